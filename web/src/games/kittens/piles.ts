// Where the two piles are on the board.

import { tilt } from "../../board/lying";
import { type Spot, spotOf, type Stage } from "../../stage/stage";

export function pileSpot(stage: Stage): Spot {
  return spotOf(stage.place("pile")!.querySelector(".card-stack")!);
}

/** The place of the next card on the Discard Pile, above this many. */
export function discardSpot(stage: Stage, below: number): Spot {
  return { ...spotOf(stage.place("discard")!.querySelector(".card-stack")!), turn: tilt(below) };
}
