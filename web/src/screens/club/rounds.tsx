// The rounds of a tournament: who sat with whom, and who moved on.

import "./rounds.css";
import type { PlaceView, RoundTableView, TournamentView } from "../../net/protocol";
import { Icon } from "../../ui/icon";
import { t } from "../../words/messages";
import { nameOf } from "./tournament";

export function roundTitle(shown: TournamentView, round: number): string {
  return shown.rounds[round]?.tables.length === 1 ? t("club-final") : t("club-round", { number: round + 1 });
}

interface RoundProps {
  shown: TournamentView;
  round: number;
  /** The first table that is shown, and the one after the last. */
  from?: number;
  to?: number;
  /** On the wall nothing can be pressed. */
  isWall?: boolean;
}

export function Round({ shown, round, from = 0, to, isWall = false }: RoundProps) {
  const { tables } = shown.rounds[round]!;
  return (
    <ol class="club-tables stacked gap-6" start={from + 1}>
      {tables
        .slice(from, to)
        .map((table, at) => ({ table, number: from + at }))
        .map(({ table, number }) => (
          <li key={number} class={table.is_over ? "over" : ""} data-table={number + 1}>
            <h3>
              {t("club-table", { number: number + 1 })}
              {!table.is_over && <small>{t("club-playing")}</small>}
            </h3>
            <Places shown={shown} table={table} isFinal={tables.length === 1} />
            {!isWall && table.code && (
              <a class="button quiet" href={`/t/${table.code}`}>
                <Icon name="eye" />
                {t("club-watch")}
              </a>
            )}
          </li>
        ))}
    </ol>
  );
}

function Places({ shown, table, isFinal }: { shown: TournamentView; table: RoundTableView; isFinal: boolean }) {
  return (
    <ol class="club-places stacked gap-2">
      {table.people.map((place) => (
        <li key={place.person} class={place.moves_on ? "aligned on" : "aligned"} data-person={place.person}>
          <span
            class="place faint"
            aria-label={place.place === null ? undefined : t("club-place", { place: place.place })}
          >
            {place.place ?? "·"}
          </span>
          <span class="name stretched clipped">{nameOf(shown, place.person)}</span>
          <Notes place={place} isFinal={isFinal} />
        </li>
      ))}
    </ol>
  );
}

function Notes({ place, isFinal }: { place: PlaceView; isFinal: boolean }) {
  const notes = [place.absent && t("club-absent"), place.drawn && t("club-drawn")].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <small>{notes.join(", ")}</small>}
      {place.moves_on && (
        <span role="img" aria-label={t(isFinal ? "club-has-won" : "club-moves-on")}>
          <Icon name={isFinal ? "crown" : "check"} />
        </span>
      )}
    </>
  );
}
