// Where the two piles are on the board.

import { type Spot, spotOf, type Stage } from "../../stage/stage";

export function pileSpot(stage: Stage): Spot {
  return spotOf(stage.place("pile")!.querySelector(".card-stack")!);
}

export function discardSpot(stage: Stage): Spot {
  return spotOf(stage.place("discard")!.querySelector(".card-stack")!);
}
