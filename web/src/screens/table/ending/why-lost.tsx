// The reason of a loss: a sentence, and the table with both choices marked.

import "./why-lost.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyAction, AnyView, Explanation, TableView } from "../../../net/protocol";
import { notation } from "../../../stage/game";
import { gameUi } from "../../../stage/games";
import { InMotion, InMotionContext } from "../../../stage/in-motion";
import { useSize } from "../../../stage/size";
import { Button } from "../../../ui/button";
import { t } from "../../../words/messages";
import { labelOf, reason as inWords } from "./reason";
import { recordOf, seatsOf } from "../session/session";
import type { SearchedReason } from "./search";
import { STILL_BOARD } from "../../../ui/still-board";

interface WhyProps {
  table: TableView;
  me: number;
  isWon: boolean;
  reason: SearchedReason;
}

export function WhyLost({ table, me, isWon, reason }: WhyProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { found, failure, retry } = reason;
  const ask = () => {
    setIsAsked(true);
    if (failure) retry();
  };
  if (!isAsked)
    return (
      <Button icon="bulb" class="quiet" data-do="why" onClick={ask}>
        {t(isWon ? "verdict-ask-won" : "verdict-ask")}
      </Button>
    );
  return (
    <div class="why stacked gap-5" data-why={found?.code ?? "asked"}>
      <p class="why-words" role="status">
        {found
          ? inWords(
              found,
              table.seats.map(({ name }) => name),
              me,
            )
          : failure || t("coach-analysing")}
      </p>
      {found?.view && <Position found={found} view={found.view} table={table} me={me} />}
      {found && <Links found={found} record={recordOf(table)} />}
    </div>
  );
}

function Links({ found, record }: { found: Explanation; record: string }) {
  return (
    <p class="note">
      {t("verdict-quality", { good: found.good, count: found.choices })}{" "}
      {found.move !== null && <a href={`/r/${record}#${found.move}`}>{t("verdict-turn")}</a>}
    </p>
  );
}

interface PositionProps {
  found: Explanation;
  view: AnyView;
  table: TableView;
  me: number;
}

/** The table before the move, as the player saw it. It is not interactive. */
function Position({ found, view, table, me }: PositionProps) {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = Math.min(LARGEST, useSize(figure).width / WIDE);
  const names = table.seats.map(({ name }) => name);
  const { Board } = gameUi(view.game);
  const yours = found.chosen as AnyAction | null;
  const better = found.best as AnyAction | null;
  const marks = useMarks(frame, view, { yours, better });
  return (
    <figure class="why-position" ref={figure} style={{ "--why-scale": scale }}>
      <div class="why-frame" ref={frame}>
        <div class="why-table" inert aria-hidden="true">
          <InMotionContext.Provider value={STILL}>
            <Board view={view} seats={seatsOf(table)} bottom={me} act={() => {}} {...STILL_BOARD} />
          </InMotionContext.Provider>
        </div>
        {marks.map(({ is, ...box }) => (
          <span key={is} class={`why-mark ${is}`} style={box} aria-hidden="true">
            <b>{t(is === "yours" ? "why-your-mark" : "why-better-mark")}</b>
          </span>
        ))}
      </div>
      <figcaption>
        <span class="unseen">{t("why-position", { move: found.move! })}</span>
        {yours && <span class="why-choice yours">{t("why-yours", { choice: labelOf(yours, view, names) })}</span>}
        {better && <span class="why-choice better">{t("why-better", { choice: labelOf(better, view, names) })}</span>}
      </figcaption>
    </figure>
  );
}

const STILL = new InMotion();
const WIDE = 420; // pixels of the table before it is scaled; also in why-lost.css
const LARGEST = 0.86;
const SETTLED = 300; // milliseconds, for the board's layout

type Kind = "yours" | "better";

interface Mark {
  is: Kind;
  left: string;
  top: string;
  width: string;
  height: string;
}

/** The places of the choices on the board, relative to the frame. A choice without a place has no mark. */
function useMarks(
  frame: { current: HTMLElement | null },
  view: AnyView,
  choices: Record<Kind, AnyAction | null>,
): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  const { yours, better } = choices;
  useEffect(() => {
    const find = () =>
      setMarks(
        (["yours", "better"] as const).flatMap((is) => {
          const place = choices[is] && placeOf(frame.current!, view, choices[is]);
          return place ? [{ is, ...place }] : [];
        }),
      );
    const timer = setTimeout(find, SETTLED);
    return () => clearTimeout(timer);
  }, [view, yours && notation(yours), better && notation(better)]);
  return marks;
}

function placeOf(frame: HTMLElement, view: AnyView, action: AnyAction): Omit<Mark, "is"> | null {
  const steps = gameUi(view.game).steps?.(action) ?? [];
  const found = [`[data-action="${notation(action)}"]`, ...steps]
    .flatMap((where) => [...frame.querySelectorAll(where)])
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width && height);
  if (!found) return null;
  const whole = frame.getBoundingClientRect();
  return {
    left: parts(found.left - whole.left, whole.width),
    top: parts(found.top - whole.top, whole.height),
    width: parts(found.width, whole.width),
    height: parts(found.height, whole.height),
  };
}

function parts(length: number, whole: number): string {
  return `${(100 * length) / whole}%`;
}
