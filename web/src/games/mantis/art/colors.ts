// The seven colours of the cards, and their shades.

import type { MantisColor as Color } from "../../../net/protocol";

export type ColorName = Color;

export const COLORS: readonly ColorName[] = ["red", "orange", "yellow", "green", "blue", "purple", "pink"];

/** A colour, the text colour on it, and its shades. */
interface Paint {
  full: string;
  on: string;
  deep: string;
  /** On the side away from the light. */
  dim: string;
  pale: string;
  paper: string;
}

const WHITE = "#ffffff";
const INK = "#10222a";

/** The colours also differ in lightness, for colour-blind people; palette.test.ts checks this. */
export const PAINT: Record<ColorName, Paint> = {
  red: paint("#be0a18", WHITE),
  orange: paint("#f2790a", INK),
  yellow: paint("#ffee64", INK),
  green: paint("#037c58", WHITE),
  blue: paint("#2391fc", INK),
  purple: paint("#66348f", WHITE),
  pink: paint("#ffaed6", INK),
};

function paint(full: string, on: string): Paint {
  const mixed = (share: number, other: string) => `color-mix(in oklab, ${full} ${share}%, ${other})`;
  return {
    full,
    on,
    deep: mixed(52, "#0c1a22"),
    dim: mixed(80, "#3a0f2e"),
    pale: mixed(38, WHITE),
    paper: mixed(10, "#fffdf8"),
  };
}
