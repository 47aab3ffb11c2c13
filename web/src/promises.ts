// The promises this browser has seen: the commitment of a game, noted while its seed was still secret.

import { kept } from "./kept";

const MOST = 50;

type Note = [id: string, commitment: string];

function notes(): Note[] {
  try {
    return JSON.parse(kept.get("promises") ?? "[]") as Note[];
  } catch {
    return [];
  }
}

/** Note what a table promised; the first note counts. `id` is that of the record to come. */
export function notePromise(id: string, commitment: string): void {
  if (promiseOf(id) === null) kept.set("promises", JSON.stringify([[id, commitment], ...notes()].slice(0, MOST)));
}

export function promiseOf(id: string): string | null {
  return notes().find(([noted]) => noted === id)?.[1] ?? null;
}
