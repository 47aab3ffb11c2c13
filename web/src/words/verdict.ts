// Why a game ended as it did for one player, in one sentence, from the coach's analysis.

import type { Analysis } from "../net/protocol";
import { t } from "./messages";
import { percent } from "./numbers";

/** How sure a cause has to be to be named: as many times its error. */
const SURE = 1.5;
const LEAST = 0.03; // a share of the chance to win that is worth a word

export interface Verdict {
  words: string;
  /** The move at which it turned, if there is one to show. */
  move: number | null;
}

/** The cause with the largest effect, if it is larger than its error; otherwise that nothing can be told. */
export function verdict(
  { players, decisions, turning_points }: Analysis,
  me: number,
  winners: readonly number[],
): Verdict {
  const own = players[me]!;
  const margin = Math.hypot(...decisions.filter(({ seat }) => seat === me).map(({ loss_error }) => loss_error));
  const winner = players[winners[0]!]!;
  const accuracy = own.accuracy === null ? "none" : percent(own.accuracy);
  const facts = {
    accuracy,
    name: winner.name,
    lost: percent(own.lost),
    margin: percent(margin),
    luck: percent(Math.abs(own.luck)),
  };
  const turn = turning_points.reduce<(typeof turning_points)[number] | null>(
    (most, each) => (!most || Math.abs(each.change) > Math.abs(most.change) ? each : most),
    null,
  );
  const isChoice = own.lost > Math.max(LEAST, SURE * margin);
  const cause = winners.includes(me)
    ? "won"
    : isChoice && own.lost >= -own.luck
      ? "choices"
      : own.luck < -LEAST
        ? "unlucky"
        : winner.luck > LEAST
          ? "lucky"
          : "close";
  return { words: t(`verdict-${cause}`, facts), move: turn?.move ?? null };
}
