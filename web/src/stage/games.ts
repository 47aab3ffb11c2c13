// The games that the page can play, each fetched when it is first needed. The entry passes in how; nothing else imports
// a game.

import { signal } from "@preact/signals";
import type { GameUi } from "./game";

type Load = (name: string) => Promise<GameUi>;

let load: Load | null = null;
const fetched = new Map<string, GameUi>();

/** Whether a game could not be fetched since the screen was opened: the page is older than the server, or cut off. */
export const isGameMissing = signal(false);

/** Say how a game is fetched. */
export function handIn(loader: Load): void {
  load = loader;
}

/** Have a game at hand: before this is done, `gameUi` does not know it. */
export async function fetchGame(name: string): Promise<void> {
  if (!fetched.has(name)) fetched.set(name, await load!(name));
}

/** Have a game at hand for a screen that is nothing without it; whether it has come. */
export async function needGame(name: string): Promise<boolean> {
  try {
    await fetchGame(name);
  } catch {
    isGameMissing.value = true;
  }
  return fetched.has(name);
}

/** How the page plays a game. */
export function gameUi(name: string): GameUi {
  const game = fetched.get(name);
  if (!game) throw new Error(`the game ${name} has not been fetched`);
  return game;
}
