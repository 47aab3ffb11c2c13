// Loads the effects that give cards weight, after the board. Nothing waits for them.

import { later } from "../stage/later";
import type { Stage } from "../stage/stage";

export const weight = later(() => import("./weight.later"));

/** Call after all cards have landed: the gain rises from the pile. */
export function pop(stage: Stage, place: string, gained: number): void {
  void weight().then((parts) => parts.pop(stage, place, gained), reportError);
}

/** The viewer is robbed: a hand reaches after the cards. */
export function grab(stage: Stage, seat: number, taker: number): void {
  void weight().then((parts) => parts.grab(stage, seat, taker), reportError);
}
