// The seven colours, and how a Tank is read by them. What they look like is in style/mantis.css.

import type { Color } from "../../protocol";

export type ColorName = Color;

export const COLORS: readonly ColorName[] = ["red", "orange", "yellow", "green", "blue", "purple", "pink"];

export interface Stack {
  color: ColorName;
  count: number;
}

/** The cards of a Tank as stacks, one for each colour that is there, in the order of the colours. */
export function stacks(tank: readonly Color[]): Stack[] {
  return COLORS.map((color) => ({ color, count: tank.filter((card) => card === color).length })).filter(
    ({ count }) => count > 0,
  );
}
