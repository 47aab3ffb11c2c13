// Putting a defused kitten back: a slider through the Draw Pile, from the top to the bottom.

import "./insert.later.css";
import { useState } from "preact/hooks";
import type { KittensInsert as Insert, KittensView } from "../../net/protocol";
import { notation } from "../../stage/game";
import { advised } from "../../state/advised";
import { t } from "../../words/messages";
import { Act } from "../../board/act";
import { Panel } from "../../board/panel";
import { useTable } from "../../board/table";
import { CardFace } from "./card";

const FIRST = 5; // places from the top that have their own button
const SHEETS = 24; // the largest number of edges drawn

export function Inserting() {
  const view = useTable().view as KittensView;
  const inserts = view.legal.filter((action): action is Insert => action.do === "insert");
  const last = inserts.length - 1;
  const [wanted, setPlace] = useState(0);
  const place = Math.min(wanted, last);
  const best = inserts.findIndex((action) => notation(action) === advised.value);
  return (
    <Panel title={t("kittens-ask-insert")} hint={t("kittens-hint-insert")} name="p-tray big asked insert" takesFocus>
      <div class="k-insert aligned">
        <Edges place={place} last={last} />
        <div class="k-insert-controls stacked stretched">
          <output class="k-above">{t("kittens-insert-above", { count: place })}</output>
          <input
            type="range"
            min="0"
            max={last}
            value={place}
            aria-label={t("kittens-insert-place")}
            aria-valuetext={t("kittens-insert-above", { count: place })}
            onInput={(event) => setPlace(event.currentTarget.valueAsNumber)}
          />
          <div class="k-places flowing centred gap-3">
            {places(last, best).map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                data-insert={inserts[each]!.place}
                aria-pressed={each === place}
                onClick={() => setPlace(each)}
              >
                {named(each, last)}
              </button>
            ))}
          </div>
          <Act action={inserts[place]!}>{t("kittens-insert-do")}</Act>
        </div>
      </div>
    </Panel>
  );
}

/** The places with a button: the first few, the middle, the bottom, and the coach's choice if there is one. */
function places(last: number, best: number): number[] {
  const first = Array.from({ length: Math.min(FIRST, last) }, (_, each) => each);
  const middle = Math.round(last / 2);
  const others = [middle, best].filter((place) => place >= FIRST);
  return [...new Set([...first, ...others, last])].sort((one, other) => one - other);
}

function named(place: number, last: number): string {
  if (place === 0) return t("kittens-insert-top");
  if (place === last) return t("kittens-insert-bottom");
  if (place === Math.round(last / 2) && place >= FIRST) return t("kittens-insert-middle");
  return t("kittens-insert-nth", { nth: place + 1 });
}

/** The pile from the side, with the kitten at the chosen place. */
function Edges({ place, last }: { place: number; last: number }) {
  const sheets = Math.min(last, SHEETS);
  const above = last === 0 ? 0 : Math.round((place / last) * sheets);
  const edges = (count: number) => Array.from({ length: count }, (_, each) => <i key={each} />);
  return (
    <div class="k-edges" aria-hidden="true">
      {edges(above)}
      <span class="k-slipped" data-place="kitten">
        <CardFace card="kitten" />
      </span>
      {edges(sheets - above)}
    </div>
  );
}
