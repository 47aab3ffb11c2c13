// The games there are, to the page.

import type { GameUi } from "../stage/game";
import { kittens } from "./kittens";
import { mantis } from "./mantis";
import { plain } from "./plain";

/** By name. The types of a game stay inside it: a view goes back to the game it came from. */
const games = new Map(Object.entries({ mantis, kittens } as unknown as Record<string, GameUi>));

/** How the page plays a game. One that it has never heard of, from somebody's package, has a plain board. */
export function gameUi(name: string): GameUi {
  return games.get(name) ?? plain(name);
}
