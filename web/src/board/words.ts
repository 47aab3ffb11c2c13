// Any game as text: from its messages, or else from the names of its events, actions and fields.

import type { AnyAction, AnyEvent, AnyView, Result } from "../net/protocol";
import { notation } from "../stage/game";
import { list, seatFields, t } from "../words/messages";
import { actionLabel, eventSentence, type Fields, shown, type Value } from "../words/sentences";
import { dressOf } from "./dress";
import { capital } from "./names";

/** The game's sentence for an event; without one, its kind and its facts, such as "Ada: laid, trinket 3". */
export function sentence(
  game: string,
  event: AnyEvent,
  names: string[],
  me: number | null = null,
  before: AnyEvent | null = null,
): string | null {
  return (eventSentence(game, event, names, me, before) ?? made(game, event, names, me)) || null;
}

function made(game: string, event: AnyEvent, names: string[], me: number | null): string {
  const { event: kind, seat, result, ...rest } = event as unknown as Fields & { event: string };
  const called = names.map((name, each) => (each === me ? capital(t("table-you")) : name));
  if (result) {
    const winners = (result as unknown as Result).winners;
    return t("ended-won", { name: list(winners.map((each) => called[each]!)) });
  }
  const who = (name: string, value: Value): string =>
    seatFields[game]?.includes(name) && typeof value === "number" ? (called[value] ?? shown(value)) : shown(value);
  const told = Object.entries(rest).map(([name, value]) => `${spaced(name)} ${who(name, value)}`);
  const begin = typeof seat === "number" ? `${called[seat]!}: ` : "";
  return begin + [kind, ...told].join(", ");
}

/** The name of a field with spaces for underscores. */
function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

/** The game's label of an action; without one, its notation with the name of the target player. */
export function label(view: AnyView, action: AnyAction, names: string[]): string {
  const { game, seat } = view;
  const own = dressOf(game).label?.(action, names, view);
  if (own) return own;
  const target = "target" in action && typeof action.target === "number" ? action.target : null;
  const named = target === null ? action : { ...action, target: names[target] ?? target };
  return actionLabel(game, action, names, seat) ?? capital(notation(named as AnyAction));
}
