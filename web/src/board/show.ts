// The effect of an event on what is shown, for any game: the cards that it tells of have moved. Everything else is as
// it was, until the last event of an update shows what is true in the end.

import type { AnyEvent, AnyView } from "../net/protocol";
import { seatFields } from "../words/messages";
import { fieldsOf, layoutOf } from "./layout";
import { moved, movesBetween, movesOf, type Move } from "./moves";

/** How many sit at the table, as the view tells. */
export function seatsOf(view: AnyView): number {
  const lists = layoutOf(view.game)
    .zones.filter(({ of }) => of === "seat")
    .map((zone) => fieldsOf(view)[zone.count || zone.cards]);
  return lists.find((value): value is never[] => Array.isArray(value))?.length ?? 0;
}

/** The moves that an event tells of, from what is shown now. */
export function movesIn(view: AnyView, after: AnyView, event: AnyEvent, rest: readonly AnyEvent[] = []): Move[] {
  const moves = movesBetween(layoutOf(view.game), view, after, seatsOf(after));
  return movesOf(moves, event, rest, seatFields[view.game] ?? []);
}

export function show<V extends AnyView>(shown: V, event: AnyEvent, after: V, rest: readonly AnyEvent[] = []): V {
  if (!rest.length) return after;
  const next = movesIn(shown, after, event, rest).reduce(moved, shown) as V;
  return isSettledLater(after) ? next : { ...next, phase: { ...after.phase, waiting: [] }, to_act: [] };
}

/** Whether even the phase would tell how it ends. */
function isSettledLater({ game, phase, result }: AnyView): boolean {
  return result !== null || phase.phase === layoutOf(game).showdown;
}
