// The teacher's face.

import type { School } from "../../stage/game";

interface TeacherProps {
  head?: School["Teacher"];
  isGlad: boolean;
}

export function Teacher({ head: Head = Card, isGlad }: TeacherProps) {
  return (
    <svg class={`learn-teacher ${isGlad ? "glad" : ""}`} viewBox="0 0 64 64" aria-hidden="true">
      <Head />
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

/** The default teacher: a card with a face. */
function Card() {
  return (
    <>
      <rect x="12" y="4" width="40" height="56" rx="7" fill="#fffdf7" stroke="#274b63" stroke-width="3" />
      <path d="M19 14h26v10H19z" fill="#f0c75e" />
      <circle cx="24" cy="33" r="4" fill="#14262d" />
      <circle cx="40" cy="33" r="4" fill="#14262d" />
      <circle cx="19" cy="41" r="3" fill="#e8673f" opacity="0.5" />
      <circle cx="45" cy="41" r="3" fill="#e8673f" opacity="0.5" />
    </>
  );
}
