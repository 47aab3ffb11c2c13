// The lessons of a game, as `make generated` writes them: every view and event is what the server would send.

import type { AnyView, Frame } from "../net/protocol";

export interface Lesson {
  name: string;
  names: string[]; // of the players, the learner first
  asks: number; // how many moves the learner has to find
  start: Asked;
}

/** A moment in which the learner has to find the move: each one accepted, in notation, and all that follows it. */
export interface Asked {
  view: AnyView;
  answers: Record<string, Answer>;
}

export interface Answer {
  frames: Frame[];
  then: Asked | null; // null: the rule is learnt
}
