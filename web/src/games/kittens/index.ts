// Exploding Kittens, to the page.

import type { KittensAction, KittensEvent, KittensView, Layout } from "../../net/protocol";
import type { GameUi } from "../../stage/game";
import type { Lesson } from "../../stage/lesson";
import { undealt } from "../../board/deal";
import { deal } from "../../board/flight";
import { layOut } from "../../board/layout";
import { show } from "../../board/show";
import { Board, ownMotion } from "./board";
import { Chip } from "./card";
import { steps } from "./choosing";
import { CONFETTI, stand, why } from "./ended";
import layout from "./layout.json";
import { cards } from "./rules";
import { OWN, sound } from "./sounds";
import { Teacher } from "./teacher";
import { isFresh, label, moods, moves, sentence, touches } from "./words";

layOut("kittens", layout as Layout);

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = {
  Board,
  show(shown, event, after, rest = []) {
    const isInPlay = event.event === "drew" && event.card === "kitten" && rest.length > 0; // it lies in no zone
    return isInPlay ? { ...shown, pile: shown.pile - 1 } : show(shown, event, after, rest);
  },
  moves,
  motion: async (...facts) => (await ownMotion()).motion(...facts),
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
