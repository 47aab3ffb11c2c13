// Whom this device does not want to hear, by table. Nobody is told.

import { storage } from "./storage";

const KEPT = "silenced";
const MOST = 10; // tables

type Note = [code: string, people: number[]];

function notes(): Note[] {
  try {
    return JSON.parse(storage.get(KEPT) ?? "[]") as Note[];
  } catch {
    return [];
  }
}

export function silencedAt(code: string): ReadonlySet<number> {
  return new Set(notes().find(([noted]) => noted === code)?.[1]);
}

export function noteSilenced(code: string, people: ReadonlySet<number>): void {
  const others = notes().filter(([noted]) => noted !== code);
  storage.set(KEPT, JSON.stringify([[code, [...people]], ...others].slice(0, MOST)));
}
