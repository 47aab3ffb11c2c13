// How the evening stands: who won what, what the last game changed, and at the end a title for everybody.

import "../../../ui/people.css";
import "./standings.css";
import type { LastGame, Score, TableView, Title } from "../../../net/protocol";
import { Face } from "../../../ui/face";
import { Icon } from "../../../ui/icon";
import { language, t, tMaybe } from "../../../words/messages";
import { titleOf } from "../../../words/offered";

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
  /** Whether nobody can press anything here. */
  isShow?: boolean;
}

/** Right after the first game of an evening that is open, the result says it all. */
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
      <Scores table={table} />
      {decided && mayShare && (
        <button type="button" class="button" data-do="evening-picture" onClick={() => void sharePicture(table)}>
          <Icon name="share" />
          {t("evening-picture")}
        </button>
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
  const lines = table.scores.map((score) => ({
    name: score.name,
    title: score.title && inWords(score.title),
    won: amount(table, score),
    face: document.querySelector<HTMLImageElement>(`[data-score="${CSS.escape(score.name)}"] .face`),
  }));
  const games = t("evening-picture-games", { games: table.evening_games });
  await shareFile(await picture(headline(table), games, lines), t("evening-picture-title"));
}

/** The winners, once there are any. */
export function headline({ decided, scores, settings }: TableView): string {
  if (!decided) return t("evening-title");
  const best = (score: Score) => (settings.evening === "best_of_5" ? score.points : winsOf(score));
  const most = Math.max(...scores.map(best));
  return t("evening-decided", {
    names: listed(scores.filter((score) => best(score) === most).map(({ name }) => name)),
  });
}

function listed(names: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

function Last({ game: { record, game, players, winners } }: { game: LastGame }) {
  return (
    <p class="evening-last aligned flowing apart">
      <span>
        {t("evening-last", { game: titleOf(game), names: listed(winners.map((seat) => players[seat] ?? "")) })}
      </span>
      <a class="button" data-do="look-back" href={`/r/${record}`}>
        <Icon name="eye" />
        {t("ended-look-back")}
      </a>
    </p>
  );
}

/** The best first. */
function Scores({ table }: { table: TableView }) {
  const { scores, seats } = table;
  const kinds = [...new Set(scores.flatMap(({ won }) => Object.keys(won)))].sort();
  const hasPoints = table.settings.evening === "best_of_5" || scores.length > 2;
  return (
    <ol class="scores stacked">
      {scores.map((score, place) => {
        const { name, person, title } = score;
        const holder = seats.find((each) => (person === null ? each.name === name : each.person === person));
        const parts = kinds.length > 1 ? wonOf(score, kinds) : "";
        return (
          <li
            key={person ?? name}
            class={`aligned gap-5 ${holder ? "" : "gone"}`}
            data-score={name}
            data-title={title?.name}
          >
            <Moved was={score.was} place={place + 1} />
            <Face
              name={name}
              avatar={holder?.avatar ?? null}
              isBot={person === null}
              mood={moodOf(score, place, table)}
            />
            <span class="lobby-name stretched">
              {name}
              {title && <em class="evening-honour">{inWords(title)}</em>}
              {parts && <small>{parts}</small>}
            </span>
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

function amount({ settings }: TableView, score: Score): string {
  if (settings.evening === "best_of_5") return t("evening-points", { count: score.points });
  return t("evening-wins", { wins: winsOf(score), games: score.games });
}

/** The points, or beside them the wins; and what the last game brought. */
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

/** Whether somebody went up or down. */
function Moved({ was, place }: { was: number | null; place: number }) {
  if (was === null || was === place) return <span class="evening-moved" />;
  const [way, look] = place < was ? ["up", "good"] : ["down", "bad"];
  return (
    <span class={`evening-moved ${way} ${look}`} role="img" aria-label={t(`evening-${way}`, { was })}>
      {way === "up" ? "▲" : "▼"}
    </span>
  );
}

function moodOf(score: Score, place: number, { decided }: TableView) {
  if (decided && place === 0) return "smug";
  return winsOf(score) ? "happy" : "calm";
}

function winsOf({ won }: Score): number {
  return Object.values(won).reduce((sum, each) => sum + each, 0);
}

function wonOf({ won }: Score, kinds: string[]): string {
  const parts = kinds.flatMap((game) =>
    won[game] ? [t("evening-won-of", { game: titleOf(game), count: won[game] })] : [],
  );
  return parts.join(", ");
}

/** What somebody is remembered for; a game from elsewhere may have no words for it. */
function inWords({ game, name, count }: Title): string {
  if (game === null) return t(`title-${name}`, { count });
  return tMaybe(`${game}-title-${name}`, { count }) ?? t("title-most", { what: name.replaceAll("_", " "), count });
}
