// The end of a game: the winners, the standings, and the next steps.

import "./ended.css";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyEvent, AnyView, Result, TableView } from "../../../net/protocol";
import { SITE } from "../../../net/root";
import { gameUi } from "../../../stage/games";
import { wantsMotion } from "../../../state/preferences";
import { Face } from "../../../ui/face";
import { Button, IconButton } from "../../../ui/button";
import { onDemand } from "../../../ui/on-demand";
import { flavour } from "../../../words/flavour";
import { t } from "../../../words/messages";
import { titleOf } from "../../../words/offered";
import { Confetti } from "./confetti";
import { Standings } from "./evening";
import { riseOver, spotlight } from "./spotlight";
import { share } from "../invite/invitation";
import { Figures, Glory, hasLost } from "./glory";
import { type SearchedReason, useReason } from "./search";
import { isBot, recordOf } from "../session/session";

const WhyLost = onDemand(() => import("./why-lost").then((file) => file.WhyLost));

interface EndedProps {
  table: TableView;
  view: AnyView;
  result: Result;
  me: number | null;
  happened: readonly AnyEvent[];
  /** Whether the last move has been animated. */
  isSettled: boolean;
  /** Whether it has just ended: only then is it animated. */
  isNew: boolean;
  /** The button for the next game. */
  again: ComponentChildren;
  toSettings: (() => void) | null;
  isHost?: boolean;
  /** Whether it is only displayed, without buttons. */
  isShow?: boolean;
  /** The message of a player, shown at their place in the list. */
  saidBy?(seat: number): ComponentChildren;
}

export function Ended(props: EndedProps) {
  const [isOpen, setIsOpen] = useState(true);
  const reason = useReason(recordOf(props.table), props.me);
  const isNew = useRef<boolean>(null); // kept from the first display, until it is closed
  if (!props.isSettled) return null;
  isNew.current ??= props.isNew;
  const close = () => {
    isNew.current = false;
    setIsOpen(false);
  };
  if (isOpen) return <Ending {...props} reason={reason} isNew={isNew.current} close={close} />;
  return (
    <Button class="primary ended-again" onClick={() => setIsOpen(true)}>
      {t("ended-show")}
    </Button>
  );
}

/** First the winners alone, then the sheet; a tap or a key skips to it. */
function Ending({ isNew, close, ...props }: EndedProps & { reason: SearchedReason; close(): void }) {
  const { table, view, result, me, isShow } = props;
  const ending = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(null);
  const before = useRef<DOMRect>(null);
  const [isSheet, setIsSheet] = useState(!isNew || !wantsMotion());
  const shapes = gameUi(view.game).confetti;
  const toSheet = () => {
    end.current?.();
    before.current = ending.current!.querySelector(".ended-winners")!.getBoundingClientRect();
    setIsSheet(true);
  };
  useLayoutEffect(() => {
    if (!isSheet) end.current = spotlight(ending.current!, toSheet);
    else if (before.current) riseOver(ending.current!, before.current);
  }, [isSheet]);
  useKeyToSkip(isSheet ? null : toSheet);
  return (
    <div
      class={`ended${isSheet ? "" : " showing"}${table.decided ? " decided" : ""}`}
      data-ended={result.winners.join(" ")}
      style={{ "--many": result.winners.length + (hasLost(result, me) ? 0.4 : 0) }}
      ref={ending}
      onClick={isSheet ? undefined : toSheet}
    >
      <div class="ended-dim" aria-hidden="true" />
      {isNew && <Confetti shapes={shapes} isBehind />}
      <Glory table={table} view={view} result={result} me={me} />
      {isSheet && <Sheet {...props} close={isShow ? null : close} />}
      {isNew && <Confetti shapes={shapes} />}
    </div>
  );
}

const NOT_A_CHOICE = ["Tab", "Shift", "Control", "Alt", "Meta"];

