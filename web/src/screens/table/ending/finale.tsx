// The end of an evening: a podium, and a card with a title for each player. The cards turn over one by one.

import "./finale.css";
import type { Score, TableView } from "../../../net/protocol";
import { Cover } from "../../../ui/cover";
import { Face } from "../../../ui/face";
import { Podium } from "../../../ui/podium";
import { amount, bestOf, inWords } from "./score-words";

export function Finale({ table }: { table: TableView }) {
  const people = table.scores.map((score) => ({
    ...whoIs(table, score),
    place: 1 + table.scores.filter((other) => bestOf(table, other) > bestOf(table, score)).length,
    note: amount(table, score),
  }));
  return (
    <div class="finale">
      <div class="finale-scene">
        <Cover game={table.last_game?.game ?? table.settings.game} />
        <Podium people={people} />
      </div>
      <ol class="finale-titles">
        {table.scores.map((score, turn) => (
          <li
            key={score.person ?? score.name}
            class="title-card"
            style={{ "--turn": turn }}
            data-score={score.name}
            data-title={score.title?.name}
          >
            <span>
              <Face {...whoIs(table, score)} mood={turn ? "happy" : "smug"} />
              <strong>{score.name}</strong>
              <em class="evening-honour">{score.title && inWords(score.title)}</em>
            </span>
            <span class="title-back" aria-hidden="true">
              ★
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The face of a player who may have left. */
export function whoIs({ seats }: TableView, { name, person }: Score) {
  const holder = seats.find((each) => (person === null ? each.name === name : each.person === person));
  return { name, isBot: person === null, avatar: holder?.avatar ?? null };
}
