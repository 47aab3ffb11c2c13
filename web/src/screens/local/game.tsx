// A game of several people on one device.

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { AnyAction, AnyView, Update } from "../../net/protocol";
import { NEVER_BUSY, notation } from "../../stage/game";
import { gameUi } from "../../stage/games";
import { go } from "../../state/route";
import { Question } from "../../ui/question";
import { digits, useKeys } from "../../ui/keys";
import { t } from "../../words/messages";
import { titleOf } from "../../words/offered";
import { asks, Bar } from "../table/bar/bar";
import { Ended, useEnding } from "../table/ending/on-demand";
import { Frame } from "../table/bar/frame";
import { ConnectionNotice } from "../table/bar/connection-notice";
import { seatsOf, type TableSession } from "../table/session/session";
import { Curtain, ReactionQuestion } from "./curtain";
import { nameAt, type Party } from "./party";
import { Button } from "../../ui/button";

export function LocalGame({ party }: { party: Party }) {
  useEnding(true);
  const shown = party.publicView.updates.shown.value;
  if (!shown?.view) {
    return (
      <main class="nowhere" aria-busy="true">
        <p>{t("local-beginning")}</p>
      </main>
    );
  }
  const isOpen = gameUi(shown.view.game).isOpen;
  return isOpen ? (
    <OpenGame party={party} shown={shown} view={shown.view} />
  ) : (
    <HiddenGame party={party} shown={shown} view={shown.view} />
  );
}

interface GameProps {
  party: Party;
  shown: Update;
  view: AnyView;
}

/** An open game: all look at the same board. */
function OpenGame({ party, shown, view }: GameProps) {
  const seat = view.to_act[0] ?? view.result?.winners[0] ?? 0;
  const session = party.at(seat);
  const theirs = session.connection.update.value;
  const legal = theirs?.version === shown.version ? (theirs.view?.legal ?? []) : [];
  return (
    <BaseScreen
      party={party}
      shown={shown}
      session={party.publicView}
      view={{ ...view, seat, legal } as AnyView}
      seat={seat}
      busy={session.busy}
      act={(action) => void session.actOn(notation(action), shown.version)}
    />
  );
}

/** A game with hidden hands: the device is passed behind a curtain. All players decide on reactions together. */
function HiddenGame({ party, shown, view }: GameProps) {
  const holder = party.holder.value;
  const isDone = holder !== null && !view.to_act.includes(holder);
  const holding = holder === null ? party.publicView : party.at(holder);
  const isSettled = holding.hasSettled(shown.version);
  useEffect(() => {
    if (isDone && isSettled) party.holder.value = null;
  }, [isDone, isSettled]);
  const own = holder === null ? null : holding.updates.shown.value;
  if (holder !== null && own?.view) {
    const isAsked = shown.is_reaction && !isDone;
    return (
      <BaseScreen
        party={party}
        shown={shown}
        session={holding}
        view={own.view}
        seat={holder}
        busy={holding.busy}
        act={(action) => void holding.act(action)}
        notice={isAsked && <BackToQuestion party={party} />}
      />
    );
  }
  return (
    <BaseScreen
      party={party}
      shown={shown}
      session={party.publicView}
      view={view}
      seat={null}
      busy={NEVER_BUSY}
      act={() => {}}
    >
      {view.result ? null : shown.is_reaction ? (
        <ReactionQuestion party={party} shown={shown} asked={view.to_act} />
      ) : (
        isSettled && (
          <Curtain name={nameAt(shown, view.to_act[0] ?? 0)} open={() => (party.holder.value = view.to_act[0] ?? 0)} />
        )
      )}
    </BaseScreen>
  );
}

function BackToQuestion({ party }: { party: Party }) {
  return (
    <div class="notice aligned flowing centred">
      <Button data-do="back-to-question" onClick={() => (party.holder.value = null)}>
        {t("local-back")}
      </Button>
    </div>
  );
}

interface BaseScreenProps {
  party: Party;
  shown: Update;
  /** The session whose view is on the board. */
  session: TableSession;
  view: AnyView;
  seat: number | null;
  busy: ReadonlySignal<boolean>;
  act(action: AnyAction): void;
  notice?: ComponentChildren;
  children?: ComponentChildren;
}

function statusOf(shown: Update, view: AnyView, seat: number | null, isReaction: boolean): string {
  if (seat === null || view.result) return "";
  const name = nameAt(shown, seat);
  return isReaction ? t("local-asked", { name, question: asks(view) }) : t("local-turn", { name });
}

/** The table, with the public log. */
function BaseScreen({ party, shown, session, view, seat, busy, act, notice, children }: BaseScreenProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { table } = shown;
  const isReaction = session.updates.shown.value?.is_reaction ?? false;
  useKeys(digits(() => (seat === null ? null : session.updates.root)));
  useEffect(() => void (document.title = `${titleOf(table.settings.game)} · Mazzo`), []);
  const bar = (
    <Bar
      table={table}
      status={statusOf(shown, view, seat, isReaction)}
      isMine={seat !== null && view.to_act.includes(seat)}
      deadline={isReaction ? session.updates.deadline.value : null}
      leave={() => (view.result ? go("/") : setIsLeaving(true))}
    />
  );
  return (
    <Frame
      key={seat !== null && session === party.publicView ? "open" : seat}
      bar={bar}
      notices={
        <>
          <ConnectionNotice session={party.publicView} />
          {notice}
        </>
      }
      view={view}
      seats={seatsOf(table)}
      bottom={seat ?? 0}
      updates={session.updates}
      lines={party.publicView.updates.log}
      act={act}
      busy={busy}
      passing={session.updates.shown.value?.passing ?? false}
      passUntilTurn={(on) => void (seat !== null && party.at(seat).ask({ command: "passuntilturn", on }))}
    >
      {children}
      {view.result && (
        <Ended
          table={table}
          view={view}
          result={view.result}
          me={null}
          happened={party.publicView.updates.happened}
          isNew={party.publicView.updates.sawEnd}
          isSettled={session.hasSettled(shown.version)}
          again={<Rematch onClick={() => void party.people[0]!.ask({ command: "start" })} />}
          toSettings={null}
        />
      )}
      {isLeaving && (
        <Question
          title={t("table-leave-question")}
          no={t("table-stay")}
          yes={t("table-leave-anyway")}
          action="leave"
          onNo={() => setIsLeaving(false)}
          onYes={() => go("/")}
        >
          <p>{t("local-leave-why")}</p>
        </Question>
      )}
    </Frame>
  );
}

function Rematch({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button primary" data-do="rematch" ref={button} onClick={onClick}>
      {t("ended-rematch")}
    </button>
  );
}
