// The player's hand on a phone while a screen shows the table: large cards, and buttons for the choices.

import "./hand.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyAction, AnyView } from "../../../net/protocol";
import { useChoice } from "../../../board/use-choice";
import type { HandUi, SeatInfo } from "../../../stage/game";
import { gameUi } from "../../../stage/games";
import type { Line } from "../../../stage/moment";
import { showWhole } from "../../../state/hands";
import { shakes, theme } from "../../../state/preferences";
import { Face } from "../../../ui/face";
import { Button, IconButton } from "../../../ui/button";
import { t } from "../../../words/messages";
import { Answers } from "./answers";
import { Cards } from "./cards";
import { asked, HandContext, type HandTable, lotsOf } from "./table";

const LONG = 44; // letters, two lines on a phone
const SHAKE = [90, 60, 90]; // milliseconds on, off, on

export interface HandProps {
  code: string;
  view: AnyView;
  seats: SeatInfo[];
  lines: ReadonlySignal<Line[]>;
  isMine: boolean;
  isReaction: boolean;
  busy: ReadonlySignal<boolean>;
  passing: boolean;
  passUntilTurn(on: boolean): void;
  act(action: AnyAction): void;
}

export function Hand(props: HandProps) {
  const { game } = props.view;
  const [hand, setHand] = useState<HandUi | null>(null);
  useEffect(() => void gameUi(game).hand().then(setHand, reportError), [game]);
  return hand && <HandOf {...props} hand={hand} />;
}

function HandOf({ code, lines, isMine, hand, ...props }: HandProps & { hand: HandUi }) {
  const { view, seats } = props;
  const choosing = useChoice(view, hand.layout, seats.length);
  const table: HandTable = { ...props, ...choosing, hand, names: seats.map(({ name }) => name) };
  const news = lines.value.at(-1)?.text ?? "";
  const [isLooking, look] = useState(false);
  useDark();
  useEffect(() => {
    look(false);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
    if (isMine && shakes.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
  }, [isMine]);
  const lots = lotsOf(table);
  if (!isMine && !isLooking)
    return <Idle code={code} seat={seats[view.seat!]!} news={news} look={lots.length ? () => look(true) : null} />;
  const { title, more } = isMine ? asked(table, news) : { title: t("hands-look-up"), more: news };
  return (
    <HandContext.Provider value={table}>
      <section class={isMine ? "hand-board asked" : "hand-board"} aria-label={t("hands-actions")}>
        <header class="hand-head aligned">
          <div class="stretched">
            <h3 class={title.length > LONG ? "long" : ""}>{title}</h3>
            <p class="note">{more}</p>
          </div>
          <WholeTable code={code} />
        </header>
        <Cards lots={lots} />
        <Answers isMine={isMine} close={() => look(false)} />
      </section>
    </HandContext.Provider>
  );
}

interface IdleProps {
  code: string;
  seat: SeatInfo;
  news: string;
  look: (() => void) | null;
}

/** For the time until the player's turn. */
function Idle({ code, seat, news, look }: IdleProps) {
  return (
    <section class="hand-board hand-idle" aria-label={t("hands-actions")}>
      <header class="hand-head aligned">
        <p class="stretched note">{news}</p>
        <WholeTable code={code} />
      </header>
      <div class="hand-face middle">
        <Face name={seat.name} avatar={seat.avatar ?? null} />
        <h3>{t("hands-look-up")}</h3>
      </div>
      {look && (
        <footer class="hand-answers">
          <Button class="quiet" data-do="own-cards" onClick={look}>
            {t("hands-cards")}
          </Button>
        </footer>
      )}
    </section>
  );
}

function WholeTable({ code }: { code: string }) {
  return (
    <IconButton
      icon="tv"
      label={t("hands-whole")}
      class="rigid"
      data-do="whole-table"
      onClick={() => showWhole(code, true)}
    />
  );
}

/** Returns from the whole table to the hand. */
export function OnlyMine({ code }: { code: string }) {
  return (
    <div class="notice aligned centred">
      <Button class="quiet" data-do="hands" onClick={() => showWhole(code, false)}>
        {t("hands-own")}
      </Button>
    </div>
  );
}

/** Uses the dark theme in front of a television, unless the player chose a theme. */
function useDark(): void {
  const before = useRef("");
  useEffect(() => {
    const { dataset } = document.documentElement;
    before.current = dataset["theme"] ?? "";
    if (theme.value !== "system" || before.current === "dark") return;
    dataset["theme"] = "dark";
    return () => void (dataset["theme"] = before.current);
  }, []);
}
