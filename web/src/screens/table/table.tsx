// A table: its lobby, its game, and the result.

import "./bar/table.css";
import type { ComponentProps } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Update } from "../../net/protocol";
import { hasSeenNameChoice, noteNameChoice, signIn } from "../../state/me";
import { takePlan } from "../../state/playnow";
import { go } from "../../state/route";
import { forgetTable } from "../../state/tables";
import { Drawing } from "../../ui/drawing";
import { onDemand } from "../../ui/on-demand";
import { t } from "../../words/messages";
import { explain, closeSentence } from "../../words/failures";
import { GameScreen } from "./game";
import { useEnding } from "./ending/on-demand";
import { ResultScreen, type SeenResult } from "./result";
import { TableSession } from "./session/session";
import { Button } from "../../ui/button";

const Lobby = onDemand(() => import("./lobby/lobby").then((file) => file.Lobby));
const Newcomer = onDemand(() => import("./invite/newcomer").then((file) => file.Newcomer));

export function TableScreen({ code }: { code: string }) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [newcomer, setNewcomer] = useState<ComponentProps<typeof Newcomer> | null>(null);
  useEffect(() => {
    let own: TableSession | null = null;
    let isGone = false;
    const enter = (name: string) => {
      if (isGone) return;
      own = new TableSession(code, { name, sits: true, plan: takePlan(code) });
      setSession(own);
    };
    const greet = (name: string) => {
      if (hasSeenNameChoice()) enter(name);
      else
        setNewcomer({
          suggested: name,
          enter: (chosen) => {
            noteNameChoice();
            setNewcomer(null);
            enter(chosen);
          },
        });
    };
    signIn().then(greet, (error: unknown) => setFailure(explain(error)));
    return () => {
      isGone = true;
      own?.close();
    };
  }, [code]);
  if (failure) return <NoTable why={failure} />;
  if (newcomer) return <Newcomer {...newcomer} />;
  return session ? <At session={session} /> : <Waiting />;
}

const LONG_GONE = ["no-table", "closed", "removed"];
const WORTH_LOADING_AGAIN = ["slow", "nonsense", "other-version", "locked"];

function At({ session }: { session: TableSession }) {
  const [left, setLeft] = useState(0); // the last game whose result was closed
  const shown = session.updates.shown.value;
  const result = useResult(session, shown);
  const isPlayed = shown?.table.stage === "playing" && shown.events.length > 0;
  useEnding(isPlayed);
  const closeMessage = session.connection.closeMessage.value;
  useEffect(() => {
    if (closeMessage && LONG_GONE.includes(closeMessage.code)) forgetTable(session.code);
  }, [closeMessage]);
  if (session.connection.state.value === "over" && closeMessage)
    return (
      <NoTable
        why={closeSentence(closeMessage)}
        isUnknown={closeMessage.code === "no-table"}
        mayReturn={WORTH_LOADING_AGAIN.includes(closeMessage.code)}
      />
    );
  if (!shown || (session.isSettingUp.value && !shown.view))
    return <Waiting isLost={session.connection.state.value === "lost"} />;
  const { stage, games } = shown.table;
  if (result && left < result.update.table.games && (stage !== "playing" || shown.seat === null))
    return <ResultScreen session={session} now={shown} result={result} leave={() => setLeft(games)} />;
  if (stage !== "playing" || !shown.view) return <Lobby session={session} shown={shown} />;
  return <GameScreen session={session} shown={shown} view={shown.view} />;
}

/** The last game that this person saw end here. */
function useResult(session: TableSession, shown: Update | null): SeenResult | null {
  const seen = useRef<SeenResult | null>(null);
  if (shown?.view?.result && shown.table.stage === "over")
    seen.current = { update: shown, view: shown.view, happened: session.updates.happened };
  return seen.current;
}

function Waiting({ isLost = false }: { isLost?: boolean }) {
  return (
    <main class="nowhere" aria-busy="true">
      <p role="status">{t(isLost ? "table-lost" : "table-connecting")}</p>
    </main>
  );
}

interface NoTableProps {
  why: string;
  isUnknown?: boolean;
  mayReturn?: boolean;
}

function NoTable({ why, isUnknown = false, mayReturn = false }: NoTableProps) {
  return (
    <main class="nowhere">
      <Drawing of={isUnknown ? "code" : "lost"} />
      <h1 class="why">{why}</h1>
      {mayReturn && (
        <Button class="primary" onClick={() => location.reload()}>
          {t("site-reload")}
        </Button>
      )}
      <Button class={mayReturn ? "" : "primary"} onClick={() => go("/")}>
        {t("site-home")}
      </Button>
    </main>
  );
}
