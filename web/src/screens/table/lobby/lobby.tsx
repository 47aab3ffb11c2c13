// A table between games: seats, readiness, the evening, settings and invitation.

import "./lobby.css";
import "../../../ui/people.css";
import { useEffect } from "preact/hooks";
import type { Settings, Update } from "../../../net/protocol";
import { editionOf, hasLessons } from "../../../state/known";
import { Header } from "../../../ui/header";
import { Button } from "../../../ui/button";
import { t } from "../../../words/messages";
import { loadEditions, titleOf } from "../../../words/offered";
import { Talk } from "./talk";
import { Bubbles } from "../talk/bubbles";
import { EditionNote } from "./edition-note";
import { Evening } from "../ending/evening";
import { Invitation } from "../invite/invitation";
import { LobbySeats } from "./seats";
import { ConnectionNotice } from "../bar/connection-notice";
import { Bystanders, LockSwitch } from "../bar/people";
import { Ready } from "./ready";
import { Onward, isLedElsewhere } from "../ending/onward";
import { TableSettings } from "./settings";
import type { TableSession } from "../session/session";

export function Lobby({ session, shown }: { session: TableSession; shown: Update }) {
  const { table, host } = shown;
  useEffect(() => {
    loadEditions();
    document.title = `${titleOf(table.settings.game)} · Mazzo`;
  }, [table.settings.game]);
  return (
    <>
      <Header />
      <main class="lobby">
        <ConnectionNotice session={session} />
        <EditionNote key={table.settings.game} session={session} shown={shown} at="lobby" />
        <Bubbles session={session} isLobby />
        <div class="lobby-title aligned apart gap-6">
          <h1>{titleOf(table.settings.game)}</h1>
          <Talk session={session} mayWrite={table.settings.chat} />
          <Button icon="leave" class="quiet rigid" data-do="leave" onClick={() => void session.leave()}>
            <span class="says">{t("table-leave")}</span>
          </Button>
        </div>
        <div class="lobby-columns stacked gap-8">
          <div class="stacked gap-8">
            <LobbySeats session={session} shown={shown} />
            {isLedElsewhere(table) ? (
              <Waiting settings={table.settings} />
            ) : (
              <>
                {shown.seat === null && <WatchersSeat session={session} shown={shown} />}
                <Ready
                  session={session}
                  shown={shown}
                  label={t(host && isAlone(shown) ? "lobby-start" : "lobby-ready")}
                />
              </>
            )}
            <Evening table={table} />
            <Bystanders session={session} shown={shown} />
            <Meanwhile game={table.settings.game} />
          </div>
          <div class="stacked gap-8">
            {!table.settings.tournament && (
              <section class="panel lobby-invitation" aria-labelledby="invite-title">
                <h2 id="invite-title">{t("lobby-invite")}</h2>
                <Invitation code={table.code} isWaiting={isWaiting(shown)} isLocked={table.locked} />
                <LockSwitch session={session} shown={shown} />
              </section>
            )}
            <TableSettings
              settings={table.settings}
              change={host ? (settings) => session.ask({ command: "change", settings }) : null}
            />
            <Fairness commitment={table.next_commitment} />
          </div>
        </div>
      </main>
    </>
  );
}

/** Whether this player can invite others to a free seat. */
function isWaiting({ table, seat }: Update): boolean {
  const { stage, locked } = table;
  return (
    seat !== null && stage !== "closed" && !locked && table.seats.length < (editionOf(table.settings)?.most_seats ?? 0)
  );
}

/** Whether no other person is here. */
function isAlone({ table, seat }: Update): boolean {
  return !table.seats.some((holder, other) => other !== seat && holder.occupant === "person" && holder.connected);
}

/** A tournament starts the game, and the deal of the day is played once. */
function Waiting({ settings }: { settings: Settings }) {
  return (
    <>
      {settings.tournament && <p class="lobby-wait faint">{t("lobby-tournament")}</p>}
      <Onward settings={settings} />
    </>
  );
}

function WatchersSeat({ session, shown }: { session: TableSession; shown: Update }) {
  const taken = shown.table.seats.filter((holder) => !holder.left).length;
  if (taken >= (editionOf(shown.table.settings)?.most_seats ?? Infinity))
    return <p class="lobby-wait faint">{t("lobby-full")}</p>;
  return (
    <Button data-do="sit" onClick={() => void session.ask({ command: "sit" })}>
      {t("lobby-sit")}
    </Button>
  );
}

/** Links for the time until the game starts. */
function Meanwhile({ game }: { game: string }) {
  return (
    <p class="lobby-links flowing centred">
      {hasLessons(game) && (
        <Button class="quiet" href={`/learn/${game}`} target="_blank" rel="noopener">
          {t("table-learn")}
        </Button>
      )}
      <Button class="quiet" href={`/rules/${game}`} target="_blank" rel="noopener">
        {t("table-rules")}
      </Button>
    </p>
  );
}

/** The commitment to the next deal. */
function Fairness({ commitment }: { commitment: string | null }) {
  return (
    <details class="panel">
      <summary>{t("lobby-fair")}</summary>
      <p>{t("lobby-fair-how")}</p>
      {commitment && (
        <p>
          {t("lobby-fair-hash")}
          <code class="hash">{commitment}</code>
        </p>
      )}
    </details>
  );
}
