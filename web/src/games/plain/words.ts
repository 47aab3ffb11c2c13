// Any game in words: made from the names of its events and actions, and of what they hold.

import type { AnyAction, AnyEvent, Result } from "../../protocol";
import { t, tMaybe } from "../../words";
import { notation } from "../game";
import { shown, spaced, type Value } from "./facts";

/** Fields that name a player. */
const WHO = new Set(["seat", "target", "taker", "giver"]);

type Facts = Record<string, Value>;

/** What the game says of an event; if nothing, its kind and its facts: "Ada: laid, trinket 3". */
export function sentence(game: string, event: AnyEvent, names: string[], me: number | null = null): string | null {
  const { event: kind } = event;
  const { event: _, ...facts } = event as unknown as Facts;
  const said = tMaybe(`${game}-${kind}`, filled(facts, names, me));
  return said === undefined ? made(kind, facts, names, me) : said || null;
}

function made(kind: string, { seat, result, ...rest }: Facts, names: string[], me: number | null): string {
  const called = names.map((name, each) => (each === me ? capital(t("table-you")) : name));
  if (result) {
    const winners = (result as unknown as Result).winners;
    return t("ended-won", { name: winners.map((each) => called[each]!).join(", ") });
  }
  const told = Object.entries(rest).map(([name, value]) => `${spaced(name)} ${who(name, value, called)}`);
  const begin = typeof seat === "number" ? `${called[seat]!}: ` : "";
  return begin + [kind, ...told].join(", ");
}

/** Facts for a message: players by their names, `none`, and `you` for whether it is said to whoever did it. */
function filled(facts: Facts, names: string[], me: number | null): Record<string, string | number> {
  const told: Record<string, string | number> = { you: me !== null && facts.seat === me ? "yes" : "no" };
  for (const [name, value] of Object.entries(facts)) {
    if (value === null) told[name] = "none";
    else told[name] = typeof value === "number" && !WHO.has(name) ? value : who(name, value, names);
  }
  return told;
}

function who(field: string, value: Value, names: string[]): string {
  return WHO.has(field) && typeof value === "number" ? (names[value] ?? shown(value)) : shown(value);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the game says of an action; if nothing, its notation, with the name of the player it is about. */
export function label(game: string, action: AnyAction, names: string[], me: number | null): string {
  const { do: kind, ...facts } = action as unknown as Facts & { do: string };
  const said = tMaybe(`${game}-do-${kind}`, filled(facts, names, me));
  const target = "target" in action && typeof action.target === "number" ? action.target : null;
  const named = target === null ? action : { ...action, target: names[target] ?? target };
  return said ?? notation(named as AnyAction);
}
