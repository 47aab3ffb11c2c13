// The games there are, to the page.

import type { GameUi } from "./game";
import { kittens } from "./kittens";
import { mantis } from "./mantis";

/** By the tag of a view. The types of a game stay inside it: a view goes back to the game it came from. */
export const games = { mantis, kittens } as unknown as Record<"mantis" | "kittens", GameUi>;
