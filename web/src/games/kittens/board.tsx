// The parts of the board that only Exploding Kittens has: cards, knowledge of piles and players, and a few questions.

import "./board.css";
import "../../board/hand";
import "../../board/tray";
import { dress } from "../../board/dress";
import { layOut } from "../../board/layout";
import type { KittensAction, KittensCard, KittensView, Layout } from "../../net/protocol";
import { prepareCards } from "./art/pictures";
import { CardBack, CardFace, Chip } from "./card";
import { Ghost } from "./ghost";
import layout from "./layout.json";
import { more } from "./more";
import { Below, Beside } from "./pile";
import { Marks } from "./seat";
import { asked, isBig, PassUntilTurn, says } from "./tray";
import { CARDS, does, emptyHand, label } from "./words";

const LEAST_HAND = 5; // cards: the hand always has room for this many
const EQUAL: Partial<Record<KittensAction["do"], number>> = { pair: 2, three: 3 };

layOut("kittens", layout as Layout);

dress("kittens", {
  name: "kittens felt",
  prepare() {
    prepareCards();
    void more();
  },
  order: CARDS,
  takes: (action) => EQUAL[(action as KittensAction).do],
  empty: (view) => emptyHand(view as KittensView),
  Card: ({ card }) => (card === null ? <CardBack /> : <CardFace card={card as KittensCard} />),
  Chip,
  text: (card) => does(card as KittensCard),
  Marks,
  Out: Ghost,
  Tools: PassUntilTurn,
  turn: (view) => (view as KittensView).turn,
  Below,
  Beside,
  wants: ({ hand }, _, { isTv }) => ({
    labels: isTv ? 0 : 2,
    isWordy: !isTv,
    hand: hand === null ? null : Math.max(hand, LEAST_HAND),
  }),
  isBig,
  says,
  asked,
  label: (action, names, view) => label(action as KittensAction, names, view as KittensView),
});
