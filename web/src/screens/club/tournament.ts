// A tournament from the server, by long polling.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { Failure } from "../../net/failure";
import type { PlaceView, TournamentCommand, TournamentView } from "../../net/protocol";
import type { PodiumPlace } from "../../ui/podium";
import { explain, showFailure } from "../../words/failures";

const EVERY = 3000; // milliseconds between requests that return immediately

export interface Followed {
  shown: TournamentView | null;
  failure: string;
  ask(command: TournamentCommand): Promise<void>;
}

export function useTournament(code: string): Followed {
  const [shown, setShown] = useState<TournamentView | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let known: TournamentView | null = null;
    let timer = 0;
    let looks = 0; // only the answer to the last request counts
    const look = async () => {
      const own = ++looks;
      const since = Date.now();
      let pause = EVERY;
      try {
        const news = document.hidden && known ? undefined : await api.tournament(code, known?.version);
        if (own !== looks) return;
        if (news) setShown((known = news));
        setFailure("");
        if (news || Date.now() - since > EVERY) pause = 0; // the server has waited
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

/** The players of the finished final, the winner first. */
export function finalists(shown: TournamentView): PodiumPlace[] {
  const people = shown.winner === null ? [] : shown.rounds.at(-1)!.tables[0]!.people;
  return people.map(({ person, place }) => ({ name: nameOf(shown, person), place: place ?? people.length }));
}

/** The place of this person in the last round that they played. */
export function ownPlace({ rounds, you }: TournamentView): PlaceView | undefined {
  const places = rounds.flatMap((round) => round.tables.flatMap((table) => table.people));
  return places.findLast(({ person }) => person === you);
}
