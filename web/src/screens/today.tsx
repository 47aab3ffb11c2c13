// The day: the deal of the day and three puzzles for each game, the same for everybody.

import "../ui/site.css";
import "./today.css";
import { useEffect, useState } from "preact/hooks";
import { dayApi } from "../net/day";
import { HAS_SERVER } from "../net/host";
import type { PuzzleList } from "../net/protocol";
import { solved, tryOf } from "../state/puzzles";
import { Header } from "../ui/header";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { loadEditions, titleOf } from "../words/offered";
import { explain } from "../words/failures";
import { useDay } from "./today/day";
import { Deals } from "./today/deals";

export function Today(_: object) {
  useTitle(t("day-title"));
  useEffect(loadEditions, []);
  return (
    <>
      <Header />
      <main class="site today">
        <h1>{t("day-title")}</h1>
        {HAS_SERVER ? <DealsAndPuzzles /> : <Puzzles />}
      </main>
    </>
  );
}

function DealsAndPuzzles() {
  const { day, failure, nights } = useDay();
  return (
    <>
      <Deals day={day} failure={failure} />
      <Puzzles key={nights} />
    </>
  );
}

function Puzzles() {
  const [lists, setLists] = useState<PuzzleList[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => void dayApi.puzzles().then(setLists, (error: unknown) => setFailure(explain(error))), []);
  return (
    <section class="panel" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">{t("day-puzzles")}</h2>
      <p class="quiet-words">{t("day-puzzles-what")}</p>
      <p class="day-rating">
        {t("day-rating")} <strong class="figures">{Math.round(solved.value.rating)}</strong>
      </p>
      {failure && <p role="alert">{failure}</p>}
      {lists.map((list) => (
        <OfAGame key={list.game} list={list} />
      ))}
    </section>
  );
}

function OfAGame({ list: { game, today, ratings } }: { list: PuzzleList }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div data-puzzles={game}>
      <h3>{titleOf(game)}</h3>
      <ul class="rows">
        {today.map((number) => (
          <li key={number}>
            <a class="row" href={`/p/${game}-${number + 1}`}>
              <Sign puzzle={`${game}-${number + 1}`} />
              <span class="faint clipped">{t("day-difficulty", { rating: `${ratings[number]!}` })}</span>
              <em>{t("day-puzzle-title", { number: number + 1 })}</em>
            </a>
          </li>
        ))}
      </ul>
      <details class="day-all" onToggle={(event) => setShowsAll(event.currentTarget.open)}>
        <summary>{t("day-all-puzzles", { count: ratings.length })}</summary>
        {showsAll && (
          <ol class="day-grid stacked gap-2">
            {ratings.map((rating, number) => (
              <Numbered key={number} puzzle={`${game}-${number + 1}`} number={number + 1} rating={rating} />
            ))}
          </ol>
        )}
      </details>
    </div>
  );
}

function Numbered({ puzzle, number, rating }: { puzzle: string; number: number; rating: number }) {
  const how = tryOf(puzzle);
  const facts = [t("day-puzzle-title", { number }), t("day-difficulty", { rating: `${rating}` }), t(`day-try-${how}`)];
  return (
    <li>
      <a class={`day-number middle ${how} ${LOOKS[how]}`} href={`/p/${puzzle}`} aria-label={facts.join(", ")}>
        {number}
      </a>
    </li>
  );
}

const LOOKS = { open: "", right: "good", wrong: "bad" };
const SIGNS = { open: "○", right: "✓", wrong: "✗" };

function Sign({ puzzle }: { puzzle: string }) {
  const how = tryOf(puzzle);
  return (
    <span class={`day-sign ${how} ${LOOKS[how] || "faint"}`}>
      <span aria-hidden="true">{SIGNS[how]}</span>
      <span class="unseen">{t(`day-try-${how}`)}</span>
    </span>
  );
}
