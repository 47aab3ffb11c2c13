// The promises this browser has seen: the commitment of a game, noted while its seed was still secret.

import type { TableView } from "../net/protocol";
import { storage } from "./storage";

const MOST = 50;

type Note = [id: string, commitment: string]; // `id` is that of the record

function notes(): Note[] {
  try {
    return JSON.parse(storage.get("promises") ?? "[]") as Note[];
  } catch {
    return [];
  }
}

/** Note what a table promises for the game that is on, and for the next one. */
export function notePromises({ code, games, commitment, seed, next_commitment }: TableView): void {
  if (commitment && !seed) note(`${code}-${games}`, commitment);
  if (next_commitment) note(`${code}-${games + 1}`, next_commitment);
}

/** The first note counts. */
function note(id: string, commitment: string): void {
  if (promiseOf(id) === null) storage.set("promises", JSON.stringify([[id, commitment], ...notes()].slice(0, MOST)));
}

export function promiseOf(id: string): string | null {
  return notes().find(([noted]) => noted === id)?.[1] ?? null;
}
