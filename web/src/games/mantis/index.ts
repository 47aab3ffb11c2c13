// Mantis, to the page.

import type { MantisAction, MantisEvent, MantisView } from "../../protocol";
import type { GameUi, Sound } from "../game";
import { Board } from "./board";
import { motion } from "./motion";
import { label, sentence } from "./words";

const SOUNDS: Record<MantisEvent["event"], Sound | null> = {
  missed: "miss",
  scored: "score",
  stole: "steal",
  banked: "score",
  raidwon: "flip",
  raided: "steal",
  turnbegan: null,
  ended: "win",
};

export const mantis: GameUi<MantisView, MantisAction, MantisEvent> = {
  Board,
  motion,
  sentence,
  label,
  sound: (event) => SOUNDS[event.event],
};
