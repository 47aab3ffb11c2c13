// The games as the server describes them: their editions, and what can be set otherwise at a table.

import { signal } from "@preact/signals";
import { api } from "../net/api";
import { storage } from "./storage";
import type { EditionInfo, GameInfo, Settings } from "../net/protocol";
import { explain } from "../words/troubles";
import { toast } from "../ui/toast";
import { learn } from "../words/messages";

export const known = signal<GameInfo[]>([]);

const KEPT = "known"; // without the server, what it said last

let asked = false;

export function loadEditions(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    async (games) => {
      storage.set(KEPT, JSON.stringify(games));
      await learn(games);
      known.value = games;
    },
    (error: unknown) => {
      asked = false;
      if (!known.value.length) known.value = JSON.parse(storage.get(KEPT) ?? "[]") as GameInfo[];
      toast(explain(error));
    },
  );
}

function infoOf(game: string): GameInfo | undefined {
  return known.value.find(({ name }) => name === game);
}

/** The first is the usual one. */
export function editionsOf(game: string): EditionInfo[] {
  return infoOf(game)?.editions ?? [];
}

/** Whether the game has moments to react, for which a table has a clock. */
export function hasReactions(game: string): boolean {
  return infoOf(game)?.has_reactions ?? false;
}

/** The bots that the operator of the server has added. */
export function ownBotsOf(game: string): string[] {
  return infoOf(game)?.own_bots ?? [];
}

export function editionOf({ game, edition }: Pick<Settings, "game" | "edition">): EditionInfo | null {
  return editionsOf(game).find(({ name }) => name === edition) ?? null;
}

/** The edition that was chosen last; before that, the first that the server names. */
export function usualEdition(game: string): string | null {
  const chosen = storage.get(`edition.${game}`);
  const editions = editionsOf(game).map(({ name }) => name);
  return chosen !== null && (!editions.length || editions.includes(chosen)) ? chosen : (editions[0] ?? null);
}

export function rememberEdition(game: string, edition: string): void {
  storage.set(`edition.${game}`, edition);
}
