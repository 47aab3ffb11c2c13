// The deals of the day that were played on this device, and how many days in a row.

import type { Analysis, ExpertDay } from "../net/protocol";
import { sha256 } from "./sha256";
import { stored } from "./storage";

export interface DayResult {
  day: string; // 2026-11-17
  game: string;
  record: string;
  won: boolean;
  choices: number;
  signs: string; // one for each choice: g as good as the best, s a slip, b a blunder
  expert: ExpertDay | null; // how the bot did with the same cards
}

const KEPT = "days";
const MOST = 1000;
const DAY = 24 * 60 * 60 * 1000; // milliseconds

const kept = stored(KEPT, checked);

export const days = kept.value; // the newest first

/** The valid results among those that were stored or imported. */
export function checked(found: unknown): DayResult[] {
  const list = Array.isArray(found) ? (found as (Partial<DayResult> | null)[]) : [];
  return list.filter(
    (each): each is DayResult =>
      typeof each?.day === "string" && typeof each.game === "string" && typeof each.signs === "string",
  );
}

/** Stores results, the newest first. */
export function keep(results: DayResult[]): void {
  kept.write(results.sort((a, b) => b.day.localeCompare(a.day)).slice(0, MOST));
}

export function note(result: DayResult): void {
  const others = kept.read().filter(({ day, game }) => day !== result.day || game !== result.game);
  keep([result, ...others]);
}

/** A row of signs for the choices of the first seat. */
export function signsOf({ decisions }: Analysis): string {
  const signs: Record<string, string> = { slip: "s", blunder: "b" };
  return decisions
    .filter(({ seat }) => seat === 0)
    .map(({ rating }) => signs[rating] ?? "g")
    .join("");
}

const SHOWN: Record<string, string> = { g: "🟩", s: "🟨", b: "🟥" };
const IN_A_LINE = 10;

/** The signs as coloured squares, ten in a line. */
export function shownSigns(signs: string): string[] {
  const all = [...signs].map((sign) => SHOWN[sign] ?? "");
  return Array.from({ length: Math.ceil(all.length / IN_A_LINE) }, (_, line) =>
    all.slice(line * IN_A_LINE, (line + 1) * IN_A_LINE).join(""),
  );
}

/** The length of the present streak of days, up to today or yesterday, and of the longest one. */
export function streak(results: readonly DayResult[], today: string): { now: number; best: number } {
  const played = [...new Set(results.map(({ day }) => day))].sort();
  let run = 0;
  let best = 0;
  let last = "";
  for (const day of played) {
    run = last && after(last) === day ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  return { now: last === today || (last && after(last) === today) ? run : 0, best };
}

export function after(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** Whether the promise for a day leads back to the first one of its chain: each is the hash of the next. */
export function leadsBack(promise: string, day: string, anchor: string, since: string): boolean {
  let hash = promise;
  for (let left = Math.round((Date.parse(day) - Date.parse(since)) / DAY); left > 0; left--) hash = sha256(hash);
  return hash === anchor;
}
