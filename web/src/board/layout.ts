// Finds the cards of any game in a view, with the game's layout. mazzo/core/layout.py does the same for text.

import { known } from "../state/known";
import type { AnyView, Layout, Zone } from "../net/protocol";
import { NO_LAYOUT, OPEN_HANDS } from "../stage/game";
import type { Fields, Value } from "../words/sentences";

export type Card = string | number;

const ours = new Map<string, Layout>();

/** Register the layout of a built-in game. */
export function layOut(game: string, layout: Layout): void {
  ours.set(game, layout);
}

/** The layout of a game. The server sends that of a package; until then it is empty. */
export function layoutOf(game: string): Layout {
  return ours.get(game) ?? known.value.find(({ name }) => name === game)?.layout ?? NO_LAYOUT;
}

/** Whether each seat has a tank: a large area for its own cards. */
export function isInRoom({ zones }: Layout): boolean {
  return zones.some(({ of, shape }) => of === "seat" && shape === "stacks");
}

export function fieldsOf(view: AnyView): Fields {
  return view as unknown as Fields;
}

/** The zones of each seat, or those of the whole table. */
export function zonesOf(layout: Layout, of: Zone["of"]): Zone[] {
  return layout.zones.filter((zone) => zone.of === of);
}

/** The zones of a seat: the hand, and those on the table. */
export function heldIn(zones: readonly Zone[]): { held: Zone | undefined; lines: Zone[] } {
  const held = zones.find(({ shape }) => shape === "hand");
  return { held, lines: zones.filter((zone) => zone !== held) };
}

/** The name of a zone's place on the board, such as "hand-2" or "pile", or of one of its rows, such as "market.0". */
export function placeName(zone: Zone, seat: number | null, row: number | null = null): string {
  const name = seat === null ? zone.name : `${zone.name}-${seat}`;
  return row === null ? name : `${name}.${row}`;
}

/** The cards of a zone in this view; hidden cards are null. */
export function cardsOf(zone: Zone, view: AnyView, seat: number | null): (Card | null)[] {
  const fields = fieldsOf(view);
  if (isShown(zone, view)) return listed(at(fields[zone.shown], seat));
  return lying(zone, view, seat, listed(at(fields[zone.known], seat)));
}

/** The same by rows, if the view has a list of lists; null otherwise. */
export function rowsOf(zone: Zone, view: AnyView, seat: number | null): (Card | null)[][] | null {
  const fields = fieldsOf(view);
  const value = isShown(zone, view) ? at(fields[zone.shown], seat) : openValue(zone, view, seat);
  return Array.isArray(value) && value.length > 0 && value.every(Array.isArray) ? value.map(listed) : null;
}

/** Whether a zone has rows, on the table or at any seat. */
export function hasRows(zone: Zone, view: AnyView, seats: number): boolean {
  const places = zone.of === "table" ? [null] : Array.from({ length: seats }, (_, seat) => seat);
  return places.some((seat) => rowsOf(zone, view, seat));
}

function isShown(zone: Zone, view: AnyView): boolean {
  const shown = fieldsOf(view)[zone.shown];
  return Array.isArray(shown) && shown.length > 0;
}

/** The value of the field with a zone's visible cards; undefined if they are face down. */
function openValue(zone: Zone, view: AnyView, seat: number | null): Value | undefined {
  const fields = fieldsOf(view);
  const open = openIn(zone, view);
  if (open && seat !== null) return open[seat] ?? null;
  if (zone.own && view.seat !== null && (seat === null || seat === view.seat)) return fields[zone.own] ?? null;
  return zone.cards ? (at(fields[zone.cards], seat) ?? null) : undefined;
}

/** The same, without cards that are only remembered or shown temporarily. Used to find out which cards moved. */
export function lying(
  zone: Zone,
  view: AnyView,
  seat: number | null,
  remembered: (Card | null)[] = [],
): (Card | null)[] {
  const value = openValue(zone, view, seat);
  if (value !== undefined) return listed(value);
  const number = at(fieldsOf(view)[zone.count], seat);
  const count = typeof number === "object" ? listed(number).length : Number(number ?? 0);
  return Array.from({ length: count }, (_, each) => remembered[each] ?? null);
}

/** The hands of all players for the first zone with hidden cards, in a replay with open cards. */
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
  return (Array.isArray(value) ? value.flat() : [value]) as (Card | null)[];
}

/** The number of tokens, the flag or the fact of a seat. */
export function ofSeat(view: AnyView, field: string, seat: number): Value {
  return at(fieldsOf(view)[field], seat) ?? null;
}

export function isOut(layout: Layout, view: AnyView, seat: number): boolean {
  return layout.flags.some((flag) => flag.is_out && !!ofSeat(view, flag.field, seat) === flag.when);
}
