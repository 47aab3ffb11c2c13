// The promises this browser has seen: the commitment of a game, noted before its seed was published.

import type { TableView } from "../net/protocol";
import { storage } from "./storage";

const MOST = 50;

type Note = [id: string, commitment: string]; // `id` is that of the record

const notes = () => storage.read<Note[]>("promises", []);

/** Notes the commitments of a table for the present game and the next one. */
export function notePromises({ code, games, commitment, seed, next_commitment }: TableView): void {
  if (commitment && !seed) note(`${code}-${games}`, commitment);
  if (next_commitment) note(`${code}-${games + 1}`, next_commitment);
}

function note(id: string, commitment: string): void {
  if (promiseOf(id) === null) storage.write("promises", [[id, commitment], ...notes()].slice(0, MOST));
}

export function promiseOf(id: string): string | null {
  return notes().find(([noted]) => noted === id)?.[1] ?? null;
}
