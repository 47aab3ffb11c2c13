// The games as the server describes them, with their editions and options.

import { signal } from "@preact/signals";
import type { EditionInfo, GameInfo, Settings } from "../net/protocol";
import { scenes } from "./scenes";
import { storage } from "./storage";

export const known = signal<GameInfo[]>([]);

const KEPT = "offered";

export function keep(games: GameInfo[]): void {
  storage.write(KEPT, games);
  known.value = games;
}

/** Restores the games of the last visit, for when the server cannot be reached. */
export function recall(): void {
  if (!known.value.length) known.value = storage.read<GameInfo[]>(KEPT, []);
}

export function infoOf(game: string): GameInfo | undefined {
  return known.value.find(({ name }) => name === game);
}

/** The first is the default. */
export function editionsOf(game: string): EditionInfo[] {
  return infoOf(game)?.editions ?? [];
}

/** Whether the game has reactions, which have their own time limit. */
export function hasReactions(game: string): boolean {
  return infoOf(game)?.has_reactions ?? false;
}

/** Whether there are lessons: as part of the pages, or in the game's package. */
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

/** The edition that was chosen last, or the default one. */
export function usualEdition(game: string): string | null {
  const chosen = storage.get(`edition.${game}`);
  const editions = editionsOf(game).map(({ name }) => name);
  return chosen !== null && (!editions.length || editions.includes(chosen)) ? chosen : (editions[0] ?? null);
}

export function rememberEdition(game: string, edition: string): void {
  storage.set(`edition.${game}`, edition);
}
