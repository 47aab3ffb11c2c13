// The coach's present advice, in notation, so that a board can offer an action it would otherwise hide.

import { signal } from "@preact/signals";

export const advised = signal<string | null>(null);
