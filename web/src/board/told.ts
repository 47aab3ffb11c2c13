// For any game: which events are announced in the middle of the board, and the final standings.

import type { AnyEvent, AnyView } from "../net/protocol";
import type { Stand } from "../stage/game";
import { seatFields } from "../words/messages";
import type { Fields } from "../words/sentences";
import { fieldsOf, layoutOf, ofSeat } from "./layout";
import { fieldName } from "./names";

/** Whether an event is announced to this player: it names the player and at least one other. */
export function touches(game: string, event: AnyEvent, me: number | null): boolean {
  if (me === null) return false;
  const fields = event as unknown as Fields;
  const named = Object.keys(fields).filter((name) => seatFields[game]?.includes(name));
  const seats = new Set(named.flatMap((name) => [fields[name]].flat()).filter((seat) => typeof seat === "number"));
  return seats.has(me) && seats.size > 1;
}

/** The standing by the layout's first token. A better standing has a longer bar. */
export function stand(view: AnyView, seat: number): Stand {
  const [token] = layoutOf(view.game).tokens;
  if (!token) return { words: "", note: null };
  const count = Number(ofSeat(view, token.field, seat) ?? 0);
  const most = Math.max(...[fieldsOf(view)[token.field]].flat().map(Number)); // that any seat has
  const part = most > 0 ? Math.max(0, count / most) : 0;
  const share = token.is_low ? 1 - 0.9 * part : part; // the worst standing keeps a short bar
  return { words: `${fieldName(view.game, token.field)} ${count}`, note: null, share };
}