function useKeyToSkip(skip: (() => void) | null): void {
  useEffect(() => {
    if (!skip) return;
    const press = (event: KeyboardEvent) => {
      if (NOT_A_CHOICE.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [!skip]);
}

type SheetProps = Omit<EndedProps, "isNew" | "isSettled"> & { reason: SearchedReason; close: (() => void) | null };

/** The standings and actions. The button for the next game stays visible below the scrolled part. */
function Sheet({ reason, close, ...props }: SheetProps) {
  const { table, view, result, me, happened, again, toSettings, isHost, isShow, saidBy } = props;
  const isMine = me !== null && result.winners.includes(me);
  if (isShow && table.decided)
    return (
      <section class="panel ended-sheet ended-scroll" aria-label={t("ended-show")}>
        <Standings table={table} isShow />
      </section>
    );
  return (
    <section class="panel ended-sheet" aria-label={t("ended-show")}>
      {close && <IconButton icon="close" label={t("ended-look")} class="ended-close" onClick={close} />}
      <div class="ended-scroll stacked gap-6">
        {table.decided && <Standings table={table} />}
        <p class="ended-why faint">
          {flavour.value && isMine && <strong>{flavour.value.cheer(view.game, table.games)} </strong>}
          {gameUi(view.game).why(view, result)}
        </p>
        {me !== null && <WhyLost table={table} me={me} isWon={isMine} reason={reason} />}
        <Standing {...{ table, view, result, me, happened, saidBy }} />
        <Figures game={view.game} happened={happened} winners={result.winners} />
        {!table.decided && <Standings table={table} isShow={isShow} />}
        {!isShow && <Others table={table} toSettings={toSettings} isHost={isHost} />}
      </div>
      {!isShow && <div class="ended-next">{again}</div>}
    </section>
  );
}

function Others({ table, toSettings, isHost }: Pick<EndedProps, "table" | "toSettings" | "isHost">) {
  const record = recordOf(table);
  return (
    <div class="ended-buttons stacked">
      <Button icon="eye" data-do="look-back" href={`/r/${record}`}>
        {t("ended-look-back")}
      </Button>
      <Button
        icon="share"
        data-do="share"
        onClick={() => void share(titleOf(table.settings.game), `${SITE}/r/${record}`)}
      >
        {t("ended-share")}
      </Button>
      {toSettings && (
        <Button icon="settings" data-do="settings" onClick={toSettings}>
          {t(isHost ? "ended-settings" : "ended-table")}
        </Button>
      )}
      <Button icon="check" data-do="verify" href={`/verify/${record}`}>
        {t("ended-verify")}
      </Button>
      <Button icon="home" href="/">
        {t("ended-home")}
      </Button>
    </div>
  );
}

type StandingProps = Pick<EndedProps, "table" | "view" | "result" | "me" | "happened" | "saidBy">;

/** The final standings, the best first; equals share a place. */
function Standing({ table, view, result, me, happened, saidBy }: StandingProps) {
  const rows = table.seats.map((holder, seat) => {
    const place = table.last_game?.places[seat] ?? (result.winners.includes(seat) ? 1 : table.seats.length);
    return { holder, seat, place, ...gameUi(view.game).stand(view, seat, happened) };
  });
  rows.sort((one, other) => one.place - other.place);
  return (
    <ol class="standing">
      {rows.map(({ holder, seat, place, words, note, share }, row) => (
        <li key={seat} class={seat === me ? "aligned gap-5 me" : "aligned gap-5"} data-place={place}>
          <Face
            name={holder.name}
            avatar={holder.avatar}
            isBot={isBot(holder)}
            mood={result.winners.includes(seat) ? "happy" : "calm"}
          />
          <span class="name stretched">
            {holder.name}
            {share !== undefined && <i class="fill" style={{ "--share": share, "--row": row }} />}
          </span>
          <span class="stand rigid">
            <strong>{words}</strong>
            {note && <small>{note}</small>}
          </span>
          {saidBy?.(seat)}
        </li>
      ))}
    </ol>
  );
}
