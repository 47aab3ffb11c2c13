// Something falls when somebody wins; where nothing may move, it lies there already.

import { useEffect, useRef } from "preact/hooks";
import { wantsMotion } from "../../preferences";

const PIECES = 56;
const COLORS = ["#d8492a", "#f0a13c", "#ffd166", "#2f8f5b", "#3b7fd6", "#7b4fa3", "#ef7fa4"];

/** Claws and bubbles for Mantis, paws and sparks for Kittens. */
const SHAPES = {
  mantis: ["M2 9C0 4 4 0 8 2L6 5l4-1c0 4-4 7-8 5z", "M6 1a5 5 0 1 0 .1 0z", "M1 4h10v4H1z"],
  kittens: [
    `M3 8c0-2 1.500-3 3-3s3 1 3 3-1 3-3 3-3-1-3-3zM1.500 3.500h1.800v1.800H1.500zM5 1.500h2v2H5zM8.700
      3.500h1.800v1.800H8.700z`,
    "M6 0l1.500 4.500L12 6 7.500 7.500 6 12 4.500 7.500 0 6l4.500-1.500z",
    "M1 4h10v4H1z",
  ],
} as const;

export function Confetti({ game }: { game: "mantis" | "kittens" }) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wantsMotion()) return;
    const falling = [...field.current!.children].map((piece) => fall(piece as SVGElement));
    return () => falling.forEach((fall) => fall.cancel());
  }, []);
  const isCalm = !wantsMotion();
  return (
    <div class={isCalm ? "confetti calm" : "confetti"} ref={field} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 12 12"
          style={{
            insetInlineStart: `${((index * 61) % 100) + 0.5}%`,
            top: isCalm ? `${(index * 37) % 100}%` : "0",
            width: `${10 + ((index * 7) % 12)}px`,
            rotate: `${(index * 47) % 360}deg`,
          }}
        >
          <path d={SHAPES[game][index % 3]} fill={COLORS[index % COLORS.length]} />
        </svg>
      ))}
    </div>
  );
}

function fall(piece: SVGElement): Animation {
  const sway = (Math.random() - 0.5) * 160;
  const frames = [
    { transform: "translate(0, -8vh) rotate(0deg)", opacity: 1 },
    { transform: `translate(${sway}px, 55vh) rotate(${sway * 3}deg)`, opacity: 1, offset: 0.6 },
    { transform: `translate(${sway * 1.4}px, 105vh) rotate(${sway * 6}deg)`, opacity: 0 },
  ];
  const timing = {
    duration: 2600 + Math.random() * 2200,
    delay: Math.random() * 900,
    easing: "ease-in",
    fill: "both",
  } as const;
  return piece.animate(frames, timing);
}
