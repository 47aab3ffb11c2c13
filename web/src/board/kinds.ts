// Kinds of cards: their sort order, and how many of a kind an action takes.

import type { AnyAction, Layout } from "../net/protocol";
import { cardsIn } from "./choosing";
import { dressOf } from "./dress";
import { layoutOf, type Card } from "./layout";

/** Cards in the order that the game defines, then by number or name. */
export function byKind<H extends { card: Card | null }>(game: string, held: readonly H[]): H[] {
  const known = (dressOf(game).order ?? Object.keys(layoutOf(game).faces)).map(String);
  const rank = (card: Card | null): number => {
    const at = known.indexOf(String(card));
    return at < 0 ? known.length + Number(card === null) : at;
  };
  return held.toSorted(
    ({ card: one }, { card: other }) =>
      rank(one) - rank(other) || (one === other || one === null || other === null ? 0 : one < other ? -1 : 1),
  );
}

/** How many cards of the hand an action takes; with `like`, how many equal to it. */
export function takes(game: string, layout: Layout, action: AnyAction, like: Card | null): number {
  const hand = layout.zones.find(({ own }) => own)?.name ?? "";
  const cards = cardsIn(action, layout, hand).filter((card) => like === null || card === like);
  return cards.length && (dressOf(game).takes?.(action) ?? cards.length);
}
