// The standings of the evening, with the changes of the last game; at its end, the finale.

import "../../../ui/people.css";
import "./standings.css";
import type { LastGame, Score, TableView } from "../../../net/protocol";
import { Face } from "../../../ui/face";
import { Button } from "../../../ui/button";
import { list, t } from "../../../words/messages";
import { titleOf } from "../../../words/offered";
import { Cup } from "./cup";
import { Finale, whoIs } from "./finale";
import { amount, bestOf, headline, winsOf } from "./score-words";

export function Evening({ table }: { table: TableView }) {
  if (!table.last_game) return null;
  return (
    <section class="panel evening" aria-labelledby="evening-title">
      <h2 id="evening-title">{headline(table)}</h2>
      <Last game={table.last_game} />
      <Stand table={table} mayShare />
    </section>
  );
}

interface StandingsProps {
  table: TableView;
  /** Whether it is only displayed, without buttons. */
  isShow?: boolean;
}

/** Not after the first game of an open evening, which has only one result. */
export function Standings({ table, isShow = false }: StandingsProps) {
  const isNew = table.stage === "over" && table.evening_games < 2 && table.settings.evening === "open";
  if (!table.last_game || isNew) return null;
  return (
    <section class="standings stacked" aria-labelledby="standings-title">
      <h3 id="standings-title">{headline(table)}</h3>
      <Stand table={table} mayShare={!isShow} />
    </section>
  );
}

function Stand({ table, mayShare }: { table: TableView; mayShare: boolean }) {
  const { decided, settings, evening_games: games } = table;
  return (
    <>
      {settings.evening !== "open" && (
        <p class="faint">{decided ? t("evening-next") : t(`evening-${settings.evening}`, { games })}</p>
      )}
      {decided ? <Finale table={table} /> : <Scores table={table} />}
      {decided && mayShare && (
        <Button icon="share" data-do="evening-picture" onClick={() => void sharePicture(table)}>
          {t("evening-picture")}
        </Button>
      )}
      {settings.evening === "best_of_5" && !decided && <p class="quiet-words">{t("evening-how")}</p>}
    </>
  );
}

async function sharePicture(table: TableView): Promise<void> {
  const [{ picture }, { shareFile }] = await Promise.all([
    import("./evening-picture"),
    import("../../../ui/share-file"),
  ]);
  const games = t("evening-picture-games", { games: table.evening_games });
  const file = await picture(document.querySelector(".finale")!, headline(table), games);
  await shareFile(file, t("evening-picture-title"));
}

function Last({ game: { record, game, players, winners } }: { game: LastGame }) {
  return (
    <p class="evening-last aligned flowing apart">
      <span>{t("evening-last", { game: titleOf(game), names: list(winners.map((seat) => players[seat] ?? "")) })}</span>
      <Button icon="eye" data-do="look-back" href={`/r/${record}`}>
        {t("ended-look-back")}
      </Button>
    </p>
  );
}

/** The best first. */
function Scores({ table }: { table: TableView }) {
  const { scores, seats } = table;
  const level = cupLevels(table);
  const kinds = [...new Set(scores.flatMap(({ won }) => Object.keys(won)))].sort();
  const hasPoints = table.settings.evening === "best_of_5" || scores.length > 2;
  return (
    <ol class="scores stacked">
      {scores.map((score, place) => {
        const { name, person } = score;
        const holder = seats.find((each) => (person === null ? each.name === name : each.person === person));
        const parts = kinds.length > 1 ? wonOf(score, kinds) : "";
        return (
          <li key={person ?? name} class={`aligned gap-5 ${holder ? "" : "gone"}`} data-score={name}>
            <Moved was={score.was} place={place + 1} />
            <Face {...whoIs(table, score)} mood={winsOf(score) ? "happy" : "calm"} />
            <span class="lobby-name stretched">
              {name}
              {parts && <small>{parts}</small>}
            </span>
            <Cup {...level(score)} />
            <span class="evening-amount">
              <strong class="figures">{amount(table, score)}</strong>
              {hasPoints && <Points score={score} isMain={table.settings.evening === "best_of_5"} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The points, or the wins beside them, with the change of the last game. */
function Points({ score, isMain }: { score: Score; isMain: boolean }) {
  const { points, gained, games } = score;
  return (
    <small>
      {isMain ? t("evening-wins", { wins: winsOf(score), games }) : t("evening-points", { count: points })}
      {gained > 0 && (
        <>
          {" "}
          <b class="good" aria-hidden="true">
            +{gained}
          </b>
          <span class="unseen">{t("evening-gained", { count: gained })}</span>
        </>
      )}
    </small>
  );
}

/** An arrow for a change of place. */
function Moved({ was, place }: { was: number | null; place: number }) {
  if (was === null || was === place) return <span class="evening-moved" />;
  const [way, look] = place < was ? ["up", "good"] : ["down", "bad"];
  return (
    <span class={`evening-moved ${way} ${look}`} role="img" aria-label={t(`evening-${way}`, { was })}>
      {way === "up" ? "▲" : "▼"}
    </span>
  );
}

const TO_WIN = 3; // wins that fill a cup

/** The level of each player's cup, now and before the last game. */
function cupLevels(table: TableView): (score: Score) => { level: number; before: number } {
  const { scores, last_game, settings, evening_games } = table;
  const most = Math.max(1, ...scores.map((score) => bestOf(table, score)));
  const isByPoints = settings.evening === "best_of_5";
  const full = isByPoints ? (most * 5) / evening_games : Math.max(TO_WIN, most);
  const hasWon = ({ name }: Score) => last_game?.winners.some((seat) => last_game.players[seat] === name);
  return (score) => {
    const added = isByPoints ? score.gained : Number(hasWon(score));
    const now = bestOf(table, score);
    return { level: now / full, before: (now - added) / full };
  };
}

function wonOf({ won }: Score, kinds: string[]): string {
  const parts = kinds.flatMap((game) =>
    won[game] ? [t("evening-won-of", { game: titleOf(game), count: won[game] })] : [],
  );
  return parts.join(", ");
}
