// Who teaches: a mantis shrimp, or a kitten that has not exploded yet.

import type { Game } from "../route";

interface TeacherProps {
  game: Game;
  isGlad: boolean;
}

export function Teacher({ game, isGlad }: TeacherProps) {
  return (
    <svg class={`learn-teacher ${isGlad ? "glad" : ""}`} viewBox="0 0 64 64" aria-hidden="true">
      {game === "mantis" ? <Shrimp /> : <Kitten />}
      <path
        d={isGlad ? "M23 45q9 9 18 0z" : "M25 46q7 4 14 0"}
        fill={isGlad ? "#14262d" : "none"}
        stroke="#14262d"
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Shrimp() {
  return (
    <>
      <path
        d="M22 20C16 8 8 8 4 12M42 20C48 8 56 8 60 12"
        fill="none"
        stroke="#e8673f"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M8 40a24 23 0 0 1 48 0c0 14-10 20-24 20S8 54 8 40z" fill="#2fa39a" />
      <path d="M8 40c8-6 40-6 48 0 0 14-10 20-24 20S8 54 8 40z" fill="#8fd8c6" />
      <ellipse cx="20" cy="22" rx="10" ry="11" fill="#7a5cc9" />
      <ellipse cx="44" cy="22" rx="10" ry="11" fill="#7a5cc9" />
      <path d="M10 22h20M34 22h20" stroke="#ffd166" stroke-width="3" />
      <circle cx="20" cy="22" r="4" fill="#14262d" />
      <circle cx="44" cy="22" r="4" fill="#14262d" />
      <circle cx="15" cy="42" r="3" fill="#e8673f" opacity="0.5" />
      <circle cx="49" cy="42" r="3" fill="#e8673f" opacity="0.5" />
    </>
  );
}

function Kitten() {
  return (
    <>
      <path
        d="M8 6l16 12h16L56 6l2 30a26 24 0 0 1-52 0z"
        fill="#f2a33a"
        stroke="#f2a33a"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <path d="M12 12l9 8-9 6zM52 12l-9 8 9 6z" fill="#f7c9a0" />
      <path d="M32 16v9M25 17v6M39 17v6" stroke="#c2612b" stroke-width="3" stroke-linecap="round" />
      <path d="M17 43c0-7 6-9 15-9s15 2 15 9c0 9-7 14-15 14s-15-5-15-14z" fill="#fdf1e2" />
      <ellipse cx="21" cy="32" rx="5" ry="6" fill="#14262d" />
      <ellipse cx="43" cy="32" rx="5" ry="6" fill="#14262d" />
      <circle cx="22.5" cy="30" r="1.8" fill="#fff" />
      <circle cx="44.5" cy="30" r="1.8" fill="#fff" />
      <path d="M28.5 38h7L32 42z" fill="#c2432b" />
      <path
        d="M4 38l10 2M4 46l10-2M60 38l-10 2M60 46l-10-2"
        stroke="#14262d"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  );
}
