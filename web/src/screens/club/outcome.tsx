// Whether a player advances in a tournament, shown with the result of the table.

import type { PlaceView, RoundView, TournamentView } from "../../net/protocol";
import { t } from "../../words/messages";
import { useTournament } from "./tournament";

interface OutcomeProps {
  /** The code of the tournament. */
  tournament: string;
  /** The code of the table. */
  table: string;
}

export function Outcome({ tournament, table }: OutcomeProps) {
  const { shown } = useTournament(tournament);
  return (
    <p class="ended-outcome" role="status" data-outcome>
      {shown && outcome(shown, table)}
    </p>
  );
}

/** Whether this person advances after a table, by default the last one; empty until it has ended. */
export function outcome(shown: TournamentView, code?: string): string {
  for (const round of shown.rounds.toReversed()) {
    for (const table of round.tables) {
      const own = table.people.find(({ person }) => person === shown.you);
      if (own && (code ?? table.code) === table.code) return table.is_over ? inWords(shown, round, own) : "";
    }
  }
  return "";
}

function inWords({ stage }: TournamentView, { tables, is_over }: RoundView, { moves_on }: PlaceView): string {
  const isFinal = tables.length === 1;
  if (isFinal && stage !== "over") return "";
  if (moves_on) return t(isFinal ? "club-you-won" : "club-next-round");
  return t(is_over ? "club-you-are-out" : "club-round-goes-on"); // the best of the others may still advance
}
