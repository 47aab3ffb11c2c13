// The page's interface to Mantis.

import type { MantisAction, MantisEvent, MantisView } from "../../net/protocol";
import { Board } from "../../board/board";
import { undealt } from "../../board/deal";
import { deal } from "../../board/flight";
import { show } from "../../board/show";
import type { GameUi } from "../../stage/game";
import type { Lesson } from "../../stage/lesson";
import { ownMotion } from "./board";
import { Chip } from "./card";
import { CONFETTI, stand, why } from "./ended";
import { cards } from "./rules";
import { OWN, sound } from "./sounds";
import { Teacher } from "./teacher";
import { label, moods, sentence, touches } from "./words";

export const mantis: GameUi<MantisView, MantisAction, MantisEvent> = {
  Board,
  show,
  moves: ({ event }) => event !== "turnbegan" && event !== "raidwon",
  motion: async (...facts) => (await ownMotion()).motion(...facts),
  isFresh: ({ turned, result }) => !turned.length && !result,
  undealt,
  deal,
  sentence,
  Chip,
  touches,
  moods,
  label,
  sound,
  sounds: Object.values(OWN),
  why,
  stand,
  confetti: CONFETTI,
  isOpen: true,
  hand: async () => (await import("./hand.later")).hand,
  school: {
    Teacher,
    cards,
    lessons: () => import("./lessons.json").then((file) => file.default as unknown as Lesson[]),
  },
};
