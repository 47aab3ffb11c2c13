// Exports this device's games, deals and puzzles to one file, and imports such a file.

import { checked as checkedDays, days, keep as keepDays } from "./days";
import { importGames, played, type PlayedGame } from "./played";
import { checked as checkedPuzzles, keep as keepPuzzles, solved } from "./puzzles";

const FORMAT = 1;

export function exportFile(): string {
  const all = { mazzo: FORMAT, games: played.value, days: days.value, puzzles: solved.value };
  return JSON.stringify(all, null, 2);
}

/** Adds the content of a file; false if it was not exported from Mazzo. */
export function importFile(text: string): boolean {
  const found = read(text);
  if (!found) return false;
  importGames(Array.isArray(found.games) ? (found.games as PlayedGame[]) : []);
  const known = new Set(days.value.map(({ day, game }) => `${day} ${game}`));
  const others = checkedDays(found.days).filter(({ day, game }) => !known.has(`${day} ${game}`));
  keepDays([...days.value, ...others]);
  const puzzles = checkedPuzzles(found.puzzles ?? {});
  // a rating results from one series of tries: keep the longer series, and count no puzzle twice
  const isLonger = Object.keys(puzzles.tries).length > Object.keys(solved.value.tries).length;
  const [more, fewer] = isLonger ? [puzzles, solved.value] : [solved.value, puzzles];
  keepPuzzles({ ...more, tries: { ...fewer.tries, ...more.tries } });
  return true;
}

interface Found {
  mazzo: number;
  games?: unknown;
  days?: unknown;
  puzzles?: unknown;
}

function read(text: string): Found | null {
  try {
    const found = JSON.parse(text) as Found | null;
    return found && typeof found === "object" && found.mazzo === FORMAT ? found : null;
  } catch {
    return null;
  }
}
