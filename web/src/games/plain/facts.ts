// What a view of any game tells: what it has for each seat, what is one's own, and all else that lies open.

import type { AnyView } from "../../net/protocol";
import type { Value } from "../../words/sentences";

export interface Fact {
  name: string;
  value: Value;
}

/** Fields that every view has, and that are no part of the table. */
const AROUND = new Set(["game", "seat", "edition", "phase", "to_act", "legal", "result", "turn"]);

/** Lists that never have an entry for each seat. */
const OF_ONE = new Set(["hand", "pile", "deck", "discard", "cards"]);

const OWN = "hand";

function facts(view: AnyView): Fact[] {
  const fields = Object.entries(view as unknown as Record<string, Value>);
  return fields.filter(([name]) => !AROUND.has(name)).map(([name, value]) => ({ name, value }));
}

function isBySeat({ name, value }: Fact, seats: number): boolean {
  return !OF_ONE.has(name) && Array.isArray(value) && value.length === seats;
}

/** All that a view has one of for each seat, as this seat has it. */
export function ofSeat(view: AnyView, seat: number, seats: number): Fact[] {
  const bySeat = facts(view).filter((fact) => isBySeat(fact, seats));
  return bySeat.map(({ name, value }) => ({ name, value: (value as Value[])[seat]! }));
}

/** What only this seat sees. */
export function own(view: AnyView): Fact[] {
  return facts(view).filter(({ name }) => name === OWN);
}

/** All else that a view tells. */
export function ofAll(view: AnyView, seats: number): Fact[] {
  return facts(view).filter((fact) => fact.name !== OWN && !isBySeat(fact, seats));
}

/** The name of a field as it is read. */
export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
