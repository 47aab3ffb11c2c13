// The tables at which this device has or had a seat. The first page links to them.

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
  return storage.read<NotedTable[]>(KEPT, []).filter(({ at }) => Date.now() - at < LONGEST);
}

export function noteTable({ code, games, settings: { game } }: TableView, seat: number, isLocal: boolean): void {
  const others = notedTables().filter((noted) => noted.code !== code);
  storage.write(KEPT, [{ code, games, game, seat, at: Date.now(), isLocal }, ...others].slice(0, MOST));
}

/** For a table that was left or has closed. */
export function forgetTable(code: string): void {
  storage.write(
    KEPT,
    notedTables().filter((noted) => noted.code !== code),
  );
}
