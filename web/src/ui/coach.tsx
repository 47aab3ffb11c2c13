// The coach's panel: what each choice means for the player whose turn it is. Tables can turn it off.

import "./coach.css";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { Advice, AnyView, Danger, Option } from "../net/protocol";
import { notation } from "../stage/game";
import { gameUi } from "../stage/games";
import { advised, toggleCoach } from "../state/advised";
import { t } from "../words/messages";
import { outcome, say, win } from "../words/note";
import { number, percent } from "../words/numbers";
import { explain } from "../words/failures";
import { PanelHead } from "./panel-head";
import { Button } from "./button";

const FEW = 5; // options shown at first

interface CoachProps {
  code: string;
  view: AnyView;
  /** Of the shown update; advice for another version is outdated. */
  version: number;
  names: string[];
  isMine: boolean;
}

export function CoachPanel({ code, view, version, names, isMine }: CoachProps) {
  const { advice, failure } = useAdvice(code, version, isMine);
  const said = isMine ? advice : null;
  useMark(said, view);
  return (
    <aside class="log-panel rail coach-panel" aria-label={t("coach-title")}>
      <PanelHead title={t("coach-title")} closeLabel={t("coach-close")} onClose={toggleCoach} />
      <p role="status" class={said ? "unseen" : "coach-status"}>
        {said ? inShort(said, view, names) : failure || t(isMine ? "coach-thinking" : "coach-wait")}
      </p>
      {said && (
        <div class="coach-body panel-body stacked gap-5" role="group" aria-label={t("coach-title")} tabIndex={0}>
          <AdviceWords advice={said} view={view} names={names} />
        </div>
      )}
    </aside>
  );
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Marks the best choice on the board, by a style, since the board can be rendered again at any time. */
export function useMark(advice: Advice | null, view: AnyView): void {
  const best = advice?.options[0]?.action;
  useEffect(() => {
    const action = view.legal.find((legal) => notation(legal) === best);
    if (!action) return;
    advised.value = best!;
    const steps = gameUi(view.game).steps?.(action) ?? [];
    const where = [`[data-action="${best}"]`, ...steps].map((each) => `.board ${each}`).join();
    sheet.replaceSync(`:is(${where}) { outline: 4px dashed var(--best) !important; outline-offset: 3px !important; }`);
    return () => {
      sheet.replaceSync("");
      advised.value = null;
    };
  }, [best, view]);
}

/** The best choice, for screen readers. */
function inShort(advice: Advice, view: AnyView, names: string[]): string {
  const best = advice.options[0]!;
  return `${t("coach-best")}: ${labelOf(best, view, names)}. ${win(best.win)}.`;
}

function labelOf(option: Option, view: AnyView, names: string[]): string {
  const action = view.legal.find((legal) => notation(legal) === option.action);
  return action ? gameUi(view.game).label(action, names, view) : option.action;
}

/** The coach's advice for this player; null while it is computed. */
function useAdvice(code: string, version: number, isMine: boolean): { advice: Advice | null; failure: string } {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let isOld = false;
    setAdvice(null);
    setFailure("");
    if (isMine) {
      const isWanted = () => !isOld;
      api.coach(code, isWanted).then(
        (found) => !isOld && setAdvice(found),
        (error: unknown) => !isOld && setFailure(explain(error)),
      );
    }
    return () => void (isOld = true);
  }, [code, version, isMine]);
  return { advice, failure };
}

/** The whole advice, the best choice first. */
export function AdviceWords({ advice, view, names }: { advice: Advice; view: AnyView; names: string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const best = advice.options[0]!;
  const isImagined = best.note.code === "imagined"; // rather than solved, or rated by a network
  const hidden = showsAll ? 0 : Math.max(0, advice.options.length - FEW);
  const shown = hidden ? advice.options.slice(0, FEW) : advice.options;
  return (
    <>
      <p class="coach-advice" data-option={best.action}>
        <em class="good">{t("coach-best")}</em>
        <strong>{labelOf(best, view, names)}</strong>
        <span>{say(best.note, names)}</span>
      </p>
      {advice.danger && <p class="coach-danger">{dangerInWords(advice.danger)}</p>}
      <details class="coach-choices">
        <summary class="aligned">{t("coach-choices")}</summary>
        <ol class="coach-options stacked">
          {shown.map((option, place) => (
            <Choice key={option.action} option={option} view={view} names={names} isBest={place === 0} />
          ))}
        </ol>
        {hidden > 0 && <Button onClick={() => setShowsAll(true)}>{t("coach-all", { count: hidden })}</Button>}
        <p class="note">{t(isImagined ? "coach-how-imagined" : "coach-estimates")}</p>
      </details>
      {advice.known.length > 0 && (
        <>
          <h3>{t("coach-known")}</h3>
          <ul class="coach-known stacked">
            {advice.known.map((note) => {
              const sentence = say(note, names);
              return <li key={sentence}>{sentence}</li>;
            })}
          </ul>
        </>
      )}
    </>
  );
}

function Choice({ option, view, names, isBest }: { option: Option; view: AnyView; names: string[]; isBest: boolean }) {
  const { value, error } = option.win;
  const low = Math.max(0, value - error);
  return (
    <li class={isBest ? "best" : ""} data-option={option.action}>
      <strong>
        {labelOf(option, view, names)}
        {isBest && <em class="good">{t("coach-best")}</em>}
      </strong>
      <span class="coach-bar" aria-hidden="true">
        <span style={{ width: `${100 * value}%` }} />
        {error > 0 && <i style={{ left: `${100 * low}%`, width: `${100 * (Math.min(1, value + error) - low)}%` }} />}
      </span>
      <span class="coach-numbers">
        {win(option.win)}
        {option.cards !== null && ` · ${t("coach-cards", { cards: number(option.cards) })}`}
      </span>
      <span>{say(option.note, names)}</span>
      {option.outcomes.length > 0 && (
        <span class="note">{option.outcomes.map((each) => outcome(each, names)).join(" · ")}</span>
      )}
    </li>
  );
}

function dangerInWords(danger: Danger): string {
  const read = danger.read === null ? "" : ` ${t("coach-danger-read", { percent: percent(danger.read) })}`;
  return byLuck(danger) + read;
}

function byLuck({ value, low, high }: Danger): string {
  if (low === 1) return t("coach-danger-sure");
  if (high === 0) return t("coach-danger-none");
  if (low === high) return t("coach-danger", { percent: percent(value) });
  return t("coach-danger-range", { percent: percent(value), low: percent(low), high: percent(high) });
}
