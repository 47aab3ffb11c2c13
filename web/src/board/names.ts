// The names of cards, fields and actions of any game: from a message of the game, or made from the identifier.

import type { AnyView, Layout, Zone } from "../net/protocol";
import { tMaybe, tOr } from "../words/messages";
import { dressOf } from "./dress";
import { layoutOf, type Card } from "./layout";

/** How a card looks. */
export interface Look {
  name: string;
  sign: string;
  picture: string;
  color: string;
  text: string;
}

export function lookOf(game: string, layout: Layout, card: Card): Look {
  const face = layout.faces[String(card)];
  const name = tOr(`${game}-card-${card}`, face?.name ?? String(card));
  return {
    name,
    sign: face?.sign ?? (String(card).length <= 3 ? String(card) : ""),
    picture: face?.picture ?? "",
    color: face?.color ?? `hsl(${(numberOf(card) * 47) % 360} 48% 36%)`,
    text: dressOf(game).text?.(card) ?? tOr(`${game}-text-${card}`, face?.text ?? ""),
  };
}

/** A number for any card. The terminal computes the same. */
function numberOf(card: Card): number {
  if (typeof card === "number") return Math.abs(card);
  return [...card].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
}

export function cardName(game: string, card: Card): string {
  return lookOf(game, layoutOf(game), card).name;
}

export function fieldName(game: string, field: string): string {
  return tOr(`${game}-field-${field}`, field);
}

/** The text for a value of an action's field, other than a seat: the game's message, or the name of the card. */
export function valueName(game: string, field: string, value: Card | boolean): string {
  const fact = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  const said = tMaybe(`${game}-value-${field}`, { value: fact });
  return said ?? (typeof value === "boolean" ? (value ? "✓" : "–") : cardName(game, value));
}

/** The game's message about a zone, for example that it is empty; an empty string if there is none. */
export function zoneSays(game: string, zone: string, what: string, facts: Record<string, number> = {}): string {
  return tMaybe(`${game}-${zone}-${what}`, facts) ?? "";
}

/** The text for a number of equal cards. */
export function stackName(game: string, card: Card | null, count: number): string {
  return (
    tMaybe(`${game}-stack`, { count, card: card ?? "" }) ?? `${count} ${card === null ? "" : cardName(game, card)}`
  );
}

/** The name of a row: the game's message for the field that selects it, or by default the row's number. */
export function rowName(game: string, zone: Zone, row: number): string {
  const first = zone.first ?? 0;
  const [pick = ""] = Object.entries(layoutOf(game).picks).find(([, name]) => name === zone.name) ?? [];
  const said = tMaybe(`${game}-value-${pick.split(" ")[1]}`, { value: first + row });
  return said ?? `${capital(fieldName(game, zone.name))} ${row + 1}`;
}

/** The game's question for a field of an action. */
export function questionFor(game: string, field: string): string {
  return tOr(`${game}-choose-${field}`, "");
}

/** The name of a kind of action, before its details are chosen. */
export function kindName(game: string, kind: string): string {
  const card = layoutOf(game).plays[kind];
  return tOr(`${game}-kind-${kind}`, card === undefined ? capital(kind) : cardName(game, card));
}

/** A short text on the use of such an action, if the game has one. */
export function useOf(game: string, kind: string): string {
  return tMaybe(`${game}-kind-${kind}-use`, {}) ?? "";
}

export function reasonName(game: string, reason: string): string {
  return tOr(`${game}-reason-${reason.replaceAll(" ", "-")}`, reason);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the game is at a showdown: a round has ended, and the cards are revealed. */
export function isShowdown(view: AnyView): boolean {
  const { showdown } = layoutOf(view.game);
  return !!showdown && view.phase.phase === showdown;
}
