// A game, from one person's view.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnyAction, AnyEvent, AnyView, Update } from "../../net/protocol";
import { gameUi } from "../../stage/games";
import { hear, SOUNDS } from "../../stage/sound";
import { showsCoach } from "../../state/advised";
import { whole } from "../../state/hands";
import { banters } from "../../state/preferences";
import { CAPTIONS, taught } from "../../state/taught";
import { SCREEN } from "../../style/sizes";
import { Switch } from "../../ui/controls";
import { Question } from "../../ui/question";
import { digits, useKeys } from "../../ui/keys";
import { onDemand } from "../../ui/on-demand";
import { t } from "../../words/messages";
import { titleOf } from "../../words/offered";
import { Bar, statusOf } from "./bar/bar";
import { Bubbles } from "./talk/bubbles";
import { EditionNote } from "./lobby/edition-note";
import { Frame, showsLog } from "./bar/frame";
import { ConnectionNotice } from "./bar/connection-notice";
import { fetchHand } from "./phone-hand/index";
import { People } from "./bar/people";
import { seatsOf, type TableSession } from "./session/session";

const Hand = onDemand(() => fetchHand().then((file) => file.Hand));
const OnlyMine = onDemand(() => fetchHand().then((file) => file.OnlyMine));
const OutNotice = onDemand(() => import("./bar/notices").then((file) => file.OutNotice));
const RequestNotices = onDemand(() => import("./bar/notices").then((file) => file.RequestNotices));
const StandInNotice = onDemand(() => import("./bar/notices").then((file) => file.StandInNotice));
const WatcherNotice = onDemand(() => import("./bar/notices").then((file) => file.WatcherNotice));
const SpeedChoice = onDemand(() => import("./lobby/settings").then((file) => file.SpeedChoice));
const FirstGame = onDemand(() => import("./talk/first-game").then((file) => file.FirstGame));
const CoachPanel = onDemand(() => import("../../ui/coach").then((file) => file.CoachPanel));

const PHONE = matchMedia(`${SCREEN.narrow}, ${SCREEN.sideways}`);

interface GameScreenProps {
  session: TableSession;
  shown: Update;
  view: AnyView;
  /** Whether another game has begun since: then nothing moves here. */
  isPast?: boolean;
  /** Shown over the board. */
  children?: ComponentChildren;
}

export function GameScreen({ session, shown, view, isPast = false, children }: GameScreenProps) {
  const { table, seat } = shown;
  const { updates } = session;
  const [isLeaving, setIsLeaving] = useState(false);
  const isMine = seat !== null && view.to_act.includes(seat) && !view.result;
  const names = table.seats.map((holder) => holder.name);
  const hasCoach = table.settings.coach && seat !== null && !view.result;
  const hasBots = table.stage === "playing" && table.seats.some(({ occupant }) => occupant === "bot");
  useCall(isMine && !shown.is_reaction, table.settings.game);
  useKeys(digits(() => document.querySelector<HTMLElement>(".stage")));
  useBanter(session, hasBots);
  const isOnTv = mayHold(shown) && !view.result;
  const isHand = isOnTv && whole.value !== table.code;
  const bar = (
    <Bar
      table={table}
      status={statusOf(shown, view, seat)}
      isMine={isMine}
      deadline={isMine ? updates.deadline.value : null}
      say={(words) => void session.say(words)}
      people={<People session={session} shown={shown} />}
      settings={hasBots && <GameSettings {...{ session, shown }} />}
      hasCoach={hasCoach}
      leave={() => (seat !== null && table.stage === "playing" ? setIsLeaving(true) : void session.leave())}
    />
  );
  const notices = (
    <>
      <ConnectionNotice session={session} />
      {table.stage === "playing" && <StandInNotice session={session} />}
      {table.stage === "playing" && seat === null && (
        <WatcherNotice session={session} table={table} isHost={shown.host} />
      )}
      {isOnTv && !isHand && <OnlyMine code={table.code} />}
      {shown.host && <RequestNotices session={session} table={table} />}
    </>
  );
  const play = {
    seats: seatsOf(table),
    lines: updates.log,
    act: (action: AnyAction) => void session.act(action),
    busy: session.busy,
    passing: shown.passing,
    passUntilTurn: (on: boolean) => void session.ask({ command: "passuntilturn", on }),
  };
  const isFirst =
    hasBots && seat !== null && !isPast && !view.result && isAlone(shown) && taught().size < CAPTIONS.length;
  const showsEditionNote = seat !== null && !view.result && hasDiffered(shown, view, updates.happened);
  return (
    <Frame
      bar={
        <>
          {bar}
          {isFirst && !showsEditionNote && (
            <FirstGame isMine={isMine} isReaction={isMine && shown.is_reaction} showsLog={showsLog.value} />
          )}
          {showsEditionNote && <EditionNote session={session} shown={shown} at="game" />}
        </>
      }
      notices={notices}
      view={view}
      {...play}
      bottom={seat ?? 0}
      updates={updates}
      isStill={isPast}
      instead={
        isHand && <Hand code={table.code} view={view} {...play} isMine={isMine} isReaction={!!shown.is_reaction} />
      }
      beside={
        hasCoach && showsCoach.value ? (
          <CoachPanel code={table.code} view={view} version={shown.version} names={names} isMine={isMine} />
        ) : null
      }
    >
      {!isHand && <Bubbles session={session} />}
      {isOutAmongBots(shown, view) && <OutNotice key={table.games} session={session} isAlone={isAlone(shown)} />}
      {children}
      {isLeaving && (
        <Question
          title={t("table-leave-question")}
          no={t("table-stay")}
          yes={t("table-leave-anyway")}
          action="leave"
          onNo={() => setIsLeaving(false)}
          onYes={() => void session.leave()}
        >
          <p>{t("table-leave-why")}</p>
        </Question>
      )}
    </Frame>
  );
}

