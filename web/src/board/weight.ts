// What cards do by their weight, in any game: the code for it comes after the board, and nothing waits for it.

import { later } from "../stage/later";
import type { Stage } from "../stage/stage";

export const weight = later(() => import("./weight.later"));

/** All have landed: what was gained rises from the pile. */
export function pop(stage: Stage, place: string, gained: number): void {
  void weight().then((parts) => parts.pop(stage, place, gained), reportError);
}

/** The hand of the viewer, who is robbed, reaches after the cards. */
export function grab(stage: Stage, seat: number, taker: number): void {
  void weight().then((parts) => parts.grab(stage, seat, taker), reportError);
}
