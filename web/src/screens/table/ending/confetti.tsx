// Confetti for the winners, half of it behind them. Without motion it lies on the ground.

import { wantsMotion } from "../../../state/preferences";

export const PIECES = 120;
const COLORS = ["#d8492a", "#f0a13c", "#ffd166", "#2f8f5b", "#3b7fd6", "#7b4fa3", "#ef7fa4"];

export function Confetti({ shapes, isBehind = false }: { shapes: readonly string[]; isBehind?: boolean }) {
  const isCalm = !wantsMotion();
  if (isCalm && !isBehind) return null;
  return (
    <div class={`confetti${isBehind ? " behind" : ""}`} aria-hidden="true">
      {Array.from({ length: PIECES / 2 }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 12 12"
          style={{
            width: `${(isBehind ? 1.3 : 1.7) + ((index * 7) % 12) / 9}vmax`,
            ...(isCalm && {
              left: `${(index * 61) % 100}%`,
              top: `${(index * 37) % 100}%`,
              rotate: `${(index * 47) % 360}deg`,
            }),
          }}
        >
          <path d={shapes[index % shapes.length]} fill={COLORS[index % COLORS.length]} />
        </svg>
      ))}
    </div>
  );
}

/** Throws all pieces from the shoulders of the figures. */
export function throwConfetti(ending: HTMLElement, figures: readonly DOMRect[], delay: number): Animation[] {
  if (!figures.length) return [];
  return [...ending.querySelectorAll(".confetti > svg")].map((piece, each) => {
    const { left, top, width, height } = figures[each % figures.length]!;
    const side = each % 2 ? 0.72 : 0.28;
    return thrown(piece, left + width * side, top + height * 0.5, delay + Math.random() * 160);
  });
}

function thrown(piece: Element, x: number, y: number, delay: number): Animation {
  const far = Math.min(innerWidth, innerHeight * 1.2);
  const angle = (Math.random() - 0.5) * 2.7; // to both sides, upwards
  const [right, up] = [Math.sin(angle) * far, Math.cos(angle) * far].map(
    (part) => part * (0.25 + Math.random() * 0.35),
  );
  const [summitX, summitY] = [x + right!, y - up! - 30];
  const sway = (Math.random() - 0.5) * 220;
  const spin = (Math.random() - 0.5) * 2400;
  const at = (left: number, top: number, turn: number, scale: number) =>
    `translate(${left}px, ${top}px) rotate3d(1, 0.6, 0.8, ${turn}deg) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: at(x, y, 0, 0), easing: "cubic-bezier(0.1, 0.7, 0.3, 1)" },
    { transform: at(summitX, summitY, spin * 0.3, 1), offset: 0.22, easing: "cubic-bezier(0.4, 0.1, 0.8, 0.9)" },
    { transform: at(summitX + sway, innerHeight + 40, spin, 1) },
  ];
  return piece.animate(frames, { duration: 2800 + Math.random() * 1800, delay, fill: "both" });
}
