// How the evening stands: who won what at this table, and how the last game ended.

import "../../ui/people.css";
import type { LastGame, TableView } from "../../net/protocol";
import { Face } from "../../ui/face";
import { Icon } from "../../ui/icon";
import { language, t } from "../../words/messages";
import { titleOf } from "../../words/offered";

export function Evening({ table }: { table: TableView }) {
  if (!table.last_game) return null;
  return (
    <section class="panel evening" aria-labelledby="evening-title">
      <h2 id="evening-title">{t("evening-title")}</h2>
      <Last game={table.last_game} />
      <Scores table={table} />
    </section>
  );
}

function Last({ game: { record, game, players, winners } }: { game: LastGame }) {
  const names = new Intl.ListFormat(language.value, { type: "conjunction" }).format(
    winners.map((seat) => players[seat] ?? ""),
  );
  return (
    <p class="evening-last">
      <span>{t("evening-last", { game: titleOf(game), names })}</span>
      <a class="button" data-do="look-back" href={`/r/${record}`}>
        <Icon name="eye" />
        {t("ended-look-back")}
      </a>
    </p>
  );
}

/** Wins over the games of the evening, the best first. */
export function Scores({ table: { scores, chairs } }: { table: TableView }) {
  const kinds = [...new Set(scores.flatMap(({ won }) => Object.keys(won)))].sort();
  return (
    <ol class="scores">
      {scores.map(({ name, person, games, won }) => {
        const wins = Object.values(won).reduce((sum, each) => sum + each, 0);
        const chair = chairs.find((each) => (person === null ? each.name === name : each.person === person));
        return (
          <li key={person ?? name} class={chair ? "" : "gone"} data-score={name}>
            <Face name={name} look={chair?.look ?? null} isBot={person === null} mood={wins ? "happy" : "calm"} />
            <span class="lobby-name">
              {name}
              {kinds.length > 1 && wins > 0 && (
                <small>
                  {kinds
                    .flatMap((game) =>
                      won[game] ? [t("evening-won-of", { game: titleOf(game), count: won[game] })] : [],
                    )
                    .join(", ")}
                </small>
              )}
            </span>
            <strong>{t("evening-wins", { wins, games })}</strong>
          </li>
        );
      })}
    </ol>
  );
}
