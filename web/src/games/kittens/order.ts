// In which order a person holds their cards: by kind, or as they came and as they were moved since.

import { signal } from "@preact/signals";
import type { KittensCard } from "../../net/protocol";
import { storage } from "../../state/storage";
import { CARDS } from "./words";

export type Order = "kind" | "drawn";
export const order = signal<Order>(storage.get("kittens-order") === "drawn" ? "drawn" : "kind");

export function setOrder(wanted: Order): void {
  order.value = wanted;
  storage.set("kittens-order", wanted);
}

export interface Held {
  id: number;
  card: KittensCard;
}

let ids = 0;

/** The cards that were held and still are, where they were, then the new ones. */
export function holdOn(before: readonly Held[], hand: readonly KittensCard[]): Held[] {
  const left = [...hand];
  const still = before.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...still, ...left.map((card) => ({ id: ++ids, card }))];
}

export function byKind(held: readonly Held[]): Held[] {
  return held.toSorted((one, other) => CARDS.indexOf(one.card) - CARDS.indexOf(other.card));
}

/** The same cards with one of them moved by this many places. */
export function moved(held: readonly Held[], id: number, by: number): Held[] {
  const from = held.findIndex((each) => each.id === id);
  const to = Math.max(0, Math.min(held.length - 1, from + by));
  const rest = held.filter((each) => each.id !== id);
  return [...rest.slice(0, to), held[from]!, ...rest.slice(to)];
}
