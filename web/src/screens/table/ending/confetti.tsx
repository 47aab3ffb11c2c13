// Something falls when somebody wins; where nothing may move, it lies there already.

import { useEffect, useRef } from "preact/hooks";
import { wantsMotion } from "../../../state/preferences";

const PIECES = 56;
const COLORS = ["#d8492a", "#f0a13c", "#ffd166", "#2f8f5b", "#3b7fd6", "#7b4fa3", "#ef7fa4"];

export function Confetti({ shapes }: { shapes: readonly string[] }) {
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
          <path d={shapes[index % shapes.length]} fill={COLORS[index % COLORS.length]} />
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
