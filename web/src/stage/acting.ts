// The acting player of an event, its target, and the glance before the action.

import type { AnyEvent } from "../net/protocol";
import type { Glance } from "./in-motion";

const AHEAD = 40; // pixels: a target less than this far to the side is straight ahead

/** The acting player of an event, if it names one. */
export function actorOf(event: AnyEvent): number | null {
  const { seat, giver, taker } = event as { seat?: number; giver?: number; taker?: number };
  return seat ?? (event.event === "gave" ? giver : taker) ?? null;
}

interface Aims {
  target?: number;
  tank?: number;
  giver?: number;
  taker?: number;
  action?: { target?: number | null };
}

/** The seat that an event targets, if any. */
export function targetOf(event: AnyEvent, actor: number): number | null {
  const { target, tank, giver, taker, action } = event as Aims;
  return [target, tank, giver, taker, action?.target].find((aim) => aim != null && aim !== actor) ?? null;
}

/** The direction of a place as seen from a seat: left, right or straight ahead. */
export function direction(root: HTMLElement, seat: number, place: string): Glance {
  const middle = (name: string) => {
    const box = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
    return box ? box.left + box.width / 2 : 0;
  };
  const far = middle(place) - middle(`seat-${seat}`);
  return Math.abs(far) < AHEAD ? 0 : far < 0 ? -1 : 1;
}
