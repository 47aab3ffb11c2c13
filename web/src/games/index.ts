// The built-in games. Each is a separate file, so that a page loads only the games that it plays.

import type { GameUi } from "../stage/game";

type AnyGame = () => Promise<unknown>;

/** The loaders, by name. Each game has its own types, so the map cannot have one type for all. */
const games = new Map<string, AnyGame>([
  ["mantis", () => import("./mantis").then((file) => file.mantis)],
  ["kittens", () => import("./kittens").then((file) => file.kittens)],
]);

/** Load a game. A game from a package has the general board. */
export async function loadGame(name: string): Promise<GameUi> {
  const own = games.get(name);
  if (own) return (await own()) as GameUi;
  return (await import("../board")).plain(name);
}
