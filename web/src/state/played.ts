// The games that were played on this device to their end. They are kept here, and nowhere else.

import { signal } from "@preact/signals";
import type { Analysis } from "../net/protocol";
import { storage } from "./storage";

export interface PlayedGame {
  id: string; // of its record
  game: string;
  edition: string;
  players: string[];
  winners: number[]; // seats
  seat: number | null; // one's own; null where several people shared the device
  at: number; // milliseconds
  luck: number | null; // what chance gave, in parts of a win; known once the analysis was looked at
  accuracy: number | null;
}

const KEPT = "games";
const MOST = 500;

export const played = signal<PlayedGame[]>(read()); // the newest first

window.addEventListener("storage", () => (played.value = read())); // another tab has ended a game

function read(): PlayedGame[] {
  try {
    return JSON.parse(storage.get(KEPT) ?? "[]") as PlayedGame[];
  } catch {
    return [];
  }
}

/** Changes the list. It is read first, since another tab may have changed it. */
function change(how: (games: PlayedGame[]) => PlayedGame[]): void {
  played.value = how(read()).slice(0, MOST);
  storage.set(KEPT, JSON.stringify(played.value));
}

export function remember(game: PlayedGame): void {
  if (played.value.some(({ id }) => id === game.id)) return;
  change((games) => (games.some(({ id }) => id === game.id) ? games : [game, ...games]));
}

/** Adds the games of another device. */
export function takeIn(games: (PlayedGame | null)[]): void {
  const fit = games.filter(
    (game): game is PlayedGame =>
      typeof game?.id === "string" && Number.isFinite(game.at) && Array.isArray(game.players),
  );
  change((own) => {
    const ids = new Set(own.map(({ id }) => id));
    return [...own, ...fit.filter(({ id }) => !ids.has(id))].sort((a, b) => b.at - a.at);
  });
}

/** Stores the analysis of one's own seat. */
export function noteAnalysis(id: string, { players }: Analysis): void {
  const seat = played.value.find((game) => game.id === id)?.seat;
  const own = seat == null ? undefined : players[seat];
  if (!own) return;
  change((games) => games.map((game) => (game.id === id ? { ...game, luck: own.luck, accuracy: own.accuracy } : game)));
}

export function forget(id: string): void {
  change((games) => games.filter((game) => game.id !== id));
}

export function forgetAll(): void {
  change(() => []);
}

export type Outcome = "won" | "shared" | "lost" | "together";

export function outcome({ seat, winners }: PlayedGame): Outcome {
  if (seat === null) return "together";
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** One's wins over the games, and what everybody's equal share would be; the oldest first. */
export function winsOverTime(games: PlayedGame[]): { won: number; fair: number }[] {
  let won = 0;
  let fair = 0;
  return games.map(({ seat, winners, players }) => {
    if (seat !== null && winners.includes(seat)) won += 1;
    fair += 1 / players.length;
    return { won, fair };
  });
}

const COLUMNS = ["id", "date", "game", "edition", "players", "own seat", "winners", "outcome", "luck", "accuracy"];

/** For a spreadsheet. */
export function asCsv(games: PlayedGame[]): string {
  const rows = games.map((game) => [
    game.id,
    new Date(game.at).toISOString(),
    game.game,
    game.edition,
    game.players.join("; "),
    game.seat ?? "",
    game.winners.join("; "),
    outcome(game),
    game.luck ?? "",
    game.accuracy ?? "",
  ]);
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Names are typed by strangers: a spreadsheet must not take one for a formula. */
function cell(value: string | number): string {
  if (typeof value === "number") return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
