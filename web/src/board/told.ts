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

/** By the tokens that the layout names first. */
export function stand(view: AnyView, seat: number): Stand {
  const has = !!view.result?.winners.includes(seat);
  const [token] = layoutOf(view.game).tokens;
  if (!token) return { rank: Number(has), words: "", note: null };
  const count = Number(ofSeat(view, token.field, seat) ?? 0);
  const most = Math.max(...[fieldsOf(view)[token.field]].flat().map(Number)); // anybody has
  const share = most > 0 ? Math.max(0, count / most) : 0;
  return { rank: count + Number(has), words: `${fieldName(view.game, token.field)} ${count}`, note: null, share };
}
