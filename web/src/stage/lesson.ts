// The lessons of a game, as `make generated` writes them, with the views and events that the server would send.

import type { AnyView, Frame } from "../net/protocol";

export interface Lesson {
  name: string;
  names: string[]; // of the players, the learner first
  asks: number; // how many moves the learner has to find
  start: Asked;
}

/** A task of the learner: each accepted move, in notation, with everything that follows it. */
export interface Asked {
  view: AnyView;
  answers: Record<string, Answer>;
}

export interface Answer {
  frames: Frame[];
  then: Asked | null; // null: the rule is learnt
}
