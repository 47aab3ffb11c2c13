// The games at hand, as the entry of the page brings them.

import { gameUi } from "../../src/games";
import { fetchGames, handIn } from "../../src/stage/games";

export async function bringGames(): Promise<void> {
  handIn(() => Promise.resolve(gameUi));
  await fetchGames();
}
