// The table on a television: its lobby, its game, its result, without controls.

import { useEffect, useState } from "preact/hooks";
import type { AnyView, Update } from "../../net/protocol";
import { SITE } from "../../net/root";
import { signIn } from "../../state/me";
import { Face } from "../../ui/face";
import { Icon } from "../../ui/icon";
import { Qr } from "../../ui/qr";
import { t } from "../../words/messages";
import { explain } from "../../words/failures";
import { loadEditions, titleOf } from "../../words/offered";
import { editionOf } from "../../state/known";
import { scenes } from "../../state/scenes";
import { Bubbles, SaidHere } from "../table/talk/bubbles";
import { Ended, useEnding } from "../table/ending/on-demand";
import { Standings } from "../table/ending/evening";
import { Frame, showsLog } from "../table/bar/frame";
import { useShortCode } from "../table/invite/short-code";
import { isBot, seatsOf, SCREEN_GUEST, TableSession } from "../table/session/session";

const GONE = 8_000; // milliseconds, until a closed table makes room for the next

export function Show({ code }: { code: string }) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    document.documentElement.classList.add("tv");
    showsLog.value = false;
    loadEditions();
    const enter = () => setSession(new TableSession(code, { name: t("tv-name"), guest: SCREEN_GUEST, isScreen: true }));
    signIn().then(enter, (error: unknown) => setFailure(explain(error)));
  }, [code]);
  useEffect(() => () => session?.close(), [session]);
  return session ? <At session={session} /> : <Words text={failure} />;
}

function At({ session }: { session: TableSession }) {
  const shown = session.updates.shown.value;
  const isOver = session.connection.state.value === "over";
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => (window.parent.location.hash = ""), GONE);
    return () => clearTimeout(timer);
  }, [isOver]);
  if (isOver) return <Words text={t("tv-over")} />;
  if (!shown) return <Words text={t(session.connection.state.value === "lost" ? "table-lost" : "table-connecting")} />;
  const { stage } = shown.table;
  if (!shown.view || stage === "lobby" || stage === "closed") return <TvLobby session={session} shown={shown} />;
  return <TvGame session={session} shown={shown} view={shown.view} />;
}

function Words({ text }: { text: string }) {
  return (
    <main class="tv-words">
      <p role="status">{text}</p>
    </main>
  );
}

function TvGame({ session, shown, view }: { session: TableSession; shown: Update; view: AnyView }) {
  const { table } = shown;
  const { updates } = session;
  useEnding(true);
  const isLost = session.connection.state.value === "lost";
  const bar = (
    <header class="bar rail tv-bar">
      <h1 class="unseen">{titleOf(table.settings.game)}</h1>
      <Caption text={isLost ? t("table-lost") : (updates.log.value.at(-1)?.text ?? titleOf(table.settings.game))} />
      {hasRoom(shown) && <Corner session={session} />}
    </header>
  );
  return (
    <Frame
      bar={bar}
      view={view}
      seats={seatsOf(table)}
      bottom={0}
      updates={updates}
      lines={updates.log}
      act={() => {}}
      busy={session.busy}
      passing={false}
      passUntilTurn={() => {}}
      isTv
    >
      <Bubbles session={session} />
      {view.result && table.stage === "over" && (
        <Ended
          table={table}
          view={view}
          result={view.result}
          me={null}
          happened={updates.happened}
          isNew={session.updates.sawEnd}
          isSettled={session.hasSettled(shown.version)}
          again={null}
          toSettings={null}
          isShow
          saidBy={(seat) => <SaidHere session={session} seat={seat} />}
        />
      )}
    </Frame>
  );
}

const LONG = 58; // letters that fit in one line

/** The last event. */
function Caption({ text }: { text: string }) {
  return (
    <p key={text} class={text.length > LONG ? "tv-caption long" : "tv-caption"}>
      {text}
    </p>
  );
}

/** Whether a seat is free, now or in the next game. */
function hasRoom({ table }: Update): boolean {
  const taken = table.seats.filter((holder) => !holder.left).length;
  return !table.locked && taken < (editionOf(table.settings)?.most_seats ?? 0);
}

function Corner({ session }: { session: TableSession }) {
  return (
    <div class="tv-corner">
      <Qr text={`${SITE}/t/${session.code}`} />
    </div>
  );
}

/** Between games: the invitation, the players, the evening. */
function TvLobby({ session, shown }: { session: TableSession; shown: Update }) {
  const { table } = shown;
  // a short code needs a screen that has joined
  const shortCode = useShortCode(table.code, hasRoom(shown) && table.screens > 0);
  const Scene = scenes.get(table.settings.game);
  return (
    <main class={`tv-lobby ${table.settings.game}`}>
      {Scene && (
        <div class="tv-scene" aria-hidden="true">
          <Scene />
        </div>
      )}
      <section class="tv-people">
        <h1>{titleOf(table.settings.game)}</h1>
        <People shown={shown} />
        {table.games > 0 && <Standings table={table} isShow />}
      </section>
      {hasRoom(shown) && (
        <section class="tv-invitation">
          <Qr text={`${SITE}/t/${session.code}`} />
          <p>{t("tv-join")}</p>
          <p class="tv-address">{SITE.replace(/^https?:\/\//, "")}</p>
          {shortCode && <p class="tv-code">{shortCode.replace(/(.{3})/, "$1 ")}</p>}
        </section>
      )}
    </main>
  );
}

function People({ shown: { table } }: { shown: Update }) {
  if (!table.seats.length) return <p>{t("tv-nobody")}</p>;
  return (
    <ol class="tv-seats">
      {table.seats.map((holder, seat) => (
        <li key={seat} class="aligned gap-5" data-ready={holder.ready || undefined}>
          <Face
            name={holder.name}
            avatar={holder.avatar}
            isBot={isBot(holder)}
            mood={holder.ready ? "happy" : "calm"}
          />
          <strong>{holder.name}</strong>
          {holder.ready && <Icon name="check" />}
        </li>
      ))}
    </ol>
  );
}
