// The games that the page can play. The entry passes in how they are loaded; nothing else imports a game.

import type { GameUi } from "./game";

type Find = (name: string) => GameUi;

let load: (() => Promise<Find>) | null = null;
let find: Find | null = null;

/** Say how the games are fetched. */
export function handIn(loader: () => Promise<Find>): void {
  load = loader;
}

/** Have the games at hand: before this is done, `gameUi` knows none. */
export async function fetchGames(): Promise<void> {
  find ??= await load!();
}

/** How the page plays a game. */
export function gameUi(name: string): GameUi {
  if (!find) throw new Error("the games have not been fetched");
  return find(name);
}
