// Cards that moved, found by comparing the views before and after. Each move is assigned to the event that describes
// it, so that several events of one update are played one after the other.

import type { AnyEvent, AnyView, Layout, Zone } from "../net/protocol";
import type { Fields, Value } from "../words/sentences";
import { OPEN_HANDS } from "../stage/game";
import { lying, openIn, placeName, rowsOf, type Card } from "./layout";

export interface Place {
  zone: Zone;
  seat: number | null;
  /** Which row of the zone, if it has several. */
  row: number | null;
  name: string;
}

export interface Move {
  card: Card | null;
  from: Place | null;
  to: Place | null;
}

interface Item {
  place: Place;
  card: Card | null;
}

export function placesOf(layout: Layout, views: readonly AnyView[], seats: number): Place[] {
  return layout.zones.flatMap((zone) => {
    const all = zone.of === "seat" ? Array.from({ length: seats }, (_, seat) => seat) : [null];
    return all.flatMap((seat) => {
      const many = Math.max(...views.map((view) => rowsOf(zone, view, seat)?.length ?? 0));
      const rows = many ? Array.from({ length: many }, (_, row) => row) : [null];
      return rows.map((row) => ({ zone, seat, row, name: placeName(zone, seat, row) }));
    });
  });
}

/** The cards in a place. */
function lyingAt({ zone, seat, row }: Place, view: AnyView): (Card | null)[] {
  return row === null ? lying(zone, view, seat) : (rowsOf(zone, view, seat)?.[row] ?? []);
}

/** All cards that are elsewhere in the second view. */
export function movesBetween(layout: Layout, before: AnyView, after: AnyView, seats: number): Move[] {
  const places = placesOf(layout, [before, after], seats);
  const lost: Item[] = [];
  const gained: Item[] = [];
  for (const place of places) {
    const [was, is] = [before, after].map((view) => lyingAt(place, view));
    lost.push(...without(was!, is!).map((card) => ({ place, card })));
    gained.push(...without(is!, was!).map((card) => ({ place, card })));
  }
  return paired(lost, gained, (seat) => handOf(places, before, seat));
}

