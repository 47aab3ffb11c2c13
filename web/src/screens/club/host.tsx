// The panel of a tournament's host.

import type { ContestantView, TournamentView } from "../../net/protocol";
import { ROOT, SITE } from "../../net/root";
import { Button, IconButton } from "../../ui/button";
import { share } from "../../ui/share";
import { t } from "../../words/messages";
import { ConfirmButton } from "./confirm-button";
import type { Followed } from "./tournament";

export function HostPanel({ followed, shown }: { followed: Followed; shown: TournamentView }) {
  const link = `${SITE}/c/${shown.code}`;
  const next = shown.rounds.length + 1;
  const isOver = shown.stage === "over";
  return (
    <section class="panel" aria-labelledby="club-host">
      <h2 id="club-host">{t("club-host")}</h2>
      <p>
        {t("club-invite")} <code>{link}</code>
        <IconButton icon="share" label={t("ended-share")} onClick={() => void share(link, shown.title)} />
      </p>
      {shown.seconds_left !== null && (
        <p>{t("club-between", { minutes: Math.max(1, Math.ceil(shown.seconds_left / 60)) })}</p>
      )}
      <div class="flowing">
        {!isOver && shown.stage !== "playing" && (
          <Button
            icon="shuffle"
            class="primary"
            data-do="draw"
            disabled={shown.stage === "entering" && entered(shown).length < 3}
            onClick={() => void followed.ask({ command: "drawround", round: next })}
          >
            {t("club-draw", { number: next })}
          </Button>
        )}
        <Button icon="tv" data-do="wall" href={`/wall/${shown.code}`} target="_blank" rel="noopener">
          {t("club-wall")}
        </Button>
        <Button
          icon="download"
          data-do="export"
          href={`${ROOT}/api/tournaments/${shown.code}/csv`}
          download={`${shown.code}.csv`}
        >
          {t("club-export")}
        </Button>
      </div>
      {!isOver && (
        <details>
          <summary>{t("club-people")}</summary>
          <ul class="rows">
            {shown.people.map((person) => (
              <Contestant key={person.person} followed={followed} shown={shown} person={person} />
            ))}
          </ul>
        </details>
      )}
      {!isOver && (
        <ConfirmButton
          what="end"
          label={t("club-end")}
          question={t("club-end-sure")}
          onYes={() => void followed.ask({ command: "end" })}
        />
      )}
    </section>
  );
}

function entered({ people }: TournamentView): ContestantView[] {
  return people.filter(({ withdrawn }) => !withdrawn);
}

interface ContestantProps {
  followed: Followed;
  shown: TournamentView;
  person: ContestantView;
}

function Contestant({ followed, shown, person: { person, name, late, withdrawn } }: ContestantProps) {
  return (
    <li class="joined">
      <span class="name">
        {name} {withdrawn && <small>{t("club-withdrawn")}</small>} {late && <small>{t("club-waits")}</small>}
      </span>
      {late && !withdrawn && (
        <Button
          data-do={`admit-${person}`}
          disabled={shown.places < 1}
          onClick={() => void followed.ask({ command: "admit", person })}
        >
          {t("club-admit", { name })}
        </Button>
      )}
      {!withdrawn && person !== shown.host_person && (
        <ConfirmButton
          what={`hand-over-${person}`}
          label={t("club-hand-over", { name })}
          question={t("club-hand-over-sure", { name })}
          onYes={() => void followed.ask({ command: "handover", person })}
        />
      )}
      {!withdrawn && (
        <Button
          class="quiet"
          data-do={`withdraw-${person}`}
          onClick={() => void followed.ask({ command: "withdraw", person })}
        >
          {t("club-withdraw", { name })}
        </Button>
      )}
    </li>
  );
}
