// For any game: the events announced in the middle of the board, and the standings at its end.

import type { AnyEvent, AnyView } from "../net/protocol";
import type { Stand } from "../stage/game";
import { seatFields } from "../words/messages";
import type { Fields } from "../words/sentences";
import { fieldsOf, layoutOf, ofSeat } from "./layout";
import { fieldName } from "./names";

/** Whether an event between somebody else and this person is announced to them. */
export function touches(game: string, event: AnyEvent, me: number | null): boolean {
  if (me === null) return false;
  const fields = event as unknown as Fields;
  const named = Object.keys(fields).filter((name) => seatFields[game]?.includes(name));
  const seats = new Set(named.flatMap((name) => [fields[name]].flat()).filter((seat) => typeof seat === "number"));
  return seats.has(me) && seats.size > 1;
}

/** By the token that the layout names first; the better it is, the longer the bar. */
export function stand(view: AnyView, seat: number): Stand {
  const [token] = layoutOf(view.game).tokens;
  if (!token) return { words: "", note: null };
  const count = Number(ofSeat(view, token.field, seat) ?? 0);
  const most = Math.max(...[fieldsOf(view)[token.field]].flat().map(Number)); // that any seat has
  const part = most > 0 ? Math.max(0, count / most) : 0;
  const share = token.is_low ? 1 - 0.9 * part : part; // whoever has most of what is bad keeps a stump
  return { words: `${fieldName(view.game, token.field)} ${count}`, note: null, share };
}
