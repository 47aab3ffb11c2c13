// A tournament as the server shows it. The page asks again and again whether something has changed.

import { useEffect, useState } from "preact/hooks";
import { api, Trouble } from "../../net/api";
import type { PlaceView, TournamentCommand, TournamentView } from "../../net/protocol";
import { toast } from "../../state/toasts";
import { explain } from "../../words/troubles";

const EVERY = 3000; // milliseconds

export interface Followed {
  shown: TournamentView | null;
  /** Why there is nothing to show. */
  trouble: string;
  ask(command: TournamentCommand): Promise<void>;
}

export function useTournament(code: string): Followed {
  const [shown, setShown] = useState<TournamentView | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let known: TournamentView | null = null;
    let timer = 0;
    const look = async () => {
      try {
        const news = document.hidden && known ? undefined : await api.tournament(code, known?.version);
        if (news) setShown((known = news));
        setTrouble("");
      } catch (error) {
        setTrouble(explain(error));
        if (error instanceof Trouble && error.status === 404) return;
      }
      timer = window.setTimeout(() => void look(), EVERY);
    };
    const again = () => {
      clearTimeout(timer);
      void look();
    };
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [code]);
  const ask = async (command: TournamentCommand) => {
    try {
      setShown(await api.tournamentDo(code, command));
    } catch (error) {
      toast(explain(error));
    }
  };
  return { shown, trouble, ask };
}

export function nameOf(shown: TournamentView, person: number): string {
  return shown.people.find((each) => each.person === person)?.name ?? "";
}

/** The place of this person in the last round that they played. */
export function ownPlace({ rounds, you }: TournamentView): PlaceView | undefined {
  const places = rounds.flatMap((round) => round.tables.flatMap((table) => table.people));
  return places.findLast(({ person }) => person === you);
}
