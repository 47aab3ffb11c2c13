// The space that a game needs on the board now. It changes as seldom as possible, so that places do not move.

import type { AnyView, Layout, Zone } from "../net/protocol";
import { cardsOf, fieldsOf, heldIn, isInRoom, rowsOf, zonesOf } from "./layout";
import type { Wants } from "./places";

const RESERVED = 3; // cards in a row for which there is always room
const MOST = 6; // cards of a row that fit side by side; more overlap

export function wantsOf(layout: Layout, view: AnyView, seats: number): Wants {
  const { held, lines } = heldIn(zonesOf(layout, "seat"));
  const isTank = isInRoom(layout);
  return {
    others: seats - 1,
    before: isTank ? "tank" : lines.length ? "lines" : "fan",
    lines: isTank ? 0 : lines.reduce((sum, zone) => sum + rowsBefore(zone, view, seats), 0),
    hasMarks: layout.tokens.length + layout.flags.length + layout.seat_facts.length > 0,
    zones: zonesOf(layout, "table").flatMap((zone) => cardsWide(zone, view)),
    labels: 1,
    hasFacts: layout.facts.length > 0,
    hand: held && view.seat !== null ? cardsOf(held, view, view.seat).length : null,
  };
}

/** The largest number of rows of this zone at any seat. */
function rowsBefore(zone: Zone, view: AnyView, seats: number): number {
  return Math.max(...Array.from({ length: seats }, (_, seat) => rowsOf(zone, view, seat)?.length ?? 1));
}

/** The width of a zone in the middle, or of each of its rows, in cards. */
function cardsWide(zone: Zone, view: AnyView): number[] {
  const rows = rowsOf(zone, view, null);
  if (!rows && (zone.shape === "pile" || !Array.isArray(fieldsOf(view)[zone.cards]))) return [1];
  const all = rows ?? [cardsOf(zone, view, null)];
  const count = Math.max(RESERVED, Math.min(Math.max(...all.map(({ length }) => length)), MOST));
  return all.map(() => 1 + (count - 1) * STEP[zone.shape]);
}

/** The distance from one card of a zone to the next, in card widths. */
const STEP = { hand: 0.45, row: 0.62, pile: 0, spread: 1.06, stacks: 1.06, dice: 0.94 };
