// The games that can be played here, with their titles and messages.

import { api } from "../net/api";
import { keep, known, recall } from "../state/known";
import { scenes } from "../state/scenes";
import { addPackageMessages, t, tOr } from "./messages";
import { showFailure } from "./failures";

let asked = false;

/** Fetches the list of games, once. */
export function loadEditions(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    async (games) => {
      await addPackageMessages(games);
      keep(games);
    },
    (error: unknown) => {
      asked = false;
      recall();
      showFailure(error);
    },
  );
}

/** All games: the built-in ones first, then the others of the server. */
export function offered(): string[] {
  return [...new Set([...scenes.keys(), ...known.value.map(({ name }) => name)])];
}

export function titleOf(game: string): string {
  if (scenes.has(game)) return t(`site-${game}`);
  return tOr(`${game}-title`, known.value.find(({ name }) => name === game)?.title ?? game);
}
