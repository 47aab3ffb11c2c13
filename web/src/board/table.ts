// The context of a plain board: its table, and the choice so far.

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { AnyView, Layout } from "../net/protocol";
import type { BoardProps } from "../stage/game";
import type { InMotion } from "../stage/in-motion";
import { keyOf, type Option, type Step } from "./choosing";
import type { Card } from "./layout";
import type { Choosing } from "./use-choice";

export interface Table extends BoardProps, Choosing {
  game: string;
  layout: Layout;
  names: string[];
  /** Those who have chosen, while others who choose at the same time have not. */
  chosen: ReadonlySet<number>;
  /** The action that is pointed at, in notation; the board is not drawn again for it. */
  pointed: Signal<string | null>;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  return useContext(TableContext)!;
}

/** Who has chosen where several choose at the same time, by the seats that were to act since this began. */
export function useChosen({ phase, to_act }: AnyView): ReadonlySet<number> {
  const asked = useRef({ phase: "", seats: to_act });
  const isNew = asked.current.phase !== phase.phase || to_act.some((seat) => !asked.current.seats.includes(seat));
  if (isNew) asked.current = { phase: phase.phase, seats: to_act };
  return new Set(to_act.length ? asked.current.seats.filter((seat) => !to_act.includes(seat)) : []);
}

/** The choice behind a tap there, if any. */
export function optionAt(table: Table, step: Step): Option | undefined {
  const key = keyOf(step);
  return table.choice.options.find((option) => keyOf(option.step) === key);
}

/** A card in its place; one that is still on its way has its place, and is not seen yet. */
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

/** The name under which motion finds a card. */
export function nameOf(card: Card | null): string {
  return card === null ? "back" : String(card);
}
