// The page's interface to Exploding Kittens.

import type { KittensAction, KittensEvent, KittensView } from "../../net/protocol";
import type { GameUi } from "../../stage/game";
import type { Lesson } from "../../stage/lesson";
import { undealt } from "../../board/deal";
import { deal } from "../../board/flight";
import { Board } from "../../board/board";
import { stepsTo } from "../../board/reach";
import { show } from "../../board/show";
import "./board";
import { Chip } from "./card";
import { CONFETTI, stand, why } from "./ended";
import { more } from "./more";
import { cards } from "./rules";
import { OWN, sound } from "./sounds";
import { Teacher } from "./teacher";
import { isFresh, label, moods, moves, sentence, touches } from "./words";

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = {
  Board,
  show(shown, event, after, rest = []) {
    const isInPlay = event.event === "drew" && event.card === "kitten" && rest.length > 0; // the kitten is in no zone
    return isInPlay ? { ...shown, pile: shown.pile - 1 } : show(shown, event, after, rest);
  },
  moves,
  motion: async (...facts) => (await more()).motion(...facts),
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
  steps: (action) => (action.do === "insert" ? [`[data-insert="${action.place}"]`] : stepsTo("kittens", action)),
  hand: async () => (await import("./hand.later")).hand,
  school: {
    Teacher,
    cards,
    lessons: () => import("./lessons.json").then((file) => file.default as unknown as Lesson[]),
  },
};
