// The order of a player's hand: by kind, or in order of arrival with the player's own changes.

import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import type { InMotion } from "../stage/in-motion";
import { storage } from "../state/storage";
import { byKind } from "./kinds";
import type { Card } from "./layout";
import { nameOf } from "./lying";

export type Order = "kind" | "drawn";
export const order = signal<Order>(storage.get("hand-order") === "drawn" ? "drawn" : "kind");

export function setOrder(wanted: Order): void {
  order.value = wanted;
  storage.set("hand-order", wanted);
}

export interface Held {
  id: number;
  card: Card | null;
}

/** One card of the fan, or several equal ones where there is no room for each. */
export interface Stack extends Held {
  count: number;
  /** On its way here: its place is reserved, and it is not visible yet. */
  isArriving: boolean;
}

let ids = 0;

/** The cards that are still held, in their old order, then the new ones. */
export function holdOn(before: readonly Held[], hand: readonly (Card | null)[]): Held[] {
  const left = [...hand];
  const still = before.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...still, ...left.map((card) => ({ id: ++ids, card }))];
}

/** The same cards with one of them moved by this many places. */
export function moved(held: readonly Held[], id: number, by: number): Held[] {
  const from = held.findIndex((each) => each.id === id);
  const to = Math.max(0, Math.min(held.length - 1, from + by));
  const rest = held.filter((each) => each.id !== id);
  return [...rest.slice(0, to), held[from]!, ...rest.slice(to)];
}

/** A hand in the order that its owner chose. Moving a card switches to the owner's own order. */
export function useHeld(
  game: string,
  hand: readonly (Card | null)[],
): { held: Held[]; move(id: number, by: number): void } {
  const came = useRef<Held[]>([]);
  const [, redraw] = useState(0);
  came.current = holdOn(came.current, hand);
  const held = order.value === "kind" ? byKind(game, came.current) : came.current;
  const move = (id: number, by: number): void => {
    came.current = moved(held, id, by);
    setOrder("drawn");
    redraw((count) => count + 1);
  };
  return { held, move };
}

/** Equal neighbours become one stack when there are more cards than a row can show and they are sorted. */
export function stacked(motion: InMotion, place: string, held: readonly Held[], fits: number): Stack[] {
  const stacks: Stack[] = [];
  const arrivals = underway(motion, place, held);
  for (const each of held) {
    const last = stacks.at(-1);
    const isArriving = arrivals.has(each.id);
    if (held.length > fits && order.value === "kind" && last?.card === each.card && !isArriving) last.count += 1;
    else stacks.push({ ...each, count: 1, isArriving });
  }
  return stacks;
}

/** The ids of cards that are still on their way: of each kind, the newest. */
function underway(motion: InMotion, place: string, held: readonly Held[]): Set<number> {
  const kinds = new Set(motion.arriving.value.filter((each) => each.place === place).map(({ what }) => what));
  const newest = (kind: string): number[] =>
    held
      .filter(({ card }) => nameOf(card) === kind)
      .map(({ id }) => id)
      .sort((one, other) => other - one);
  return new Set([...kinds].flatMap((kind) => newest(kind).slice(0, motion.underway(place, kind))));
}
