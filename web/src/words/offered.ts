// The games that can be played here, what they are called, and the words that they bring.

import { api } from "../net/api";
import { keep, known, recall } from "../state/known";
import { scenes } from "../state/scenes";
import { learn, t, tOr } from "./messages";
import { showFailure } from "./failures";

let asked = false;

/** Ask the server which games it knows, once. */
export function loadEditions(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    async (games) => {
      await learn(games);
      keep(games);
    },
    (error: unknown) => {
      asked = false;
      recall();
      showFailure(error);
    },
  );
}

/** All that can be played here: those with a picture, then what else the server offers. */
export function offered(): string[] {
  return [...new Set([...scenes.keys(), ...known.value.map(({ name }) => name)])];
}

/** What a game is called; one that the pages do not know is called as its author says. */
export function titleOf(game: string): string {
  if (scenes.has(game)) return t(`site-${game}`);
  return tOr(`${game}-title`, known.value.find(({ name }) => name === game)?.title ?? game);
}
