// The games at hand, as the entry of the page brings them.

import { loadGame } from "../../src/games";
import { fetchGame, handIn } from "../../src/stage/games";

export async function bringGames(): Promise<void> {
  handIn(loadGame);
  for (const game of ["mantis", "kittens"]) await fetchGame(game);
}
