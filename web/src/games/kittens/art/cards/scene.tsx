// A card's picture is one scene, drawn on the colour that the card lays below it. It is as high as a card without a
// name; beside a name, about a tenth is cut off above and below, and the sign takes the upper left corner.

import type { ComponentChildren } from "preact";

interface SceneProps {
  back?: ComponentChildren;
  children: ComponentChildren;
}

export function Scene({ back, children }: SceneProps) {
  return (
    <>
      <g class="back">{back}</g>
      <g transform="translate(2.5 1) scale(.95)">{children}</g>
    </>
  );
}

/** Rays from a point to all sides. */
export function Rays({ x = 50, y = 70, color, count = 11 }: { x?: number; y?: number; color: string; count?: number }) {
  const at = (turn: number) => `${(x + 130 * Math.cos(turn)).toFixed(0)} ${(y + 130 * Math.sin(turn)).toFixed(0)}`;
  const step = (2 * Math.PI) / count;
  const rays = Array.from(
    { length: count },
    (_, each) => `M${x} ${y}L${at((each + 0.2) * step)} ${at((each + 0.7) * step)}Z`,
  );
  return <path d={rays.join("")} fill={color} />;
}

export function Floor({ color, y = 116 }: { color: string; y?: number }) {
  return <path d={`M-5 ${y}C25 ${y - 5} 75 ${y - 4} 105 ${y + 1}V145H-5Z`} fill={color} />;
}

/** A shape with points all around, around (0, 0); no two of them are alike. */
export function spiky(rx: number, ry: number, count: number, depth: number): string {
  const points = Array.from({ length: count * 2 }, (_, each) => {
    const far = each % 2 ? 1 - depth : 1 + (((each * 7) % 5) - 2) * depth * 0.16;
    const turn = (each / count) * Math.PI + 0.2;
    return `${(rx * far * Math.cos(turn)).toFixed(1)} ${(ry * far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A frill: round lobes all around (0, 0). */
export function frill(rx: number, ry: number, count: number, out = 1.3): string {
  const at = (each: number, far: number) => {
    const turn = (each / count) * 2 * Math.PI;
    return `${(rx * far * Math.cos(turn)).toFixed(1)} ${(ry * far * Math.sin(turn)).toFixed(1)}`;
  };
  const lobes = Array.from({ length: count }, (_, each) => `Q${at(each + 0.5, out)} ${at(each + 1, 1)}`);
  return `M${at(0, 1)}${lobes.join("")}Z`;
}
