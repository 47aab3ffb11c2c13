// The cards of a place, including those that are still on their way there.

import type { InMotion } from "../stage/in-motion";
import type { Card } from "./layout";

/** A card in its place. A card that is still on its way already has a place but is not visible. */
export interface Lying {
  card: Card | null;
  key: string;
  isArriving: boolean;
}

export function lyingIn(motion: InMotion, place: string, cards: readonly (Card | null)[]): Lying[] {
  const left = new Map<string, number>();
  for (const each of motion.arriving.value)
    if (each.place === place) left.set(each.what, (left.get(each.what) ?? 0) + each.count);
  const seen = new Map<string, number>();
  const found = cards.map((card) => {
    const what = nameOf(card);
    const number = seen.get(what) ?? 0;
    seen.set(what, number + 1);
    return { card, key: `${what} ${number}`, isArriving: false };
  });
  for (const each of found.toReversed()) {
    const count = left.get(nameOf(each.card)) ?? 0;
    if (count) left.set(nameOf(each.card), count - 1);
    each.isArriving = count > 0;
  }
  return found;
}

/** The name by which animations find a card. */
export function nameOf(card: Card | null): string {
  return card === null ? "back" : String(card);
}

/** The slight angle of a card in an open pile, in degrees. It is deterministic. */
export function tilt(place: number): number {
  return ((place * 37) % 13) - 6;
}
