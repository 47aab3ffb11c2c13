// The puzzles tried on this device, and the rating they give: mazzo/coach/puzzles/rating.py has the same rule.

import type { PuzzleList } from "../net/protocol";
import { stored } from "./storage";

export interface Solved {
  rating: number;
  /** By puzzle ("GAME-NUMBER"), whether the first try was right. */
  tries: Record<string, boolean>;
  /** The rating after each, the oldest first. */
  history: number[];
}

const KEPT = "puzzles";
const FIRST = 1200; // the rating of a newcomer
const QUICK = 64; // the largest change by one puzzle, at first
const CALM = 24; // and later
const SOON = 12; // puzzles
const MOST = 500; // ratings that are kept

const kept = stored(KEPT, (found) => checked((found ?? {}) as Partial<Solved>));

export const solved = kept.value;

/** What was stored or imported, with default values for what is missing. */
export function checked(found: Partial<Solved>): Solved {
  const { rating, tries, history } = found;
  return {
    rating: typeof rating === "number" && Number.isFinite(rating) ? rating : FIRST,
    tries: tries && typeof tries === "object" ? tries : {},
    history: Array.isArray(history) ? history.filter((each) => typeof each === "number").slice(-MOST) : [],
  };
}

export function keep(next: Solved): void {
  kept.write(next);
}

/** Counts a try, if it is the first of this puzzle; returns how the rating changed, or null. */
export function note(puzzle: string, difficulty: number, isRight: boolean): number | null {
  const { rating, tries, history } = kept.read();
  if (puzzle in tries) return null;
  const after = rated(rating, difficulty, isRight, Object.keys(tries).length);
  keep({
    rating: after,
    tries: { ...tries, [puzzle]: isRight },
    history: [...history, Math.round(after)].slice(-MOST),
  });
  return Math.round(after) - Math.round(rating);
}

export function rated(rating: number, puzzle: number, isSolved: boolean, before: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return rating + (before < SOON ? QUICK : CALM) * (Number(isSolved) - expected);
}

export type Try = "open" | "right" | "wrong";

export function tryOf(puzzle: string): Try {
  const { tries } = solved.value;
  return puzzle in tries ? (tries[puzzle] ? "right" : "wrong") : "open";
}

/** The puzzle after one: of the day, then of the same game, in order; null when all have been tried. */
export function nextPuzzle(lists: readonly PuzzleList[], id: string): string | null {
  const game = id.slice(0, id.lastIndexOf("-"));
  const own = lists.filter((list) => list.game === game);
  const ofToday = [...own, ...lists].flatMap((list) => list.today.map((number) => `${list.game}-${number + 1}`));
  const others = own.flatMap(({ ratings }) => ratings.map((_, number) => `${game}-${number + 1}`));
  const at = others.indexOf(id);
  const inOrder = [...ofToday, ...others.slice(at + 1), ...others.slice(0, at)];
  return inOrder.find((each) => each !== id && tryOf(each) === "open") ?? null;
}
