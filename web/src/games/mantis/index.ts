// Mantis, to the page.

import type { MantisAction, MantisEvent, MantisView } from "../../net/protocol";
import type { GameUi } from "../../stage/game";
import type { Lesson } from "../../stage/lesson";
import { Board } from "./board";
import { Chip } from "./card";
import { CONFETTI, stand, why } from "./ended";
import { deal, motion, moves } from "./motion";
import { cards } from "./rules";
import { isFresh, show, undealt } from "./show";
import { OWN, sound } from "./sounds";
import { Teacher } from "./teacher";
import { label, moods, sentence, touches } from "./words";

export const mantis: GameUi<MantisView, MantisAction, MantisEvent> = {
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
  label,
  sound,
  sounds: Object.values(OWN),
  why,
  stand,
  confetti: CONFETTI,
  isOpen: true,
  school: {
    Teacher,
    cards,
    lessons: () => import("./lessons.json").then((file) => file.default as unknown as Lesson[]),
  },
};
