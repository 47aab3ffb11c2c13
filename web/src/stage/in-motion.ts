// What is in motion over one board. The board and the faces around it react to it while events are animated.

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** Cards that have a place on the board but are not visible there before they have landed. */
export interface Arrival {
  place: string;
  what: string;
  count: number;
}

/** The direction of a glance: left, straight ahead, right. */
export type Glance = -1 | 0 | 1;

/** The mood of each seat that the last event affects. */
export type Moods = Partial<Record<number, "happy" | "smug" | "wince">>;

export class InMotion {
  /** The board reserves places for these. */
  readonly arriving = signal<readonly Arrival[]>([]);
  /** The player who is about to act, and their glance. */
  readonly choosing = signal<{ seat: number; glance: Glance } | null>(null);
  /** Whether the choice that the board waits for has been made, and its events are being animated. */
  readonly isChosen = signal(false);
  readonly moods = signal<Moods>({});

  arrive(...arrivals: Arrival[]): void {
    this.arriving.value = [...this.arriving.value, ...arrivals];
  }

  /** A card has landed in its place. */
  land(place: string, what: string): void {
    const at = this.arriving.value.findIndex((each) => each.place === place && each.what === what);
    this.arriving.value = this.arriving.value.toSpliced(at, 1);
  }

  /** How many cards are still on their way to a place; with `what`, how many of that kind. */
  underway(place: string, what?: string): number {
    return this.arriving.value
      .filter((each) => each.place === place && (what === undefined || each.what === what))
      .reduce((sum, each) => sum + each.count, 0);
  }
}

/** Provided around each board; without one, nothing moves. */
export const InMotionContext = createContext(new InMotion());

export function useInMotion(): InMotion {
  return useContext(InMotionContext);
}
