// Exploding Kittens on a phone that shows only the player's own cards.

import { handOf } from "../../board/hand.later";
import type { KittensAction, KittensView } from "../../net/protocol";
import type { HandUi } from "../../stage/game";
import { t, tOr } from "../../words/messages";
import { label } from "./words";

const usual = handOf("kittens");

export const hand: HandUi<KittensView, KittensAction> = {
  ...usual,
  layout: { ...usual.layout, taps: {} }, // the pile is on the television
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
