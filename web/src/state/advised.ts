// The action that the coach advises, in notation: a board shows it even if it would hide it otherwise.

import { signal } from "@preact/signals";

export const advised = signal<string | null>(null);

/** Whether the coach's panel is open. */
export const showsCoach = signal(false);

export function toggleCoach(): void {
  showsCoach.value = !showsCoach.value;
}
