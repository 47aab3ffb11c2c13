// The end of a game of Mantis.

import type { MantisView, Result } from "../../net/protocol";
import type { Stand } from "../../stage/game";
import { t } from "../../words/messages";

/** Shapes of the confetti: claws, bubbles and paper. */
export const CONFETTI = ["M2 9C0 4 4 0 8 2L6 5l4-1c0 4-4 7-8 5z", "M6 1a5 5 0 1 0 .1 0z", "M1 4h10v4H1z"];

export function why({ scores, target }: MantisView, { reason, winners }: Result): string {
  return t(`ended-by-${reason.replaceAll(" ", "-")}`, { scored: scores[winners[0] ?? 0] ?? 0, target });
}

export function stand({ scores, tanks, target }: MantisView, seat: number): Stand {
  const scored = scores[seat] ?? 0;
  const tank = tanks[seat]?.length ?? 0;
  return {
    words: t("ended-scored", { count: scored }),
    note: tank ? t("ended-in-tank", { count: tank }) : null,
    share: Math.min(1, scored / target),
  };
}
