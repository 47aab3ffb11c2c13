// The coach's present advice, in notation, so that a board can offer an action it would otherwise hide.

import { signal } from "@preact/signals";

export const advised = signal<string | null>(null);

/** Whether the coach stands beside the board. */
export const showsCoach = signal(false);

export function toggleCoach(): void {
  showsCoach.value = !showsCoach.value;
}
