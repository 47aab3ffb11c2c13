// The games there are, to the page: each is a file of its own, so that nobody loads a game that is not played.

import type { GameUi } from "../stage/game";

type AnyGame = () => Promise<unknown>;

/** By name. The types of a game stay inside it: a view goes back to the game it came from. */
const games = new Map<string, AnyGame>([
  ["mantis", () => import("./mantis").then((file) => file.mantis)],
  ["kittens", () => import("./kittens").then((file) => file.kittens)],
]);

/** How the page plays a game. One that it has never heard of, from somebody's package, has a plain board. */
export async function loadGame(name: string): Promise<GameUi> {
  const own = games.get(name);
  if (own) return (await own()) as GameUi;
  return (await import("../board")).plain(name);
}
