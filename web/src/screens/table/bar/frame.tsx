// The layout of a game: the bar, notices, the board, the log.

import "./table.css";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AnyAction, AnyView, Update } from "../../../net/protocol";
import type { SeatInfo } from "../../../stage/game";
import { gameUi } from "../../../stage/games";
import { InMotionContext } from "../../../stage/in-motion";
import type { Line } from "../../../stage/moment";
import type { UpdatePlayer } from "../../../stage/update-player";
import { storage } from "../../../state/storage";
import { SCREEN } from "../../../style/sizes";
import { PanelHead } from "../../../ui/panel-head";
import { useFocusKept } from "../../../ui/keys";
import type { LogProps } from "../../../ui/log";
import { onDemand } from "../../../ui/on-demand";
import { Spoken } from "../../../ui/spoken";
import { addFlavour } from "../../../words/flavour";
import { t } from "../../../words/messages";

const Log = onDemand(() => import("../../../ui/log").then((file) => file.Log));
const WIDE = matchMedia(SCREEN.roomy);

/** Whether the log is open: by default on wide screens. */
export const showsLog = signal(WIDE.matches && storage.get("log") !== "closed");

export function toggleLog(): void {
  showsLog.value = !showsLog.value;
  if (WIDE.matches) storage.set("log", showsLog.value ? "open" : "closed");
}

/** Closes the log if it covers the board. */
export function putLogAway(): void {
  if (showsLog.value && !WIDE.matches) toggleLog();
}

interface FrameProps {
  bar: ComponentChildren;
  /** Slim lines between the bar and the board. */
  notices?: ComponentChildren;
  view: AnyView;
  seats: SeatInfo[];
  bottom: number;
  updates: UpdatePlayer<Update>;
  /** Whether it shows a finished game: then nothing moves. */
  isStill?: boolean;
  lines: ReadonlySignal<Line[]>;
  act(action: AnyAction): void;
  busy: ReadonlySignal<boolean>;
  passing: boolean;
  passUntilTurn(on: boolean): void;
  /** Shown in place of the board. */
  instead?: ComponentChildren;
  isTv?: boolean;
  /** Shown in place of the log. */
  beside?: ComponentChildren;
  /** Shown over the board. */
  children?: ComponentChildren;
}

export function Frame({
  bar,
  notices,
  view,
  seats,
  bottom,
  updates,
  isStill = false,
  lines,
  act,
  busy,
  passing,
  passUntilTurn,
  instead,
  isTv = false,
  beside,
  children,
}: FrameProps) {
  const { Board } = gameUi(view.game);
  const board = useRef<HTMLDivElement | null>(null);
  useEffect(() => () => void (updates.root = null), [updates]);
  useEffect(addFlavour, []);
  useFocusKept(() => board.current);
  return (
    <InMotionContext.Provider value={updates.motion}>
      <main class={`table-screen ${view.game}${beside || showsLog.value ? " with-log" : ""}`}>
        {bar}
        <div class="notices">{notices}</div>
        <h2 class="unseen">{t("table-board")}</h2>
        <div
          class="stage"
          tabIndex={-1}
          ref={(root) => {
            board.current = root;
            updates.root = isStill || instead ? null : root;
          }}
        >
          {instead || (
            <Board
              view={view}
              events={isStill ? [] : updates.shown.value?.events}
              seats={seats}
              bottom={bottom}
              act={act}
              busy={busy}
              deadline={updates.deadline.value}
              passing={passing}
              passUntilTurn={passUntilTurn}
              isTv={isTv}
            />
          )}
        </div>
        {beside || (showsLog.value && <LogPanel lines={lines} game={view.game} seats={seats} />)}
        <Spoken lines={lines} />
        {children}
      </main>
    </InMotionContext.Provider>
  );
}

function LogPanel(props: LogProps) {
  return (
    <aside class="log-panel rail" aria-label={t("table-log")}>
      <PanelHead title={t("table-log")} closeLabel={t("table-close-log")} onClose={toggleLog} />
      <Log {...props} />
    </aside>
  );
}
