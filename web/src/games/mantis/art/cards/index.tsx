// The seven characters: one mantis shrimp for each colour.

import type { ComponentType } from "preact";
import { Boxer } from "./boxer";
import { Diva } from "./diva";
import { Gossip } from "./gossip";
import { Professor } from "./professor";
import { Sleeper } from "./sleeper";
import { Strongman } from "./strongman";
import { Thief } from "./thief";
import { Turned } from "../../../../ui/drawn/inked";
import type { ColorName } from "../colors";

/** The drawing of each colour, and the x and y of the middle of its face. */
const CAST: Record<ColorName, [ComponentType, number, number]> = {
  red: [Boxer, 99, 78],
  orange: [Strongman, 92, 94],
  yellow: [Gossip, 80, 74],
  green: [Thief, 62, 124],
  blue: [Sleeper, 62, 150],
  purple: [Professor, 100, 82],
  pink: [Diva, 78, 82],
};

/** The character of a colour, in a box of 200 by 240. */
export function Shrimp({ color }: { color: ColorName }) {
  const [Drawn] = CAST[color];
  return <Drawn />;
}

/** The SVG view box for the face of a character. */
export function faceBox(color: ColorName, width: number, height: number): string {
  const [, x, y] = CAST[color];
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

/** The position and scale of each character; those in front come last. A strip across the middle shows the eyes. */
const PLACES: [ColorName, number, number, number][] = [
  ["yellow", 160, 53, 0.58],
  ["orange", 198, 65, 0.57],
  ["pink", -2, 64, 0.58],
  ["purple", 42, 24, 0.58],
  ["green", 26, 106, 0.46],
  ["blue", 212, 102, 0.43],
  ["red", 98, 73, 0.63],
];

export function Group() {
  return (
    <>
      {PLACES.map(([color, x, y, size]) => (
        <Turned key={color} x={x} y={y} size={size}>
          <Shrimp color={color} />
        </Turned>
      ))}
    </>
  );
}
