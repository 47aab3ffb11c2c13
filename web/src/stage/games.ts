// The games that the page can play, each fetched when it is first needed. The entry module sets the loader, and is the
// only one that imports games.

import { signal } from "@preact/signals";
import type { GameUi } from "./game";

type Load = (name: string) => Promise<GameUi>;

let load: Load | null = null;
const fetched = new Map<string, GameUi>();

/** Whether a game could not be fetched on this screen: the page is older than the server, or offline. */
export const isGameMissing = signal(false);

/** Set the function that fetches games. */
export function handIn(loader: Load): void {
  load = loader;
}

/** Fetch a game. Until this resolves, `gameUi` throws for it. */
export async function fetchGame(name: string): Promise<void> {
  if (!fetched.has(name)) fetched.set(name, await load!(name));
}

/** Fetch a game for a screen that cannot work without it; returns whether that succeeded. */
export async function needGame(name: string): Promise<boolean> {
  try {
    await fetchGame(name);
  } catch {
    isGameMissing.value = true;
  }
  return fetched.has(name);
}

/** The interface of a game that has been fetched. */
export function gameUi(name: string): GameUi {
  const game = fetched.get(name);
  if (!game) throw new Error(`the game ${name} has not been fetched`);
  return game;
}
