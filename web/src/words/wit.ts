// What is said with a wink and shown as pictures comes late: nobody needs it to play.

import { signal } from "@preact/signals";
import type * as Flavour from "./flavour";

/** Null until it has come. */
export const flavour = signal<typeof Flavour | null>(null);

export function addFlavour(): void {
  void import("./flavour").then(async (part) => {
    await part.load();
    flavour.value = part;
  }, reportError);
}
