// The winners of a game, as large as possible, with a title; the viewer beside them if they lost.

import "./glory.css";
import { useEffect } from "preact/hooks";
import type { AnyEvent, AnyView, Result, TableView } from "../../../net/protocol";
import { Character } from "../../../ui/character";
import { list, t } from "../../../words/messages";
import { addFlavour, flavour } from "../../../words/flavour";
import { isBot } from "../session/session";

const LONG = 22; // letters; a longer title is smaller

interface GloryProps {
  table: TableView;
  view: AnyView;
  result: Result;
  me: number | null;
}

export function hasLost({ winners }: Result, me: number | null): me is number {
  return me !== null && !winners.includes(me);
}

export function Glory({ table, view, result, me }: GloryProps) {
  const { winners } = result;
  const isLost = hasLost(result, me);
  useEffect(addFlavour, []);
  const names = table.seats.map(({ name }) => name);
  const title = headline(result, names, me);
  return (
    <div class="ended-glory">
      <div class="ended-winners">
        <div class="ended-cone" aria-hidden="true" />
        {winners.map((seat) => (
          <Figure key={seat} table={table} seat={seat} pose={isLost ? "gloat" : "cheer"} isWinner />
        ))}
        {isLost && <Figure table={table} seat={me} pose="wilt" />}
      </div>
      <div class="ended-title">
        <h2 class={title.length > LONG ? "ended-stamp long" : "ended-stamp"}>{title}</h2>
        {flavour.value && winners.length === 1 && (
          <p class="ended-honour">{flavour.value.honour(view.game, table.games)}</p>
        )}
      </div>
    </div>
  );
}

interface FigureProps {
  table: TableView;
  seat: number;
  pose: "cheer" | "gloat" | "wilt";
  isWinner?: boolean;
}

function Figure({ table, seat, pose, isWinner }: FigureProps) {
  const holder = table.seats[seat];
  if (!holder) return null;
  return (
    <span class={isWinner ? "ended-figure" : "ended-figure ended-wilts"} data-winner={isWinner && seat}>
      <Character name={holder.name} avatar={holder.avatar} isBot={isBot(holder)} pose={pose} />
    </span>
  );
}

interface FiguresProps {
  game: string;
  happened: readonly AnyEvent[];
  winners: number[];
}

export function Figures({ game, happened, winners }: FiguresProps) {
  if (!flavour.value || !happened.length) return null;
  return (
    <ul class="ended-figures">
      {flavour.value.figures(game, happened, winners).map(({ count, words }) => (
        <li key={words}>
          <strong class="figures">{count}</strong> {words}
        </li>
      ))}
    </ul>
  );
}

function headline({ winners }: Result, names: string[], me: number | null): string {
  const won = me !== null && winners.includes(me);
  if (winners.length > 1)
    return t("ended-shared", { names: list(winners.map((seat) => names[seat] ?? "")), mine: won ? "yes" : "no" });
  return won ? t("ended-you-won") : t("ended-won", { name: names[winners[0] ?? 0] ?? "" });
}
