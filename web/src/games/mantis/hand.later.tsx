// Mantis on a phone that shows only the player's own Tank.

import type { Layout, MantisAction, MantisColor, MantisView } from "../../net/protocol";
import type { HandUi } from "../../stage/game";
import { t } from "../../words/messages";
import { Blank, Front } from "./card";
import layout from "./layout.json";
import { hint } from "./words";

export const hand: HandUi<MantisView, MantisAction> = {
  layout: { ...(layout as Layout), taps: {} }, // the targets of taps are on the television
  Card: ({ card }) => (card === null ? <Blank /> : <Front color={card as MantisColor} />),
  name: (card) => t(`mantis-card-${card}`),
  text: () => "",
  label: (action) => t(`mantis-kind-${action.do}`),
  kind: (kind) => t(`mantis-kind-${kind}`),
  question: (view, names) => hint(view, names, view.seat!),
  note: ({ scores, seat, target }) => t("mantis-score-state", { count: scores[seat!]!, target }),
};
