// Titles, remarks and pictures of events, which are loaded after the game.

import { signal } from "@preact/signals";
import type * as Flavour from "./flavour-lines";

/** Null until it is loaded. */
export const flavour = signal<typeof Flavour | null>(null);

export function addFlavour(): void {
  void import("./flavour-lines").then(async (part) => {
    await part.load();
    flavour.value = part;
  }, reportError);
}
