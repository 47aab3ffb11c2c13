// Exploding Kittens, to the page.

import type { KittensAction, KittensEvent, KittensView } from "../../protocol";
import type { GameUi } from "../game";
import { Board } from "./board";
import { deal, motion, moves } from "./motion";
import { isFresh, show, undealt } from "./show";
import { label, sentence, sound, touches } from "./words";

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = {
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
  sound,
};
