// The tables at which this device has a seat, or had one a while ago: the first page offers the way back.

import type { TableView } from "../net/protocol";
import { storage } from "./storage";

export interface NotedTable {
  code: string;
  games: number; // which game it was
  game?: string; // its name
  seat: number;
  at: number; // milliseconds
  isLocal: boolean; // several people share this device
}

const KEPT = "tables";
const MOST = 3;
const LONGEST = 7 * 24 * 3600 * 1000; // milliseconds; no table waits longer

export function notedTables(): NotedTable[] {
  try {
    const noted = JSON.parse(storage.get(KEPT) ?? "[]") as NotedTable[];
    return noted.filter(({ at }) => Date.now() - at < LONGEST);
  } catch {
    return [];
  }
}

/** The person has a seat at this table. */
export function noteTable({ code, games, settings: { game } }: TableView, seat: number, isLocal: boolean): void {
  const others = notedTables().filter((noted) => noted.code !== code);
  storage.set(KEPT, JSON.stringify([{ code, games, game, seat, at: Date.now(), isLocal }, ...others].slice(0, MOST)));
}

/** There is no way back to this table, or none is wanted. */
export function forgetTable(code: string): void {
  storage.set(KEPT, JSON.stringify(notedTables().filter((noted) => noted.code !== code)));
}
