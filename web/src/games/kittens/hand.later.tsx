// Exploding Kittens on a phone that shows only one's own cards.

import type { KittensAction, KittensCard, KittensView, Layout } from "../../net/protocol";
import type { HandUi } from "../../stage/game";
import { t, tOr } from "../../words/messages";
import { CardBack, CardFace } from "./card";
import layout from "./layout.json";
import { cardName, does, label } from "./words";

export const hand: HandUi<KittensView, KittensAction> = {
  layout: { ...(layout as Layout), taps: {} }, // the pile is on the screen in the room
  Card: ({ card }) => (card === null ? <CardBack /> : <CardFace card={card as KittensCard} />),
  name: (card) => cardName(card as KittensCard),
  text: (card) => does(card as KittensCard),
  label,
  kind: (kind) => tOr(`kittens-short-${kind}`, kind),
  question({ phase, attacked, turns }, names) {
    switch (phase.phase) {
      case "turn":
        return attacked ? t("kittens-hint-owed", { turns }) : t("kittens-ask-turn");
      case "giving":
        return t("kittens-ask-give", { taker: names[phase.taker]! });
      case "picking":
        return t("kittens-ask-pick");
      case "inserting":
        return t("kittens-ask-insert");
      default:
        return "";
    }
  },
  note: () => "",
};
