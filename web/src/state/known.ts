// The games as the server describes them: their editions, and what can be set otherwise at a table.

import { signal } from "@preact/signals";
import type { EditionInfo, GameInfo, Settings } from "../net/protocol";
import { scenes } from "./scenes";
import { storage } from "./storage";

export const known = signal<GameInfo[]>([]);

const KEPT = "offered";

export function keep(games: GameInfo[]): void {
  storage.set(KEPT, JSON.stringify(games));
  known.value = games;
}

/** Without the server, what it said last. */
export function recall(): void {
  if (!known.value.length) known.value = JSON.parse(storage.get(KEPT) ?? "[]") as GameInfo[];
}

export function infoOf(game: string): GameInfo | undefined {
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

/** Whether it can be learned by playing: its lessons are part of the pages, or its package brings some. */
export function hasLessons(game: string): boolean {
  return scenes.has(game) || !!infoOf(game)?.lessons;
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
