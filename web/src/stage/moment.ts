// The data that the stage shows next, and its parts.

import type { AnyEvent, AnyView, TableView } from "../net/protocol";
import type { GameUi } from "./game";
import type { Scene } from "./stage";

/** An update of a table, a frame of a replay, or a step of a lesson, to be shown. */
export interface Moment {
  version: number;
  table: Pick<TableView, "code" | "games" | "seats" | "seconds_left" | "settings"> | null;
  view: AnyView | null;
  events: AnyEvent[];
  is_reaction?: boolean;
  /** All earlier events of this game, for people who join in the middle of it. */
  past?: AnyEvent[];
}

export interface Line {
  /** The number of the event in the game; negative if there is none. */
  number: number;
  text: string;
  event?: AnyEvent;
}

/** A key for the game and its table. */
export function gameOf({ table, view }: Moment): string {
  return [table?.code, table?.games, view?.game].join(" ");
}

export function circumstances({ table }: Moment): Pick<Scene<AnyView>, "isLive" | "secondsLeft"> {
  return { isLive: !!table, secondsLeft: table?.seconds_left ?? null };
}

/** Groups the events: each animated one with the others that follow it. */
export function acts(events: readonly AnyEvent[], game: GameUi): AnyEvent[][] {
  const found: AnyEvent[][] = [];
  for (const event of events) {
    if (!found.length || game.moves(event)) found.push([event]);
    else found.at(-1)!.push(event);
  }
  return found;
}

/** The events of a moment after one of them. */
export function following({ events }: Moment, event: AnyEvent): AnyEvent[] {
  return events.slice(events.indexOf(event) + 1);
}

export function calm(view: AnyView): AnyView {
  return { ...view, legal: [] };
}
