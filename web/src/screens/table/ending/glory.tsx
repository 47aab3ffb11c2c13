// How a game was won: by whom, large, with a title, in a line with a wink, and in two numbers.

import { useEffect } from "preact/hooks";
import type { AnyEvent, AnyView, Result, TableView } from "../../../net/protocol";
import { gameUi } from "../../../stage/games";
import { Face } from "../../../ui/face";
import { language, t } from "../../../words/messages";
import { addFlavour, flavour } from "../../../words/flavour";
import { isBot } from "../session/session";

interface GloryProps {
  table: TableView;
  view: AnyView;
  result: Result;
  me: number | null;
}

/** The winners, and why they have won. */
export function Glory({ table, view, result, me }: GloryProps) {
  const { winners } = result;
  const isMine = me !== null && winners.includes(me);
  useEffect(addFlavour, []);
  return (
    <>
      <div class="ended-winners aligned centred gap-5">
        {winners.map((seat) => {
          const holder = table.seats[seat];
          const mood = me === null || isMine ? "happy" : "smug";
          return (
            <Face
              key={seat}
              name={holder?.name ?? ""}
              avatar={holder?.avatar ?? null}
              isBot={!!holder && isBot(holder)}
              mood={mood}
            />
          );
        })}
      </div>
      {flavour.value && winners.length === 1 && (
        <p class="ended-honour">{flavour.value.honour(view.game, table.games)}</p>
      )}
      <h2 id="ended-title">
        {headline(
          result,
          table.seats.map(({ name }) => name),
          me,
        )}
      </h2>
      <p class="ended-why faint">
        {flavour.value && isMine && <strong>{flavour.value.cheer(view.game, table.games)} </strong>}
        {gameUi(view.game).why(view, result)}
      </p>
    </>
  );
}

/** Two numbers of this game. */
export function Figures({
  game,
  happened,
  winners,
}: {
  game: string;
  happened: readonly AnyEvent[];
  winners: number[];
}) {
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
    return t("ended-shared", { names: listed(winners.map((seat) => names[seat] ?? "")), mine: won ? "yes" : "no" });
  return won ? t("ended-you-won") : t("ended-won", { name: names[winners[0] ?? 0] ?? "" });
}

function listed(names: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}
