// Exploding Kittens, to the page.

import type { KittensAction, KittensEvent, KittensView } from "../../net/protocol";
import type { GameUi } from "../../stage/game";
import type { Lesson } from "../../stage/lesson";
import { Board } from "./board";
import { Chip } from "./card";
import { steps } from "./choosing";
import { CONFETTI, stand, why } from "./ended";
import { deal, motion, moves } from "./motion";
import { cards } from "./rules";
import { isFresh, show, undealt } from "./show";
import { OWN, sound } from "./sounds";
import { Teacher } from "./teacher";
import { label, moods, sentence, touches } from "./words";

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = {
  Board,
  show,
  moves,
  motion,
  isFresh,
  undealt,
  deal,
  sentence,
  Chip,
  touches,
  moods,
  differs: ({ event }, { edition }) => event === "favorasked" && edition === "it",
  label,
  sound,
  sounds: Object.values(OWN),
  why,
  stand,
  confetti: CONFETTI,
  isOpen: false,
  isOut: ({ alive }, seat) => !alive[seat],
  steps,
  hand: async () => (await import("./hand.later")).hand,
  school: {
    Teacher,
    cards,
    lessons: () => import("./lessons.json").then((file) => file.default as unknown as Lesson[]),
  },
};
