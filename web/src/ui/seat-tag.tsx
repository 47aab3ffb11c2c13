// Who sits there: a face, a name, and whether it is their turn.

import type { SeatInfo } from "../games/game";

export interface SeatTagProps {
  seat: SeatInfo;
  /** Whether it is their turn: it can be seen from across the room. */
  isTurn: boolean;
  /** Whether they are asked now; a ring runs down with their time. */
  isAsked: boolean;
  deadline: { at: number; total: number } | null;
  isMe: boolean;
}

export function SeatTag({ seat, isTurn }: SeatTagProps) {
  return <span class={isTurn ? "seat-tag turn" : "seat-tag"}>{seat.name}</span>;
}
