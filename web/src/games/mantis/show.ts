// The effect of each event on the board. There are no rules here: an event says which cards moved.

import type { MantisColor as Color, MantisEvent, MantisView } from "../../net/protocol";
import type { Arrival } from "../../stage/in-motion";

export function show(shown: MantisView, event: MantisEvent, after: MantisView): MantisView {
  switch (event.event) {
    case "missed":
      return { ...turned(shown, after), tanks: added(shown.tanks, event.tank, event.card.front, 1) };
    case "scored":
    case "banked": {
      const tanks = without(shown.tanks, event.event === "scored" ? event.seat : event.target, event.card.front);
      return { ...turned(shown, after), tanks, scores: plus(shown.scores, event.seat, event.count) };
    }
    case "stole": {
      const left = without(shown.tanks, event.target, event.card.front);
      return { ...turned(shown, after), tanks: added(left, event.seat, event.card.front, event.count) };
    }
    case "raidwon":
      return { ...shown, phase: { phase: "raiding", waiting: [event.seat] }, to_act: [event.seat] };
    case "raided":
      return { ...shown, scores: plus(plus(shown.scores, event.target, -1), event.seat, 1) };
    case "turnbegan":
      return { ...shown, phase: { phase: "turn", waiting: [event.seat] }, to_act: [event.seat] };
    case "ended":
      return { ...shown, phase: { phase: "over", waiting: [] }, to_act: [], result: event.result };
  }
}

/** The top card has left the Draw Pile; the one below it is seen. */
export function turned(shown: MantisView, after: MantisView): MantisView {
  return { ...shown, pile: after.pile, top: after.top };
}

export function without(tanks: Color[][], seat: number, color: Color): Color[][] {
  return tanks.map((cards, each) => (each === seat ? cards.filter((card) => card !== color) : cards));
}

function added(tanks: Color[][], seat: number, color: Color, count: number): Color[][] {
  return tanks.map((cards, each) => (each === seat ? [...cards, ...Array<Color>(count).fill(color)] : cards));
}

function plus(scores: number[], seat: number, count: number): number[] {
  return scores.map((score, each) => (each === seat ? score + count : score));
}

export function isFresh(view: MantisView): boolean {
  return !view.turned.length && !view.result;
}

export function undealt(view: MantisView): { view: MantisView; arrivals: Arrival[] } {
  const arrivals = view.tanks.flatMap((cards, seat) =>
    cards.map((what) => ({ place: `tank-${seat}`, what, count: 1 })),
  );
  return { view: { ...view, pile: view.pile + arrivals.length, top: null, to_act: [] }, arrivals };
}
