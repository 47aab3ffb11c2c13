// Kittens, to the page.

import type { KittensAction, KittensEvent, KittensView } from "../../protocol";
import type { GameUi } from "../game";
import { Board } from "./board";

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = {
  Board,
  motion: () => Promise.resolve(),
  sentence: () => null,
  label: () => "",
  sound: () => null,
};
