// A tournament on the wall, for everybody in the room: nothing private, nothing to press.

import "./wall.css";
import type { TournamentView } from "../net/protocol";
import { SITE } from "../net/root";
import { Icon } from "../ui/icon";
import { Qr } from "../ui/qr";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { Round, roundTitle } from "./club/rounds";
import { nameOf, useTournament } from "./club/tournament";
import { useAwake } from "./tv/awake";

export function Wall({ code }: { code: string }) {
  const { shown, trouble } = useTournament(code);
  useAwake();
  useTitle(shown?.title ?? "");
  return (
    <main class="wall" data-crowd={crowd(shown)} aria-busy={!shown && !trouble}>
      {trouble && <p role="alert">{trouble}</p>}
      {shown && <Shown shown={shown} />}
    </main>
  );
}

/** The fewer tables there are, the larger is all of it. */
function crowd(shown: TournamentView | null): string {
  const tables = shown?.rounds.at(-1)?.tables.length ?? 16;
  return tables <= 2 ? "few" : tables <= 8 ? "some" : "many";
}

function Shown({ shown }: { shown: TournamentView }) {
  const round = shown.rounds.length - 1;
  return (
    <>
      <header>
        <h1>{shown.title}</h1>
        <h2 aria-live="polite">
          {shown.stage === "entering" ? t("club-entering", { count: shown.people.length }) : heading(shown, round)}
        </h2>
      </header>
      {round < 0 ? <Entering shown={shown} /> : <Round shown={shown} round={round} isWall />}
    </>
  );
}

function heading(shown: TournamentView, round: number) {
  if (shown.winner !== null)
    return (
      <strong class="wall-winner">
        <Icon name="crown" />
        {t("club-winner", { name: nameOf(shown, shown.winner) })}
      </strong>
    );
  return shown.stage === "over" ? t("club-ended") : roundTitle(shown, round);
}

function Entering({ shown }: { shown: TournamentView }) {
  return (
    <div class="wall-entering">
      <ul>
        {shown.people
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ person, name }) => (
            <li key={person}>{name}</li>
          ))}
      </ul>
      <div class="wall-invitation">
        <Qr text={`${SITE}/c/${shown.code}`} />
        <p>{t("club-scan")}</p>
      </div>
    </div>
  );
}
