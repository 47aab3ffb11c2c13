// The pictures of the built-in games, by name, the shortest game first. The entry module fills it, so that no other
// module depends on a game.

import type { ComponentType } from "preact";

export const scenes = new Map<string, ComponentType>();
