// The end of a game of Exploding Kittens.

import type { KittensEvent, KittensView, Result } from "../../net/protocol";
import type { Stand } from "../../stage/game";
import { t } from "../../words/messages";

/** Shapes of the confetti: paws, sparks and paper. */
export const CONFETTI = [
  `M3 8c0-2 1.5-3 3-3s3 1 3 3-1 3-3 3-3-1-3-3zM1.5 3.5h1.8v1.8H1.5zM5 1.5h2v2H5z
    M8.7 3.5h1.8v1.8H8.7z`,
  "M6 0l1.5 4.5L12 6 7.5 7.5 6 12 4.5 7.5 0 6l4.5-1.5z",
  "M1 4h10v4H1z",
];

export function why(_: KittensView, { reason }: Result): string {
  return t(`ended-by-${reason.replaceAll(" ", "-")}`);
}

/** The standing of a seat: how long it survived. */
export function stand({ alive }: KittensView, seat: number, happened: readonly KittensEvent[]): Stand {
  const isAlive = alive[seat] ?? false;
  const end = happened.findIndex((event) => event.event === "exploded" && event.seat === seat);
  const share = isAlive || end < 0 ? Number(isAlive) : (end + 1) / happened.length; // of the game that it survived
  return { words: t(isAlive ? "ended-alive" : "ended-exploded"), note: null, share };
}
