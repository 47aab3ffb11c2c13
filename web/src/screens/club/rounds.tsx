// The rounds of a tournament as a bracket of tables.

import "./rounds.css";
import type { PlaceView, RoundTableView, TournamentView } from "../../net/protocol";
import { Face } from "../../ui/face";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { t } from "../../words/messages";
import { nameOf } from "./tournament";

export function roundTitle(shown: TournamentView, round: number): string {
  return shown.rounds[round]?.tables.length === 1 ? t("club-final") : t("club-round", { number: round + 1 });
}

interface RoundProps {
  shown: TournamentView;
  round: number;
  /** The range of tables shown. */
  from?: number;
  to?: number;
  /** Without links, for a wall. */
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
          <li key={number} class={table.is_over ? "paper over" : "paper"} data-table={number + 1}>
            <h3 class="aligned apart">
              {t("club-table", { number: number + 1 })}
              {!table.is_over && <small>{t("club-playing")}</small>}
            </h3>
            <Places shown={shown} table={table} isFinal={tables.length === 1} />
            {!isWall && table.code && (
              <Button icon="eye" class="quiet" href={`/t/${table.code}`}>
                {t("club-watch")}
              </Button>
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
        <Place key={place.person} place={place} shown={shown} isFinal={isFinal} />
      ))}
    </ol>
  );
}

function Place({ place, shown, isFinal }: { place: PlaceView; shown: TournamentView; isFinal: boolean }) {
  const name = nameOf(shown, place.person);
  const notes = [place.absent && t("club-absent"), place.drawn && t("club-drawn")].filter(Boolean);
  const look = ["aligned", place.moves_on && "on", place.person === shown.you && "you"].filter(Boolean).join(" ");
  return (
    <li class={look} data-person={place.person}>
      {place.place !== null && (
        <span class="figures faint" aria-label={t("club-place", { place: place.place })}>
          {place.place}
        </span>
      )}
      <Face name={name} mood={place.moves_on ? "happy" : "calm"} />
      <span class="name stretched clipped">{name}</span>
      {notes.length > 0 && <small>{notes.join(", ")}</small>}
      {place.moves_on && (
        <span class="club-on middle" role="img" aria-label={t(isFinal ? "club-has-won" : "club-moves-on")}>
          <Icon name={isFinal ? "crown" : "check"} />
        </span>
      )}
    </li>
  );
}
