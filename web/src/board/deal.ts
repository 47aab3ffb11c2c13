// The cards that were dealt at the start of a game.

import type { AnyView } from "../net/protocol";
import type { Arrival } from "../stage/in-motion";
import { cardsOf, fieldsOf, layoutOf, placeName, zonesOf, type Card } from "./layout";
import type { Place } from "./moves";
import { seatsOf } from "./show";
import { nameOf } from "./lying";

interface Dealt {
  place: Place;
  card: Card | null;
}

/** The dealt cards in dealing order: one to each seat, round by round. */
export function dealt(view: AnyView): Dealt[] {
  const zones = zonesOf(layoutOf(view.game), "seat").filter(({ shape }) => shape !== "pile");
  const hands = Array.from({ length: seatsOf(view) }, (_, seat) =>
    zones.flatMap((zone) => {
      const place: Place = { zone, seat, row: null, name: placeName(zone, seat) };
      return cardsOf(zone, view, seat).map((card) => ({ place, card }));
    }),
  );
  const rounds = Math.max(...hands.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => hands.flatMap((hand) => hand[round] ?? [])).flat();
}

/** The view before the deal, and the cards that are about to arrive. Their places are already reserved. */
export function undealt<V extends AnyView>(view: V): { view: V; arrivals: Arrival[] } {
  const cards = dealt(view);
  return {
    view: { ...withPile(view, cards.length), to_act: [] },
    arrivals: cards.map(({ place, card }) => ({ place: place.name, what: nameOf(card), count: 1 })),
  };
}

/** The view with this many more cards in the draw pile. */
export function withPile<V extends AnyView>(view: V, more: number): V {
  const pile = zonesOf(layoutOf(view.game), "table").find(({ count }) => count)?.count;
  if (!pile) return view;
  return { ...view, [pile]: Number(fieldsOf(view)[pile]) + more };
}
