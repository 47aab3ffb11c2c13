// A tournament as the server shows it. The page asks for news, and the server answers when there is some.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/failure";
import type { PlaceView, TournamentCommand, TournamentView } from "../../net/protocol";
import type { PodiumPlace } from "../../ui/podium";
import { explain, showFailure } from "../../words/failures";

const EVERY = 3000; // milliseconds between two questions that were answered at once

export interface Followed {
  shown: TournamentView | null;
  /** Why there is nothing to show. */
  failure: string;
  ask(command: TournamentCommand): Promise<void>;
}

export function useTournament(code: string): Followed {
  const [shown, setShown] = useState<TournamentView | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let known: TournamentView | null = null;
    let timer = 0;
    let looks = 0; // only the answer to the last look counts
    const look = async () => {
      const own = ++looks;
      const since = Date.now();
      let pause = EVERY;
      try {
        const news = document.hidden && known ? undefined : await api.tournament(code, known?.version);
        if (own !== looks) return;
        if (news) setShown((known = news));
        setFailure("");
        if (news || Date.now() - since > EVERY) pause = 0; // the server has waited for us
      } catch (error) {
        if (own !== looks) return;
        setFailure(explain(error));
        if (error instanceof Failure && error.status === 404) return;
      }
      timer = window.setTimeout(() => void look(), pause);
    };
    const again = () => {
      clearTimeout(timer);
      void look();
    };
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      looks++;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [code]);
  const ask = async (command: TournamentCommand) => {
    try {
      setShown(await api.tournamentDo(code, command));
    } catch (error) {
      showFailure(error);
    }
  };
  return { shown, failure, ask };
}

export function nameOf(shown: TournamentView, person: number): string {
  return shown.people.find((each) => each.person === person)?.name ?? "";
}

/** Those of the final, once it is over: the winner first. */
export function finalists(shown: TournamentView): PodiumPlace[] {
  const people = shown.winner === null ? [] : shown.rounds.at(-1)!.tables[0]!.people;
  return people.map(({ person, place }) => ({ name: nameOf(shown, person), place: place ?? people.length }));
}

/** The place of this person in the last round that they played. */
export function ownPlace({ rounds, you }: TournamentView): PlaceView | undefined {
  const places = rounds.flatMap((round) => round.tables.flatMap((table) => table.people));
  return places.findLast(({ person }) => person === you);
}
