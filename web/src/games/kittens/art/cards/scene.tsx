// The picture of a card is one scene, on the background colour of the card. It is as high as a card without a name.
// Next to a name, about a tenth is cut off at the top and at the bottom, and the sign covers the upper left corner.

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

/** Rays from a point in all directions. */
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

/** A spiky outline around (0, 0), with spikes of varying length. */
export function spiky(rx: number, ry: number, count: number, depth: number): string {
  const points = Array.from({ length: count * 2 }, (_, each) => {
    const far = each % 2 ? 1 - depth : 1 + (((each * 7) % 5) - 2) * depth * 0.16;
    const turn = (each / count) * Math.PI + 0.2;
    return `${(rx * far * Math.cos(turn)).toFixed(1)} ${(ry * far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A frilly outline around (0, 0), with round lobes. */
export function frill(rx: number, ry: number, count: number, out = 1.3): string {
  const at = (each: number, far: number) => {
    const turn = (each / count) * 2 * Math.PI;
    return `${(rx * far * Math.cos(turn)).toFixed(1)} ${(ry * far * Math.sin(turn)).toFixed(1)}`;
  };
  const lobes = Array.from({ length: count }, (_, each) => `Q${at(each + 0.5, out)} ${at(each + 1, 1)}`);
  return `M${at(0, 1)}${lobes.join("")}Z`;
}
