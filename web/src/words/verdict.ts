// The single choice or card that cost one player most, from the coach's analysis, in one sentence.

import type { Analysis } from "../net/protocol";
import { t } from "./messages";
import { percent } from "./numbers";

/** A cause is named only if it is larger than this many times its error. */
const SURE = 1.5;
const LEAST = 0.03; // a share of the chance to win that is worth a word

export interface Verdict {
  words: string;
  /** The move that the words are about, if they are about one. */
  move: number | null;
}

interface Cause {
  is: "choice" | "unlucky" | "lucky";
  move: number;
  cost: number;
  error: number;
  name: string;
}

/** The largest cause of a loss, if one is larger than its error, and how well the player chose. */
export function verdict(analysis: Analysis, me: number, winners: readonly number[]): Verdict {
  const own = analysis.decisions.filter(({ seat }) => seat === me);
  const good = own.filter(({ rating }) => rating === "best" || rating === "good").length;
  const quality = t("verdict-quality", { good, count: own.length });
  if (winners.includes(me)) return { words: quality, move: null };
  const [cause] = causes(analysis, me, winners).sort((one, other) => other.cost - one.cost);
  if (!cause) return { words: `${t("verdict-none")} ${quality}`, move: null };
  const { is, name, cost, error, move } = cause;
  const words = t(`verdict-${is}`, { name, points: percent(cost), margin: percent(error) });
  return { words: `${words} ${quality}`, move };
}

/** A player's choices, and the cards of this player and of the winners, that surely cost the player something. */
function causes({ decisions, luck, moments, players }: Analysis, me: number, winners: readonly number[]): Cause[] {
  const choices = decisions
    .filter(({ seat }) => seat === me)
    .map(({ move, loss, loss_error }) => ({ is: "choice" as const, move, cost: loss, error: loss_error, name: "" }));
  const cards = luck
    .filter(({ seat }) => seat === me || winners.includes(seat))
    .map(({ move, seat, change }) => ({
      is: seat === me ? ("unlucky" as const) : ("lucky" as const),
      move,
      cost: seat === me ? -change : change,
      error: Math.hypot(moments[move - 1]![seat]!.error, moments[move]![seat]!.error),
      name: players[seat]!.name,
    }));
  return [...choices, ...cards].filter(({ cost, error }) => cost > Math.max(LEAST, SURE * error));
}
