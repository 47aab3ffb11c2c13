// Any game in words: made from the names of its events and actions, and of what they hold.

import type { AnyAction, AnyEvent, Result } from "../../protocol";
import { t } from "../../words";
import { notation } from "../game";
import { shown, spaced, type Value } from "./facts";

/** Fields that name a player. */
const WHO = new Set(["seat", "target", "taker", "giver"]);

/** The kind of an event and its facts: "Ada: laid, trinket 3". */
export function sentence(event: AnyEvent, names: string[], me: number | null = null): string {
  const { event: kind } = event;
  const { event: _, seat, result, ...rest } = event as unknown as Record<string, Value>;
  const called = names.map((name, each) => (each === me ? capital(t("table-you")) : name));
  if (result) {
    const winners = (result as unknown as Result).winners;
    return t("ended-won", { name: winners.map((each) => called[each]!).join(", ") });
  }
  const told = Object.entries(rest).map(([name, value]) => `${spaced(name)} ${who(name, value, called)}`);
  const begin = typeof seat === "number" ? `${called[seat]!}: ` : "";
  return begin + [kind, ...told].join(", ");
}

function who(field: string, value: Value, names: string[]): string {
  return WHO.has(field) && typeof value === "number" ? (names[value] ?? shown(value)) : shown(value);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An action in notation, with the name of the player it is about. */
export function label(action: AnyAction, names: string[]): string {
  const target = "target" in action && typeof action.target === "number" ? action.target : null;
  const named = target === null ? action : { ...action, target: names[target] ?? target };
  return notation(named as AnyAction);
}
