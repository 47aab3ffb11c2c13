// The puzzles of the day for each game as thumbnails, and all others as numbers.

import { useEffect, useState } from "preact/hooks";
import { dayApi } from "../../net/day";
import type { PuzzleList } from "../../net/protocol";
import { solved, tryOf } from "../../state/puzzles";
import { Icon } from "../../ui/icon";
import { onDemand } from "../../ui/on-demand";
import { t } from "../../words/messages";
import { titleOf } from "../../words/offered";
import { explain } from "../../words/failures";

const Thumbnail = onDemand(() => import("./board").then((file) => file.Thumbnail));

export function Puzzles() {
  const [lists, setLists] = useState<PuzzleList[]>([]);
  const [failure, setFailure] = useState("");
  useEffect(() => void dayApi.puzzles().then(setLists, (error: unknown) => setFailure(explain(error))), []);
  return (
    <section aria-labelledby="puzzles-title" class="stacked gap-8">
      <h2 id="puzzles-title" class="aligned apart">
        {t("day-puzzles")}
        <small>
          {t("day-rating")} <strong class="figures">{Math.round(solved.value.rating)}</strong>
        </small>
      </h2>
      <p class="faint">{t("day-puzzles-what")}</p>
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
    <div class="panel" data-puzzles={game}>
      <h3>{titleOf(game)}</h3>
      <ul class="day-boards">
        {today.map((number) => (
          <OfTheDay key={number} game={game} number={number} rating={ratings[number]!} />
        ))}
      </ul>
      <details onToggle={(event) => setShowsAll(event.currentTarget.open)}>
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

const LOOKS = { open: "", right: "good", wrong: "bad" };
const SIGNS = { open: null, right: "check", wrong: "close" } as const;

function OfTheDay({ game, number, rating }: { game: string; number: number; rating: number }) {
  const how = tryOf(`${game}-${number + 1}`);
  const sign = SIGNS[how];
  return (
    <li>
      <a class="day-board" href={`/p/${game}-${number + 1}`} data-try={how}>
        <span class="thumbnail" aria-hidden="true" inert>
          <Thumbnail game={game} number={number} />
        </span>
        {sign && (
          <span class={`day-stamp middle ${LOOKS[how]}`}>
            <Icon name={sign} />
            <span class="unseen">{t(`day-try-${how}`)}</span>
          </span>
        )}
        <strong>{t("day-puzzle-title", { number: number + 1 })}</strong>
        <small>{t("day-difficulty", { rating: `${rating}` })}</small>
      </a>
    </li>
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
