// The end of a game of Exploding Kittens.

import type { KittensEvent, KittensView, Result } from "../../net/protocol";
import type { Stand } from "../../stage/game";
import { t } from "../../words/messages";

/** Paws, sparks and paper. */
export const CONFETTI = [
  `M3 8c0-2 1.500-3 3-3s3 1 3 3-1 3-3 3-3-1-3-3zM1.500 3.500h1.800v1.800H1.500zM5 1.500h2v2H5z
    M8.700 3.500h1.800v1.800H8.700z`,
  "M6 0l1.500 4.500L12 6 7.500 7.500 6 12 4.500 7.500 0 6l4.500-1.500z",
  "M1 4h10v4H1z",
];

export function why(_: KittensView, { reason }: Result): string {
  return t(`ended-by-${reason.replaceAll(" ", "-")}`);
}

/** The standing of a seat: better the later it exploded. */
export function stand({ alive }: KittensView, seat: number, happened: readonly KittensEvent[]): Stand {
  const isAlive = alive[seat] ?? false;
  const deaths = happened.flatMap((event) => (event.event === "exploded" ? [event.seat] : []));
  const rank = isAlive ? deaths.length : deaths.indexOf(seat);
  const end = happened.findIndex((event) => event.event === "exploded" && event.seat === seat);
  const share = isAlive || end < 0 ? Number(isAlive) : (end + 1) / happened.length; // of the game that it lived through
  return { rank, words: t(isAlive ? "ended-alive" : "ended-exploded"), note: null, share };
}
