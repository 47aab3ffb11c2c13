// A tournament, for its players and its host.

import { useEffect, useState } from "preact/hooks";
import type { TournamentView } from "../net/protocol";
import { signIn, me } from "../state/me";
import { Face, type Mood } from "../ui/face";
import { Page } from "../ui/page";
import { Button } from "../ui/button";
import { Podium } from "../ui/podium";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { loadEditions, titleOf } from "../words/offered";
import { showFailure } from "../words/failures";
import { HostPanel } from "./club/host";
import { outcome } from "./club/outcome";
import { Round, roundTitle } from "./club/rounds";
import { ConfirmButton } from "./club/confirm-button";
import { finalists, nameOf, ownPlace, useTournament, type Followed } from "./club/tournament";

export function TournamentScreen({ code }: { code: string }) {
  const followed = useTournament(code);
  const { shown, failure } = followed;
  useTitle(shown?.title ?? "");
  useEffect(() => {
    loadEditions();
    signIn().catch(showFailure);
  }, []);
  return (
    <Page class="site club" isBusy={!shown && !failure}>
      {failure && <p role="alert">{failure}</p>}
      {shown && <Tournament followed={followed} shown={shown} />}
    </Page>
  );
}

function Tournament({ followed, shown }: { followed: Followed; shown: TournamentView }) {
  return (
    <>
      <h1>{shown.title}</h1>
      <p class="quiet-words">{titleOf(shown.settings.game)}</p>
      <Own followed={followed} shown={shown} />
      {shown.winner !== null && <Podium people={finalists(shown)} />}
      <div class="bracket">
        {shown.rounds
          .map((_, round) => shown.rounds.length - 1 - round)
          .map((round) => (
            <section key={round} aria-labelledby={`round-${round}`}>
              <h2 id={`round-${round}`}>{roundTitle(shown, round)}</h2>
              <Round shown={shown} round={round} />
            </section>
          ))}
      </div>
      <People shown={shown} />
      {shown.host && <HostPanel followed={followed} shown={shown} />}
      <Fairness shown={shown} />
    </>
  );
}

/** This player's state, with a link to their table. */
function Own({ followed, shown }: { followed: Followed; shown: TournamentView }) {
  const own = ownEntry(shown);
  const isIn = shown.you !== null && !own?.withdrawn;
  const mayEnter = shown.you === null && shown.stage !== "over" && shown.rounds.length < 2;
  return (
    <section
      class={`panel club-own aligned flowing ${ownPlace(shown)?.moves_on ? "through" : ""}`}
      data-you={shown.you ?? ""}
    >
      {own && <Face name={own.name} mood={moodOf(shown)} />}
      <p role="status">{status(shown)}</p>
      {shown.table && (
        <Button icon="play" class="primary" data-do="your-table" href={`/t/${shown.table}`}>
          {t("club-your-table")}
        </Button>
      )}
      {mayEnter && (
        <Button
          class="primary"
          data-do="enter"
          disabled={me.value === null}
          onClick={() => void followed.ask({ command: "enter", name: me.value ?? "" })}
        >
          {t("club-enter")}
        </Button>
      )}
      {!shown.host && shown.host_person !== null && (
        <p class="quiet-words">{t("club-hosted-by", { name: nameOf(shown, shown.host_person) })}</p>
      )}
      <TakeOver followed={followed} shown={shown} />
      {isIn && shown.stage !== "over" && (
        <ConfirmButton
          what="resign"
          label={t("club-leave")}
          question={t("club-leave-sure")}
          onYes={() => void followed.ask({ command: "resign" })}
        />
      )}
    </section>
  );
}

function moodOf(shown: TournamentView): Mood {
  const own = ownPlace(shown);
  if (own?.moves_on) return "happy";
  return own?.place && shown.rounds.at(-1)?.is_over ? "sad" : "calm";
}

/** Lets a player replace an absent host. */
function TakeOver({ followed, shown }: { followed: Followed; shown: TournamentView }) {
  const seconds = shown.take_over_seconds;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    setIsDue(seconds === 0);
    if (!seconds) return;
    const timer = setTimeout(() => setIsDue(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!isDue) return null;
  return (
    <ConfirmButton
      what="take-over"
      label={t("club-take-over")}
      question={t("club-take-over-sure")}
      onYes={() => void followed.ask({ command: "takeover" })}
    />
  );
}

function ownEntry(shown: TournamentView) {
  return shown.people.find(({ person }) => person === shown.you);
}

/** The state of the tournament, in a sentence for this person. */
function status(shown: TournamentView): string {
  const own = ownEntry(shown);
  if (shown.stage === "over" && shown.winner === null) return t("club-ended");
  if (shown.winner !== null)
    return shown.winner === shown.you ? t("club-you-won") : t("club-winner", { name: nameOf(shown, shown.winner) });
  if (own?.withdrawn) return t("club-you-are-out");
  if (own?.late) return t("club-you-wait");
  if (shown.stage === "entering")
    return own ? t("club-you-are-in") : t("club-entering", { count: shown.people.length });
  const place = ownPlace(shown);
  if (own && shown.stage === "playing" && !shown.table && !place?.place && sitsNow(shown))
    return t("club-your-table-soon");
  const ended = outcome(shown);
  if (ended) return ended;
  return t("club-underway", { count: shown.rounds.at(-1)?.tables.filter((table) => !table.is_over).length ?? 0 });
}

function sitsNow({ rounds, you }: TournamentView): boolean {
  return !!rounds.at(-1)?.tables.some((table) => table.people.some(({ person }) => person === you));
}

function People({ shown }: { shown: TournamentView }) {
  if (shown.rounds.length) return null;
  return (
    <section class="panel" aria-labelledby="club-people">
      <h2 id="club-people">{t("club-people")}</h2>
      <ul class="club-people stacked" data-people={shown.people.length}>
        {shown.people.map(({ person, name, withdrawn }) => (
          <li key={person} class="aligned">
            <Face name={name} />
            <span class="clipped">{name}</span> {withdrawn && <small>{t("club-withdrawn")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fairness({ shown: { commitment, seed } }: { shown: TournamentView }) {
  return (
    <details class="panel">
      <summary>{t("club-fair")}</summary>
      <p>{t("club-fair-how")}</p>
      <p>
        {t("club-fair-hash")} <code class="hash">{commitment}</code>
      </p>
      {seed && (
        <p>
          {t("club-fair-seed")} <code class="hash">{seed}</code>
        </p>
      )}
    </details>
  );
}
