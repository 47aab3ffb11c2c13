// A package's game on a phone that shows only the player's own cards.

import type { HandUi } from "../stage/game";
import { CardFace } from "./card";
import { layoutOf, ofSeat } from "./layout";
import { cardName, fieldName, kindName, lookOf } from "./names";
import { label } from "./words";

export function handOf(game: string): HandUi {
  return {
    /** A getter, because the server sends the layout after the page has loaded. */
    get layout() {
      return layoutOf(game);
    },
    Card: CardFace,
    name: (card) => cardName(game, card),
    text: (card) => lookOf(game, layoutOf(game), card).text,
    label: (action, names, view) => label(view, action, names),
    kind: (kind) => kindName(game, kind),
    question: () => "",
    note: (view) =>
      layoutOf(game)
        .tokens.map(({ field }) => `${fieldName(game, field)}: ${Number(ofSeat(view, field, view.seat!) ?? 0)}`)
        .join(" · "),
  };
}
