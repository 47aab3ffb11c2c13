// Mantis, to the page.

import type { MantisAction, MantisEvent, MantisView } from "../../protocol";
import type { GameUi } from "../game";
import { Board } from "./board";

export const mantis: GameUi<MantisView, MantisAction, MantisEvent> = {
  Board,
  motion: () => Promise.resolve(),
  sentence: () => null,
  label: () => "",
  sound: () => null,
};
