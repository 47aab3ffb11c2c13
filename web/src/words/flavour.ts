// Titles, remarks and pictures of events, loaded after the game: playing does not need them.

import { signal } from "@preact/signals";
import type * as Flavour from "./flavour-lines";

/** Null until it has come. */
export const flavour = signal<typeof Flavour | null>(null);

export function addFlavour(): void {
  void import("./flavour-lines").then(async (part) => {
    await part.load();
    flavour.value = part;
  }, reportError);
}
