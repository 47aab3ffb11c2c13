// The rewards earned on this device: a title, and what can be worn (state/worn.ts).

import { computed } from "@preact/signals";
import { days, streak } from "./days";
import { outcome, played } from "./played";
import { solved } from "./puzzles";
import type { Kind } from "./worn";

/** The feats that earn rewards, with their counts on this device. */
const FEATS = {
  games: () => played.value.length,
  wins: () => played.value.filter((game) => outcome(game) === "won").length,
  days: () => streak(days.value, "").best,
  puzzles: () => Object.values(solved.value.tries).filter(Boolean).length,
};

export type Feat = keyof typeof FEATS;

/** The feat for a reward, and its count. */
export type Price = readonly [feat: Feat, count: number];

/** By kind; the first of each is free. */
export const REWARDS = {
  hat: { none: ["games", 0], party: ["games", 1], cap: ["puzzles", 5], crown: ["wins", 5] },
  felt: { green: ["games", 0], blue: ["games", 3], wine: ["wins", 3], violet: ["days", 3] },
  back: { plain: ["games", 0], ruby: ["games", 5], jade: ["puzzles", 10], gold: ["wins", 10] },
} as const satisfies Record<Kind, Record<string, Price>>;

/** The titles, the greatest last. */
const TITLES: readonly (readonly [title: string, ...price: Price])[] = [
  ["newcomer", "games", 0],
  ["regular", "games", 5],
  ["solver", "puzzles", 10],
  ["faithful", "days", 7],
  ["champion", "wins", 10],
];

export function isEarned([feat, count]: Price): boolean {
  return FEATS[feat]() >= count;
}

export const title = computed(() => TITLES.findLast(([, ...price]) => isEarned(price))![0]);
