// Mantis, to the page.

import type { MantisAction, MantisEvent, MantisView } from "../../protocol";
import type { GameUi, Sound } from "../game";
import { Board } from "./board";
import { deal, motion, moves } from "./motion";
import { isFresh, show, undealt } from "./show";
import { label, sentence, touches } from "./words";

const SOUNDS: Record<MantisEvent["event"], Sound | null> = {
  missed: "plop",
  scored: "bubbles",
  stole: "splash",
  banked: "bubbles",
  raidwon: "flip",
  raided: "splash",
  turnbegan: null,
  ended: "win",
};

export const mantis: GameUi<MantisView, MantisAction, MantisEvent> = {
  Board,
  show,
  moves,
  motion,
  isFresh,
  undealt,
  deal,
  sentence,
  touches,
  label,
  sound: (event) => SOUNDS[event.event],
};