/** The cards of a list that are missing from the other. */
function without(cards: readonly (Card | null)[], others: readonly (Card | null)[]): (Card | null)[] {
  const left = [...others];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The hand of a seat, if it had cards before, so that one may have left it. */
function handOf(places: readonly Place[], before: AnyView, seat: number | null): Place | null {
  const hand = places.find((place) => place.seat === seat && seat !== null && place.zone.shape === "hand");
  return hand && lyingAt(hand, before).length ? hand : null;
}

function paired(lost: Item[], gained: Item[], hand: (seat: number | null) => Place | null): Move[] {
  const moves: Move[] = [];
  const waiting = gained.sort((one, other) => Number(one.card === null) - Number(other.card === null));
  for (let item = waiting.shift(); item; item = waiting.shift()) {
    const to = item.place;
    const best = bestOf(lost, item);
    const own = isRow(to) && (!best || best.place.seat !== to.seat) ? hand(to.seat) : null;
    if (own && !(best && best.card === item.card && best.card !== null)) {
      moves.push({ card: item.card, from: own, to }); // it left a hand that drew another card in the same update
      waiting.push({ place: own, card: null });
      continue;
    }
    if (best) lost.splice(lost.indexOf(best), 1);
    moves.push({ card: item.card ?? best?.card ?? null, from: best?.place ?? null, to });
  }
  return [...moves, ...lost.map(({ card, place }) => ({ card, from: place, to: null }))];
}

function isRow({ zone, seat }: Place): boolean {
  return seat !== null && !!zone.cards;
}

/** The lost card that most likely became the one that was gained. */
function bestOf(lost: readonly Item[], item: Item): Item | null {
  let best: Item | null = null;
  let most = -1;
  for (const each of lost) {
    if (each.place.name === item.place.name) continue;
    const isSame = each.card !== null && each.card === item.card;
    if (each.card !== null && item.card !== null && !isSame) continue;
    const score =
      (isSame ? 8 : 0) + (each.place.seat === item.place.seat ? 4 : 0) + (each.place.zone.shape === "pile" ? 1 : 0);
    if (score > most) [best, most] = [each, score];
  }
  return best;
}

/** The moves that belong to an event. The last event of an update gets all that remain. */
export function movesOf(
  moves: readonly Move[],
  event: AnyEvent,
  rest: readonly AnyEvent[],
  seatFields: readonly string[],
): Move[] {
  if (!rest.length) return [...moves];
  return moves.filter((move) => {
    const own = telling(event, move, seatFields);
    return own > 0 && rest.every((other) => telling(other, move, seatFields) <= own);
  });
}

/** How well an event matches a move, by its card and its seats; 0 for no match. */
function telling(event: AnyEvent, { card, from, to }: Move, seatFields: readonly string[]): number {
  const { event: _, ...fields } = event as unknown as Fields & { event: string };
  const named = Object.entries(fields);
  const seats = named.filter(([name]) => seatFields.includes(name)).flatMap(([, value]) => [value].flat());
  const values = named.filter(([name]) => !seatFields.includes(name)).flatMap(([, value]) => flat(value));
  const about = [from?.seat, to?.seat].filter((seat) => seat != null && seats.includes(seat)).length;
  if (!about) return 0;
  const isNamed = card === null ? values.includes(null) : values.includes(card);
  const isFirst = fields.seat === from?.seat || fields.seat === to?.seat; // `seat` outranks other seats of the event
  return about + (isNamed ? 4 : 0) + (isFirst ? 1 : 0);
}

function flat(value: Value): Value[] {
  return Array.isArray(value) ? value.flatMap(flat) : [value];
}

/** The view after a move. */
export function moved(view: AnyView, { card, from, to }: Move): AnyView {
  const left = from ? changed(view, from, card, -1) : view;
  return to ? changed(left, to, card, 1) : left;
}

/** The view with one card added to a place or removed from it. */
function changed(view: AnyView, { zone, seat, row }: Place, card: Card | null, by: 1 | -1): AnyView {
  const fields = { ...(view as unknown as Fields) };
  const change = (field: string, alter: (value: Value) => Value, isOfSeat: boolean): void => {
    const value = fields[field] ?? null;
    if (!isOfSeat) fields[field] = alter(value);
    else if (Array.isArray(value)) fields[field] = value.map((each, of) => (of === seat ? alter(each) : each));
  };
  const counted = (value: Value): Value => {
    if (typeof value === "boolean") return by > 0;
    return typeof value === "number" ? Math.max(0, value + by) : value;
  };
  const laid = (value: Value): Value => (row === null ? altered(value, card, by) : inRow(value, row, card, by));
  if (zone.own && seat === view.seat) change(zone.own, laid, false);
  if (zone.cards) change(zone.cards, laid, seat !== null);
  if (zone.count) change(zone.count, counted, seat !== null);
  const open = openIn(zone, view)?.map((hand, of) => (of === seat ? altered(hand, card, by) : hand));
  return { ...fields, ...(open && { [OPEN_HANDS]: open }) } as unknown as AnyView;
}

function inRow(value: Value, row: number, card: Card | null, by: 1 | -1): Value {
  const rows = Array.isArray(value) ? [...value] : [];
  while (rows.length <= row) rows.push([]);
  return rows.with(row, altered(rows[row]!, card, by));
}

function altered(value: Value, card: Card | null, by: 1 | -1): Value {
  if (!Array.isArray(value)) return by > 0 ? card : null;
  if (by > 0) return [...value, card];
  const place = value.lastIndexOf(card);
  return place < 0 ? value.slice(0, -1) : value.filter((_, each) => each !== place);
}
