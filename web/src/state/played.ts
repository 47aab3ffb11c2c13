// The games that were finished on this device. They are stored here, and nowhere else.

import type { Analysis } from "../net/protocol";
import { stored } from "./storage";

export interface PlayedGame {
  id: string; // of its record
  game: string;
  edition: string;
  players: string[];
  winners: number[]; // seats
  seat: number | null; // of this player; null if several people shared the device
  at: number; // milliseconds
  luck: number | null; // what chance gave, in parts of a win; known after the analysis was opened
  accuracy: number | null;
}

const KEPT = "games";
const MOST = 500;

const kept = stored(KEPT, (found) => (found ?? []) as PlayedGame[]);

export const played = kept.value; // the newest first

function change(how: (games: PlayedGame[]) => PlayedGame[]): void {
  kept.write(how(kept.read()).slice(0, MOST));
}

export function remember(game: PlayedGame): void {
  if (played.value.some(({ id }) => id === game.id)) return;
  change((games) => (games.some(({ id }) => id === game.id) ? games : [game, ...games]));
}

/** Adds the games of another device. */
export function importGames(games: (PlayedGame | null)[]): void {
  const fit = games.filter(
    (game): game is PlayedGame =>
      typeof game?.id === "string" && Number.isFinite(game.at) && Array.isArray(game.players),
  );
  change((own) => {
    const ids = new Set(own.map(({ id }) => id));
    return [...own, ...fit.filter(({ id }) => !ids.has(id))].sort((a, b) => b.at - a.at);
  });
}

/** Stores the analysis of this player's seat. */
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

/** The wins so far after each game, and the share with equal chances; the oldest first. */
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

/** A name must not become a formula of the spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === "number") return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
