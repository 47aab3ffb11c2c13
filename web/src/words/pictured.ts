// An event as a picture of faces, cards and arrows. A message of the game lists the fields: docs/games.md.

import type { AnyEvent } from "../net/protocol";
import { seatFields } from "./messages";
import { eventNote, type Fields, flattened, type Value } from "./sentences";

export type Part =
  | { seat: number }
  /** A card or another thing with a small picture; null for a hidden one. */
  | { chip: string | number | null; count: number }
  | { sign: "to" | "star" };

export interface Pictured {
  parts: Part[];
  isGreat: boolean;
}

/** The picture of an event; null where the game has none. */
export function pictured(game: string, event: AnyEvent, names: string[]): Pictured | null {
  const words = eventNote(game, "picture", event, names)?.split(/\s+/).filter(Boolean) ?? [];
  const fields = flattened(event as unknown as Fields);
  const isGreat = words[0] === "!";
  const parts = words.slice(isGreat ? 1 : 0).reduce<Part[]>((drawn, word, at, all) => {
    if (word === "×") return [...drawn.slice(0, -1), times(drawn.at(-1)!, all[at + 1], fields)];
    return all[at - 1] === "×" ? drawn : [...drawn, ...partsOf(game, word, fields)];
  }, []);
  // without a target, remove the arrow
  while (parts.length && isArrow(parts.at(-1)!)) parts.pop();
  return parts.length ? { parts, isGreat } : null;
}

function isArrow(part: Part): boolean {
  return "sign" in part && part.sign === "to";
}

function times(part: Part, how: string | undefined, fields: Fields): Part {
  const count = Number(fields[how ?? ""] ?? how);
  return "chip" in part ? { ...part, count } : part;
}

/** The parts for one word of the message: a sign, the players or cards of a field, or a card's name. */
function partsOf(game: string, word: string, fields: Fields): Part[] {
  if (word === "→") return [{ sign: "to" }];
  if (word === "star") return [{ sign: "star" }];
  if (word === "pile") return [chip(null)];
  const value = fields[word];
  if (value === undefined) return [chip(word)];
  const all = [value].flat<Value[]>();
  if (seatFields[game]?.includes(word)) return all.flatMap((seat) => (typeof seat === "number" ? [{ seat }] : []));
  return all.map((each) => chip(each as string | number | null));
}

function chip(what: string | number | null): Part {
  return { chip: what, count: 1 };
}
