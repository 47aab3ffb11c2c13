// The table of any game, drawn from its layout: the others around, the piles in the middle, the own hand below.

import "../stage/felt.css";
import "./board.css";
import "./seat.css";
import "./zone.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { loadEditions } from "../words/offered";
import type { AnyAction } from "../net/protocol";
import type { BoardProps } from "../stage/game";
import { around, isLow, useSize, type Size } from "../stage/size";
import { seatFields } from "../words/messages";
import { shown } from "../words/sentences";
import { choiceAfter, keyOf, type Choice, type Step } from "./choosing";
import { Hand } from "./hand";
import { fieldsOf, hasRows, layoutOf, zonesOf } from "./layout";
import { fieldName, isShowdown } from "./names";
import { Marks, Seat, Tag } from "./seat";
import { TableContext, useChosen, useTable, type Table } from "./table";
import { Tray } from "./tray";
import { sentence } from "./words";
import { Zone } from "./zone";

/** Somebody else who looks at it, on the same device, begins with nothing chosen. */
export function Board(props: BoardProps) {
  useEffect(loadEditions, []); // with the layout and the words that the game brings
  return <BoardOf key={props.view.seat ?? "nobody"} {...props} />;
}

function BoardOf(props: BoardProps) {
  const { view, bottom, seats } = props;
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const table = useTableOf(props);
  const others = around(seats.length, bottom);
  const card = cardWidth(size, props.isHand);
  const leave = (event: MouseEvent): void => {
    if (table.choice.isBegun && !(event.target as Element).closest("button, .p-tray")) table.back();
  };
  return (
    <TableContext.Provider value={table}>
      <div
        ref={board}
        class={props.isHand ? "board plain felt hand" : "board plain felt"}
        style={{ "--card": `${card}px` }}
        onClick={leave}
      >
        <div class={`p-table felt-table others-${others.length}${isShowdown(view) ? " showdown" : ""}`}>
          <ul class="p-others flowing centred">
            {others.map((seat) => (
              <Seat key={seat} seat={seat} />
            ))}
          </ul>
          <Middle />
          <Tray ended={useEnd(props, table.names)} />
          <section class="p-own" data-seat={bottom} data-place={`seat-${bottom}`} aria-label={seats[bottom]!.name}>
            <Own width={size.width - (isLow(size) ? BESIDE + 32 : 20)} card={card} />
          </section>
        </div>
      </div>
    </TableContext.Provider>
  );
}

function Middle() {
  const { view, layout, game } = useTable();
  const zones = zonesOf(layout, "table");
  const fields = fieldsOf(view);
  return (
    <div class={`p-middle aligned flowing zones-${zones.length}`}>
      {zones.map((zone) => (
        <Zone key={zone.name} zone={zone} />
      ))}
      {layout.facts.length > 0 && (
        <dl class="p-facts flowing centred">
          {layout.facts.map((field) => (
            <div key={field} data-fact={field}>
              <dt>{fieldName(game, field)}</dt>
              <dd>{shown(fields[field] ?? null)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** One's own cards; for a spectator the seat at the bottom is like the others. */
function Own({ width, card }: { width: number; card: number }) {
  const { view, layout, bottom } = useTable();
  if (view.seat === null) {
    return (
      <ul class="p-others flowing centred">
        <Seat seat={bottom} />
      </ul>
    );
  }
  const zones = zonesOf(layout, "seat");
  return (
    <>
      <div class="p-own-bar aligned flowing">
        <Tag seat={bottom} />
        <Marks seat={bottom} />
        {zones
          .filter(({ shape }) => shape !== "hand")
          .map((zone) => (
            <Zone key={zone.name} zone={zone} seat={bottom} />
          ))}
      </div>
      {zones
        .filter(({ shape }) => shape === "hand")
        .map((zone) => (
          <Hand key={zone.name} zone={zone} width={width} card={card} />
        ))}
    </>
  );
}

/** The table with what has been chosen on it; another question begins anew, and Escape goes a step back. */
function useTableOf(props: BoardProps): Table {
  const { view, seats } = props;
  const layout = layoutOf(view.game);
  const legal = view.legal as AnyAction[];
  const asked = useMemo(() => JSON.stringify(legal), [legal]);
  const [made, setMade] = useState<{ steps: string[]; asked: string }>({ steps: [], asked });
  const steps = made.asked === asked ? made.steps : [];
  const fields = seatFields[view.game] ?? [];
  const zones = new Set(layout.zones.filter((zone) => hasRows(zone, view, seats.length)).map(({ name }) => name));
  const choice = (taken: string[]): Choice => choiceAfter(legal, taken, layout, fields, (zone) => zones.has(zone));
  const set = (next: string[]): void => setMade({ steps: next, asked });
  const back = (): void => set(steps.slice(0, -1));
  useLayoutEffect(() => {
    if (!steps.length) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) back();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [steps.join(), asked]);
  return {
    ...props,
    layout,
    game: view.game,
    names: seats.map(({ name }) => name),
    choice: choice(steps),
    roots: choice([]).options,
    chosen: useChosen(view),
    take: (step: Step) => set([...steps, keyOf(step)]),
    begin: (step: Step) => set([keyOf(step)]),
    back,
  };
}

/** How the round ended, in the words of the last event that says anything. */
function useEnd({ events, view }: BoardProps, names: string[]): string {
  const [ended, setEnded] = useState("");
  useEffect(() => {
    if (!isShowdown(view)) return setEnded("");
    const said = (events ?? []).map((event) => sentence(view.game, event, names, view.seat)).filter(Boolean);
    if (said.length) setEnded(said.at(-1)!);
  }, [events, view]);
  return ended;
}

const BESIDE = 150; // pixels, for the own name and marks, which are beside the hand on a phone on its side

/** A phone on its side has low cards. */
function cardWidth({ width, height }: Size, isHand = false): number {
  if (isHand) return Math.round(Math.max(54, Math.min(200, width / 2.9, height / 3.2)));
  if (isLow({ width, height })) return Math.round(Math.max(54, Math.min(90, height / 4.4)));
  return Math.round(Math.max(72, Math.min(200, width / 4.4, height / 5.8)));
}