/** Whether this phone may show only the hand, since a screen shows the table. Not at a listed table, where a stranger
    could claim to be a screen. */
function mayHold({ table, seat }: Update): boolean {
  return seat !== null && table.screens > 0 && !table.settings.open && PHONE.matches;
}

/** Whether an event differed from other editions, and could look like a mistake. */
function hasDiffered({ events }: Update, view: AnyView, happened: readonly AnyEvent[]): boolean {
  return [...happened, ...events].some((event) => gameUi(view.game).differs?.(event, view));
}

/** Whether this player is out, and only bots are still in the game. */
function isOutAmongBots({ table, seat }: Update, view: AnyView): boolean {
  if (table.stage !== "playing" || seat === null || view.result) return false;
  const { isOut } = gameUi(view.game);
  return !!isOut && table.seats.every(({ person }, each) => person === null || isOut(view, each));
}

function isAlone({ table, seat }: Update): boolean {
  return table.seats.every(({ person }, each) => person === null || each === seat);
}

/** The settings that can change during a game with bots. */
function GameSettings({ session, shown }: { session: TableSession; shown: Update }) {
  return (
    <>
      {shown.host && (
        <SpeedChoice
          value={shown.table.settings.speed}
          set={(speed) => void session.ask({ command: "setspeed", speed })}
        />
      )}
      <Switch name="banters" label={t("site-bots-talk")} isOn={banters.value} onChange={(on) => (banters.value = on)} />
    </>
  );
}

/** Lets bots talk, unless it is turned off. Their messages are loaded after the game. */
function useBanter(session: TableSession, hasBots: boolean): void {
  useEffect(() => {
    if (!hasBots || !banters.value) return;
    let stop = (): void => undefined;
    let isOver = false;
    void import("./talk/banter").then(({ letTalk }) => isOver || (stop = letTalk(session)));
    return () => {
      isOver = true;
      stop();
    };
  }, [session, hasBots, banters.value]);
}

/** Signals the player's turn by the page's title and a sound. */
export function useCall(isMyTurn: boolean, game: string): void {
  useEffect(() => {
    const name = titleOf(game);
    document.title = isMyTurn ? `${t("table-your-turn")} · ${name}` : `${name} · Mazzo`;
    if (isMyTurn) hear(SOUNDS.turn);
    if (isMyTurn && document.hidden) void import("./talk/turn-notice").then(({ noticeTurn }) => noticeTurn(name));
    return () => void (document.title = "Mazzo");
  }, [isMyTurn, game]);
}
