// The people who are silenced on this device, by table. They are not notified.

import { storage } from "./storage";

const KEPT = "silenced";
const MOST = 10; // tables

type Note = [code: string, people: number[]];

const notes = () => storage.read<Note[]>(KEPT, []);

export function silencedAt(code: string): ReadonlySet<number> {
  return new Set(notes().find(([noted]) => noted === code)?.[1]);
}

export function noteSilenced(code: string, people: ReadonlySet<number>): void {
  const others = notes().filter(([noted]) => noted !== code);
  storage.write(KEPT, [[code, [...people]], ...others].slice(0, MOST));
}
