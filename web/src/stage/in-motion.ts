// What is in motion over the board of one table: the board and the faces around it follow it while events are played.

import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** Cards that have a place on the board already, and are not seen there before they have landed. */
export interface Arrival {
  place: string;
  what: string;
  count: number;
}

/** The direction of a glance: left, straight on, right. */
export type Glance = -1 | 0 | 1;

/** The mood of each seat that an event has just touched. */
export type Moods = Partial<Record<number, "happy" | "smug" | "wince">>;

export class InMotion {
  /** The board leaves room for these. */
  readonly arriving = signal<readonly Arrival[]>([]);
  /** The player who is about to act, and their glance. */
  readonly choosing = signal<{ seat: number; glance: Glance } | null>(null);
  /** Whether the choice that the board waits for has been made, and is being played. */
  readonly isChosen = signal(false);
  readonly moods = signal<Moods>({});

  arrive(...arrivals: Arrival[]): void {
    this.arriving.value = [...this.arriving.value, ...arrivals];
  }

  /** One of the cards that are on their way to a place has landed there. */
  land(place: string, what: string): void {
    const at = this.arriving.value.findIndex((each) => each.place === place && each.what === what);
    this.arriving.value = this.arriving.value.toSpliced(at, 1);
  }

  /** How many cards are still on their way to a place, or how many of a kind. */
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
