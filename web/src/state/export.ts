// All that this device knows of somebody's games, in one file: to keep, or to take to another device.

import { checked as checkedDays, days, keep as keepDays } from "./days";
import { played, takeIn as takeInGames, type PlayedGame } from "./played";
import { checked as checkedPuzzles, keep as keepPuzzles, solved } from "./puzzles";

const FORMAT = 1;

/** The file. */
export function everything(): string {
  const all = { mazzo: FORMAT, games: played.value, days: days.value, puzzles: solved.value };
  return JSON.stringify(all, null, 2);
}

/** Adds what a file has to what is here; false if it is no such file. */
export function takeIn(text: string): boolean {
  const found = read(text);
  if (!found) return false;
  takeInGames(Array.isArray(found.games) ? (found.games as PlayedGame[]) : []);
  const known = new Set(days.value.map(({ day, game }) => `${day} ${game}`));
  const others = checkedDays(found.days).filter(({ day, game }) => !known.has(`${day} ${game}`));
  keepDays([...days.value, ...others].sort((a, b) => b.day.localeCompare(a.day)));
  const puzzles = checkedPuzzles(found.puzzles ?? {});
  // a rating follows from one row of tries: the longer one counts, and no puzzle counts again
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
