// The effect of an event on the view, for any game: only the cards of this event move. Everything else stays as it was
// until the last event of an update, which shows the final view.

import type { AnyEvent, AnyView } from "../net/protocol";
import { seatFields } from "../words/messages";
import { fieldsOf, layoutOf } from "./layout";
import { moved, movesBetween, movesOf, type Move } from "./moves";

/** The number of seats, read from the view. */
export function seatsOf(view: AnyView): number {
  const lists = layoutOf(view.game)
    .zones.filter(({ of }) => of === "seat")
    .map((zone) => fieldsOf(view)[zone.count || zone.cards]);
  return lists.find((value): value is never[] => Array.isArray(value))?.length ?? 0;
}

/** The moves of an event, starting from the current view. */
export function movesIn(view: AnyView, after: AnyView, event: AnyEvent, rest: readonly AnyEvent[] = []): Move[] {
  const moves = movesBetween(layoutOf(view.game), view, after, seatsOf(after));
  return movesOf(moves, event, rest, seatFields[view.game] ?? []);
}

export function show<V extends AnyView>(shown: V, event: AnyEvent, after: V, rest: readonly AnyEvent[] = []): V {
  if (!rest.length) return after;
  const next = movesIn(shown, after, event, rest).reduce(moved, shown) as V;
  return isSettledLater(after) ? next : { ...next, phase: { ...after.phase, waiting: [] }, to_act: [] };
}

/** Whether the phase alone would give away the outcome. */
function isSettledLater({ game, phase, result }: AnyView): boolean {
  return result !== null || phase.phase === layoutOf(game).showdown;
}
