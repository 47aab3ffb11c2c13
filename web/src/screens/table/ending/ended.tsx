// The end of a game: who won and why, how all stood, and what now.

import "./ended.css";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyEvent, AnyView, Result, TableView } from "../../../net/protocol";
import { SITE } from "../../../net/root";
import { gameUi } from "../../../stage/games";
import { wantsMotion } from "../../../state/preferences";
import { Face } from "../../../ui/face";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/messages";
import { titleOf } from "../../../words/offered";
import { Confetti } from "./confetti";
import { Standings } from "./evening";
import { share } from "../invite/invitation";
import { Figures, Glory } from "./glory";
import { Verdict } from "./why-lost";
import { isBot, recordOf } from "../session/session";

const PAUSE = 700; // milliseconds after the last card has fallen

interface EndedProps {
  table: TableView;
  view: AnyView;
  result: Result;
  me: number | null;
  happened: readonly AnyEvent[];
  /** Whether the last card has been seen to fall. */
  isSettled: boolean;
  /** How another game begins. */
  again: ComponentChildren;
  /** To the seats and the settings. */
  toSettings: (() => void) | null;
  isHost?: boolean;
  /** Whether nobody can press anything here. */
  isShow?: boolean;
  /** What somebody says now, at their place in the list. */
  saidBy?(seat: number): ComponentChildren;
}

export function Ended(props: EndedProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!props.isSettled) return;
    const timer = setTimeout(() => setIsShown(true), wantsMotion() ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [props.isSettled]);
  if (!isShown) return null;
  return <Ending {...props} />;
}

function Ending({ table, view, result, me, happened, again, toSettings, isHost, isShow, saidBy }: EndedProps) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) {
    return (
      <button type="button" class="button primary ended-again" onClick={() => setIsOpen(true)}>
        {t("ended-show")}
      </button>
    );
  }
  const record = recordOf(table);
  return (
    <div class="ended" data-ended={result.winners.join(" ")}>
      {(me === null || result.winners.includes(me)) && <Confetti shapes={gameUi(view.game).confetti} />}
      <section class="panel ended-panel stacked gap-6" aria-labelledby="ended-title">
        {!isShow && <Close onClick={() => setIsOpen(false)} />}
        <Glory table={table} view={view} result={result} me={me} />
        {me !== null && <Verdict record={record} me={me} winners={result.winners} />}
        <Standing {...{ table, view, result, me, happened, saidBy }} />
        <Figures game={view.game} happened={happened} winners={result.winners} />
        <Standings table={table} isShow={isShow} />
        {!isShow && <div class="ended-next">{again}</div>}
        {!isShow && <Others table={table} toSettings={toSettings} isHost={isHost} />}
      </section>
    </div>
  );
}

function Close({ onClick }: { onClick(): void }) {
  return (
    <button
      type="button"
      class="button quiet round ended-close"
      aria-label={t("ended-look")}
      title={t("ended-look")}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}

/** What else one can do now. */
function Others({ table, toSettings, isHost }: Pick<EndedProps, "table" | "toSettings" | "isHost">) {
  const record = recordOf(table);
  return (
    <div class="ended-buttons stacked">
      <a class="button" data-do="look-back" href={`/r/${record}`}>
        <Icon name="eye" />
        {t("ended-look-back")}
      </a>
      <Choice what="share" onClick={() => void share(titleOf(table.settings.game), `${SITE}/r/${record}`)}>
        <Icon name="share" />
        {t("ended-share")}
      </Choice>
      {toSettings && (
        <Choice what="settings" onClick={toSettings}>
          <Icon name="settings" />
          {t(isHost ? "ended-settings" : "ended-table")}
        </Choice>
      )}
      <a class="button" data-do="verify" href={`/verify/${record}`}>
        <Icon name="check" />
        {t("ended-verify")}
      </a>
      <a class="button" href="/">
        <Icon name="home" />
        {t("ended-home")}
      </a>
    </div>
  );
}

/** The next thing most people want, so it has the focus. */
export function Rematch({ onClick }: { onClick(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button primary" data-do="rematch" ref={button} onClick={onClick}>
      {t("ended-rematch")}
    </button>
  );
}

function Choice({ what, onClick, children }: { what: string; onClick(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="button" data-do={what} onClick={onClick}>
      {children}
    </button>
  );
}

type StandingProps = Pick<EndedProps, "table" | "view" | "result" | "me" | "happened" | "saidBy">;

/** How everybody stood at the end, the best first; equals share a place. */
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
