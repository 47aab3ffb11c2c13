// The games that ended while this browser was there.

import { signal } from "@preact/signals";
import { kept } from "./kept";

export interface RecentGame {
  id: string; // of its record
  game: string;
  players: string[];
  winners: string[];
  at: number; // milliseconds
}

const MOST = 20;

export const recent = signal<RecentGame[]>(read());

function read(): RecentGame[] {
  try {
    return JSON.parse(kept.get("recent") ?? "[]") as RecentGame[];
  } catch {
    return [];
  }
}

export function remember(game: RecentGame): void {
  if (recent.value.some((known) => known.id === game.id)) return;
  recent.value = [game, ...recent.value].slice(0, MOST);
  kept.set("recent", JSON.stringify(recent.value));
}
