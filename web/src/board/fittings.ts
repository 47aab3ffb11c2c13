// The larger parts of a board. A page fetches only those that its game needs, together with the game.

import type { ComponentType } from "preact";
import type { Zone } from "../net/protocol";
import type { Box } from "./boxes";
import type { Places, Room, SeatPlace } from "./places";

interface Fittings {
  OtherRoom: ComponentType<{ seat: number; place: SeatPlace; room: Room }>;
  OwnRoom: ComponentType<{ seat: number; laid: Places; room: Room }>;
  Hand: ComponentType<{ zone: Zone; box: Box; card: number }>;
  SortHand: ComponentType<{ count: number }>;
  Asked: ComponentType<{ ended: string }>;
}

/** Each is set before the first board that needs it is drawn. */
export const fittings = {} as Fittings;

export function fit(parts: Partial<Fittings>): void {
  Object.assign(fittings, parts);
}
