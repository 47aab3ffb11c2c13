// What the coach advises now, in notation, so that a board can offer it where it would not be offered otherwise.

import { signal } from "@preact/signals";

export const advised = signal<string | null>(null);
