// Events and actions as sentences, from messages of the game: docs/games.md. mazzo/text/sentences.py does the same
// for the terminal.

import type { AnyAction, AnyEvent } from "../net/protocol";
import { list, Listed, seatFields, tMaybe } from "./messages";

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Fields = Record<string, Value>;
type Fact = string | number | Listed;

/** An event in the form for `me`, if there is a message. `before` is the previous event. */
export function eventSentence(
  game: string,
  event: AnyEvent,
  names: string[],
  me: number | null = null,
  before: AnyEvent | null = null,
): string | undefined {
  const { event: kind, ...fields } = event as unknown as Fields & { event: string };
  const isSame = before && "seat" in before && before.seat === fields.seat;
  return said(game, kind, { ...fields, before: isSame ? before.event : null }, names, me);
}

/** Another message about an event, if the game has one. */
export function eventNote(
  game: string,
  group: "wit" | "picture",
  event: AnyEvent,
  names: string[],
  me: number | null = null,
): string | undefined {
  const { event: kind, ...fields } = event as unknown as Fields & { event: string };
  return said(game, `${group}-${kind}`, fields, names, me);
}

/** The effect of an action. `more` are facts of the view that its message needs. */
export function actionLabel(
  game: string,
  action: AnyAction,
  names: string[],
  me: number | null,
  more: Fields = {},
): string | undefined {
  const { do: kind, ...fields } = action as unknown as Fields & { do: string };
  return said(game, `do-${kind}`, { ...more, ...fields }, names, me);
}

/** The message of a kind, in the form of the first field that holds the seat `me`. */
function said(game: string, kind: string, fields: Fields, names: string[], me: number | null): string | undefined {
  const flat = flattened(fields);
  const seats = Object.keys(flat).filter((name) => seatFields[game]?.includes(name));
  const facts: Record<string, Fact> = { you: me !== null && flat.seat === me ? "yes" : "no" };
  for (const [name, value] of Object.entries(flat))
    facts[name] = seats.includes(name) ? player(name, value, flat.seat, names) : fact(name, value);
  const reader = seats.find((name) => me !== null && [flat[name]].flat().includes(me));
  return tMaybe(`${game}-${kind}`, facts, reader);
}

/** The fields of a record and of all records in it. */
export function flattened(fields: Fields): Fields {
  const inner = Object.values(fields).filter((value) => value && typeof value === "object" && !Array.isArray(value));
  return Object.assign({}, ...inner.map((record) => flattened(record as Fields)), fields) as Fields;
}

/** The name of a player, or `self` for the one that `seat` names. */
function player(field: string, value: Value, seat: Value | undefined, names: string[]): Fact {
  if (value === null) return "none";
  if (field !== "seat" && value === seat) return "self";
  const players = [value].flat().map((each) => names[each as number] ?? "?");
  if (!players.length) return "none";
  return new Listed(players, list(players));
}

/** The value of a field for a message. */
function fact(field: string, value: Value): Fact {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length ? new Listed(value.map(String), shown(value)) : "none";
  if (typeof value === "object") return shown(value);
  return field === "reason" && typeof value === "string" ? value.replaceAll(" ", "-") : value;
}

/** A value as text. */
export function shown(value: Value): string {
  if (value === null || value === "" || (Array.isArray(value) && !value.length)) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map(shown).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, each]) => `${name} ${shown(each)}`)
      .join(", ");
  return String(value);
}
