// The pictures of the games that have pages of their own, by name, the shortest game first. The entry puts them here,
// so that no other part of the pages needs to know a game.

import type { ComponentType } from "preact";

export const scenes = new Map<string, ComponentType>();
