// Where the cards of any game lie: its layout, read from a view. mazzo/core/layout.py does the same for text.

import { known } from "../state/known";
import type { AnyView, Layout, Zone } from "../net/protocol";
import { OPEN_HANDS } from "../stage/game";
import type { Fields, Value } from "../words/sentences";

export type Card = string | number;

const NONE: Layout = {
  zones: [],
  faces: {},
  tokens: [],
  flags: [],
  facts: [],
  seat_facts: [],
  showdown: "",
  plays: {},
  picks: {},
  taps: {},
};

/** The layout that the server tells of a game; nothing, until it has. */
export function layoutOf(game: string): Layout {
  return known.value.find(({ name }) => name === game)?.layout ?? NONE;
}

export function fieldsOf(view: AnyView): Fields {
  return view as unknown as Fields;
}

/** The zones of each seat, or those of the whole table. */
export function zonesOf(layout: Layout, of: Zone["of"]): Zone[] {
  return layout.zones.filter((zone) => zone.of === of);
}

/** The name of one zone's place on the board: "hand-2", "pile". */
export function placeName(zone: Zone, seat: number | null): string {
  return seat === null ? zone.name : `${zone.name}-${seat}`;
}

/** The cards of a zone as this view shows them; those that it cannot see are null. */
export function cardsOf(zone: Zone, view: AnyView, seat: number | null): (Card | null)[] {
  const fields = fieldsOf(view);
  const shown = fields[zone.shown];
  if (Array.isArray(shown) && shown.length) return listed(at(shown, seat));
  return lying(zone, view, seat, listed(at(fields[zone.known], seat)));
}

/** The same, without what is only remembered or shown for a while: where cards move, nothing else counts. */
export function lying(
  zone: Zone,
  view: AnyView,
  seat: number | null,
  remembered: (Card | null)[] = [],
): (Card | null)[] {
  const fields = fieldsOf(view);
  const open = openIn(zone, view);
  if (open && seat !== null) return listed(open[seat]);
  if (zone.own && view.seat !== null && (seat === null || seat === view.seat)) return listed(fields[zone.own]);
  if (zone.cards) return listed(at(fields[zone.cards], seat));
  const number = at(fields[zone.count], seat);
  const count = typeof number === "number" ? number : listed(number).length;
  return Array.from({ length: count }, (_, each) => remembered[each] ?? null);
}

/** Everybody's cards in the first zone of their own, where all look back at a game. */
export function openIn(zone: Zone, view: AnyView): Value[] | null {
  const open = (view as { [OPEN_HANDS]?: Value[] | null })[OPEN_HANDS];
  return open && zone.name === layoutOf(view.game).zones.find(({ of, own }) => of === "seat" && own)?.name
    ? open
    : null;
}

function at(value: Value | undefined, seat: number | null): Value | undefined {
  return seat === null ? value : Array.isArray(value) ? value[seat] : undefined;
}

function listed(value: Value | undefined): (Card | null)[] {
  if (value == null) return [];
  return (Array.isArray(value) ? value : [value]) as (Card | null)[];
}

/** The number of tokens, the flag or the fact of a seat. */
export function ofSeat(view: AnyView, field: string, seat: number): Value {
  return at(fieldsOf(view)[field], seat) ?? null;
}

export function isOut(layout: Layout, view: AnyView, seat: number): boolean {
  return layout.flags.some((flag) => flag.is_out && !!ofSeat(view, flag.field, seat) === flag.when);
}
