// A puzzle: a position with one choice, then the coach's reasons and the best move.

import "./learn.css";
import "./puzzle.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { dayApi } from "../net/day";
import type { AnyAction, ShownPuzzle } from "../net/protocol";
import { notation } from "../stage/game";
import { gameUi, needGame } from "../stage/games";
import { nextPuzzle, note, solved, tryOf } from "../state/puzzles";
import { AdviceWords, useMark } from "../ui/coach";
import { Dialog } from "../ui/dialog";
import { Button, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { percent, points } from "../words/numbers";
import { loadEditions, titleOf } from "../words/offered";
import { explain, showFailure } from "../words/failures";
import { PuzzleTable, usePuzzle } from "./today/board";

/** The game and the number (from 1) in the address of a puzzle. */
export function readId(id: string): { game: string; number: number } {
  const [, game = "", number = ""] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return { game, number: Number(number) };
}

export function Puzzle({ id }: { id: string }) {
  const { game, number } = readId(id);
  useTitle(`${t("day-puzzle-title", { number })}: ${titleOf(game)}`);
  const [puzzle, setPuzzle] = useState<ShownPuzzle | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(loadEditions, []);
  useEffect(() => {
    Promise.all([dayApi.puzzle(game, number - 1), needGame(game)]).then(
      ([found, isThere]) => isThere && setPuzzle(found),
      (error: unknown) => setFailure(explain(error)),
    );
  }, [id]);
  if (failure)
    return (
      <main class="nowhere">
        <h1 role="alert">{failure}</h1>
        <Button href="/today">{t("day-title")}</Button>
      </main>
    );
  if (!puzzle) return <main class="loading" aria-busy="true" aria-label={t("site-loading")} />;
  return <Solving key={id} id={id} number={number} puzzle={puzzle} />;
}

interface SolvingProps {
  id: string;
  number: number;
  puzzle: ShownPuzzle;
}

function Solving({ id, number, puzzle }: SolvingProps) {
  const [chosen, setChosen] = useState<AnyAction | null>(null);
  const [change, setChange] = useState<number | null>(null);
  const [isShown, setIsShown] = useState(false); // whether the board shows the best move
  const updates = usePuzzle(puzzle);
  const best = puzzle.advice.options[0]!.action;
  const act = (action: AnyAction) => {
    if (chosen) return;
    setChosen(action);
    setChange(note(id, puzzle.rating, notation(action) === best));
  };
  const show = () => {
    setIsShown(true);
    void updates.push({ version: 1, table: null, view: puzzle.answer.view, events: puzzle.answer.events });
  };
  useMark(chosen && !isShown ? puzzle.advice : null, puzzle.view!);
  return (
    <div class="learn puzzle">
      <header class="learn-top rail aligned gap-2">
        <IconButton icon="back" label={t("day-title")} href="/today" />
        <p class="puzzle-place stretched faint clipped">
          {titleOf(puzzle.game)} · {t("day-difficulty", { rating: `${puzzle.rating}` })}
        </p>
        <Button class="quiet" href={`/rules/${puzzle.game}`}>
          {t("learn-rules")}
        </Button>
      </header>
      <Bubble {...{ id, number, puzzle, chosen, change, isShown, show }} />
      <PuzzleTable puzzle={puzzle} updates={updates} act={act} {...(chosen && { only: new Set([best]) })} />
    </div>
  );
}

interface BubbleProps extends SolvingProps {
  chosen: AnyAction | null;
  change: number | null;
  isShown: boolean;
  show(): void;
}

function Bubble({ id, number, puzzle, chosen, change, isShown, show }: BubbleProps) {
  const [asksWhy, setAsksWhy] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (chosen) dayApi.puzzles().then((lists) => setNext(nextPuzzle(lists, id)), showFailure);
  }, [chosen]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isRight = chosen !== null && notation(chosen) === puzzle.advice.options[0]!.action;
  const look = chosen === null ? "" : isRight ? " learnt" : " nudged";
  return (
    <section class={`learn-bubble puzzle-bubble${look}`} aria-labelledby="puzzle-title">
      <h1 id="puzzle-title" ref={heading} tabIndex={-1}>
        {t("day-puzzle-title", { number })}
      </h1>
      <div class="learn-words" aria-live="polite">
        {chosen === null ? (
          <>
            <p>{t("day-puzzle-task")}</p>
            <Past puzzle={puzzle} />
          </>
        ) : (
          <Verdict {...{ puzzle, isRight, change }} wasTried={change === null && tryOf(id) !== "open"} />
        )}
      </div>
      {chosen && (
        <div class="puzzle-buttons flowing gap-3">
          <Button icon="bulb" data-do="why" onClick={() => setAsksWhy(true)}>
            {t("day-why")}
          </Button>
          <Button icon="play" data-do="show" disabled={isShown} onClick={show}>
            {t("day-show")}
          </Button>
          <Button class="primary" data-do="next" href={next ? `/p/${next}` : "/today"}>
            {t(next ? "day-next" : "day-more")}
            <Icon name="next" />
          </Button>
        </div>
      )}
      {asksWhy && (
        <Dialog title={t("day-why")} onClose={() => setAsksWhy(false)}>
          <AdviceWords advice={puzzle.advice} view={puzzle.view!} names={[...puzzle.names]} />
          <p>{t("day-gap", { gap: points(-puzzle.gap.value), error: percent(puzzle.gap.error) })}</p>
        </Dialog>
      )}
    </section>
  );
}

function Verdict({
  puzzle,
  isRight,
  change,
  wasTried,
}: {
  puzzle: ShownPuzzle;
  isRight: boolean;
  change: number | null;
  wasTried: boolean;
}) {
  const label = (action: string) => labelOf(puzzle, action);
  return (
    <>
      <p class="puzzle-verdict aligned gap-3">
        <Icon name={isRight ? "check" : "close"} />
        {isRight ? t("day-right") : t("day-wrong", { best: label(puzzle.advice.options[0]!.action) })}
      </p>
      <p>{t("day-beginner", { choice: label(puzzle.beginner) })}</p>
      <p>
        {change === null
          ? wasTried && t("day-counted")
          : t("day-rating-now", {
              rating: `${Math.round(solved.value.rating)}`,
              change: change > 0 ? `+${change}` : `${change}`.replace("-", "−"),
            })}
      </p>
    </>
  );
}

function labelOf(puzzle: ShownPuzzle, action: string): string {
  const found = puzzle.view!.legal.find((legal) => notation(legal) === action);
  return found ? gameUi(puzzle.game).label(found, [...puzzle.names], puzzle.view!) : action;
}

/** The last events, as this seat saw them. */
function Past({ puzzle }: { puzzle: ShownPuzzle }) {
  const ui = gameUi(puzzle.game);
  const names = [...puzzle.names];
  const lines = puzzle.past.flatMap((event, at) => {
    const text = ui.sentence(event, names, puzzle.seat, puzzle.past[at - 1] ?? null);
    return text ? [{ at, text }] : [];
  });
  return (
    <details class="puzzle-past">
      <summary>{t("day-last")}</summary>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={at} class="faint">
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
