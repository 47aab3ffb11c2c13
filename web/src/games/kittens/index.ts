// Exploding Kittens, to the page.

import type { KittensAction, KittensEvent, KittensView } from "../../protocol";
import type { GameUi } from "../game";
import { Board } from "./board";
import { motion } from "./motion";
import { label, sentence, sound } from "./words";

export const kittens: GameUi<KittensView, KittensAction, KittensEvent> = { Board, motion, sentence, label, sound };
