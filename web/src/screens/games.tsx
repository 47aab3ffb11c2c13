// The player's page: all games on this device, statistics over time, rewards, streaks and puzzles.

import "./games.css";
import { useState } from "preact/hooks";
import { asCsv, forget, forgetAll, outcome, played, type PlayedGame } from "../state/played";
import { ANALYSIS } from "../state/route";
import { Choice } from "../ui/controls";
import { Question } from "../ui/question";
import { NothingYet } from "../ui/drawing";
import { Header } from "../ui/header";
import { Button, IconButton } from "../ui/button";
import { useTitle } from "../ui/title";
import { language, list, t } from "../words/messages";
import { percent, points } from "../words/numbers";
import { offered, titleOf } from "../words/offered";
import { LuckChart, WinsChart } from "./games/charts";
import { ChoicesChart, DaysAndPuzzles, OneFile } from "./games/more";
import { Rewards } from "./games/rewards";
import { save } from "./games/save";

const PAGE = 20;

export function Games(_: object) {
  const [which, setWhich] = useState<string>("all");
  useTitle(t("mine-title"));
  const games = played.value.filter(({ game }) => which === "all" || game === which);
  return (
    <>
      <Header />
      <main class="site games">
        <h1>{t("mine-title")}</h1>
        <p class="quiet-words">{t("mine-where")}</p>
        {played.value.length === 0 ? (
          <NothingYet of="first" words={t("mine-none")} />
        ) : (
          <>
            <Choice
              name="which"
              label={t("mine-which")}
              isBare
              value={which}
              answers={["all", ...offered()].map((game) => [game, game === "all" ? t("mine-all") : titleOf(game)])}
              onChange={setWhich}
            />
            <Numbers games={games} />
            <Rewards />
            <List key={which} games={games} />
            <Take />
          </>
        )}
        <DaysAndPuzzles />
        <OneFile />
      </main>
    </>
  );
}

/** Statistics and charts. Games that several people played on this device are not counted. */
function Numbers({ games }: { games: PlayedGame[] }) {
  const own = games.filter(({ seat }) => seat !== null).reverse();
  const won = own.filter((game) => outcome(game) !== "lost").length;
  const lucks = own.flatMap(({ luck }) => (luck === null ? [] : [luck]));
  const luck = lucks.reduce((sum, each) => sum + each, 0) / lucks.length;
  return (
    <section class="panel" aria-labelledby="numbers-title">
      <h2 id="numbers-title">{t("mine-over-time")}</h2>
      <dl class="numbers stacked gap-5">
        <Figure name={t("mine-played")} value={`${own.length}`} />
        <Figure
          name={t("mine-won")}
          value={own.length ? `${won} · ${t("coach-percent", { percent: percent(won / own.length) })}` : "–"}
        />
        <Figure name={t("mine-luck")} value={lucks.length ? points(luck) : "–"} />
      </dl>
      {own.length > 1 && <WinsChart games={own} />}
      {lucks.length > 1 && <LuckChart games={own} />}
      <ChoicesChart games={own} />
      <p class="small-words faint">{t(lucks.length > 1 ? "mine-luck-what" : "mine-luck-how")}</p>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt class="note">{name}</dt>
      <dd class="figures">{value}</dd>
    </div>
  );
}

function List({ games }: { games: PlayedGame[] }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <section class="panel" aria-labelledby="list-title">
      <h2 id="list-title">{t("mine-list")}</h2>
      <ul class="games-list">
        {games.slice(0, shown).map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </ul>
      {games.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>{t("mine-more", { count: games.length - shown })}</Button>
      )}
    </section>
  );
}

function Row({ game }: { game: PlayedGame }) {
  const result = outcome(game);
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(game.at);
  return (
    <li data-game={game.id}>
      <span class={`outcome note ${result}`}>{t(`mine-outcome-${result}`)}</span>
      <div class="game-facts">
        <strong>{titleOf(game.game)}</strong>
        <span class="faint">{who(game)}</span>
        <small>
          {when}
          {game.luck !== null && ` · ${t("mine-luck-of", { luck: points(game.luck) })}`}
        </small>
      </div>
      <div class="game-doings aligned flowing">
        <Button href={`/r/${game.id}`}>{t("site-look-back")}</Button>
        <Button data-do="analysis" href={`/r/${game.id}${ANALYSIS}`}>
          {t("coach-analysis")}
        </Button>
        <IconButton icon="close" label={t("mine-forget", { when })} data-do="forget" onClick={() => forget(game.id)} />
      </div>
    </li>
  );
}

/** The other players; or the winners, if several people shared the device. */
function who({ seat, players, winners }: PlayedGame): string {
  if (seat === null) return t("site-won-by", { names: list(winners.map((winner) => players[winner] ?? "")) });
  return t("mine-with", { names: list(players.filter((_, other) => other !== seat)) });
}

function Take() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section class="panel" aria-labelledby="take-title">
      <h2 id="take-title">{t("mine-take")}</h2>
      <div class="games-take aligned flowing">
        <Button
          icon="download"
          data-do="json"
          onClick={() => save("mazzo-games.json", "application/json", JSON.stringify(played.value, null, 2))}
        >
          JSON
        </Button>
        <Button icon="download" data-do="csv" onClick={() => save("mazzo-games.csv", "text/csv", asCsv(played.value))}>
          CSV
        </Button>
        <Button data-do="forget-all" onClick={() => setIsAsking(true)}>
          {t("mine-forget-all")}
        </Button>
      </div>
      {isAsking && (
        <Question
          title={t("mine-forget-all-question")}
          no={t("mine-keep")}
          yes={t("mine-forget-all")}
          action="forget-all-yes"
          onNo={() => setIsAsking(false)}
          onYes={forgetAll}
        >
          <p>{t("mine-forget-all-why")}</p>
        </Question>
      )}
    </section>
  );
}
