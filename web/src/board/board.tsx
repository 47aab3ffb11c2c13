// The table of any game, drawn from its layout: the other players around it, the piles in the middle, the viewer's hand
// below.

import "../stage/felt.css";
import "./board.css";
import "./zone.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadEditions } from "../words/offered";
import type { AnyAction } from "../net/protocol";
import type { BoardProps } from "../stage/game";
import { around, useSize, zoomOf, type Size } from "../stage/size";
import { shown } from "../words/sentences";
import { wantsMotion } from "../state/preferences";
import { dressOf } from "./dress";
import { flight } from "./flight";
import { fittings } from "./fittings";
import { cardsOf, fieldsOf, heldIn, isInRoom, isOut, layoutOf, rowsOf, zonesOf } from "./layout";
import { fieldName, isShowdown } from "./names";
import { at, boxAround, type Box } from "./boxes";
import { places, roomOf, shapeOf, type Places, type Room } from "./places";
import { Marks, Seat, Tag } from "./seat";
import { TableContext, useChosen, useTable, type Table } from "./table";
import { useChoice } from "./use-choice";
import { wantsOf } from "./wants";
import { weight } from "./weight";
import { sentence } from "./words";
import { Zone } from "./zone";

const NONE: AnyAction[] = [];
const ROOM_FOR_WORDS = 70; // pixels: a smaller pile has room for its name only

/** The board of a view. The key resets the choice when another player looks at the same device. */
export function Board(props: BoardProps) {
  useEffect(() => {
    loadEditions(); // with the layout and the words that the game brings
    dressOf(props.view.game).prepare?.();
    void flight();
    void weight();
  }, []);
  return <BoardOf key={props.view.seat ?? "nobody"} {...props} />;
}

function BoardOf(props: BoardProps) {
  const { view, bottom, seats, isTv = false } = props;
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const table = useTableOf(props);
  const { layout } = table;
  const dress = dressOf(table.game);
  const room = roomOf(size, isTv);
  const usual = wantsOf(layout, view, seats.length);
  const wants = { ...usual, ...dress.wants?.(usual, { shape: shapeOf(size) }, { ...size, isTv }) };
  const laid = places(room, wants);
  const isBig = dress.isBig?.(table) ?? false;
  const over = overPiles(laid, size);
  const Other = isInRoom(layout) ? fittings.OtherRoom : Seat;
  const leave = (event: MouseEvent): void => {
    if (table.choice.isBegun && !(event.target as Element).closest("button, input, .tray")) table.back();
  };
  return (
    <TableContext.Provider value={table}>
      <div
        ref={board}
        class={`board ${dress.name ?? "plain felt"}${wantsMotion() ? " lively" : ""}`}
        style={{ "--card": `${laid.handCard}px`, "--zoom": zoomOf(size) }}
        onClick={leave}
      >
        {dress.Background && (
          <div class="p-background filling" aria-hidden="true">
            <dress.Background view={view} />
          </div>
        )}
        <div
          class={`p-table ${laid.shape}${isShowdown(view) ? " showdown" : ""}`}
          data-seats={seats.length}
          data-labels={wants.labels}
        >
          <ul class="p-others">
            {around(seats.length, bottom).map((seat, each) => (
              <Other key={seat} seat={seat} place={laid.others[each]!} room={room} />
            ))}
          </ul>
          <Middle laid={laid} />
          {dress.Beside && <dress.Beside laid={laid} size={size} over={over} />}
          <div class={isBig ? "placed p-asked over" : "placed p-asked"} style={at(isBig ? over : laid.prompt)}>
            <Question ended={useEnd(props, table.names)} />
          </div>
          <Own laid={laid} room={room} />
        </div>
      </div>
    </TableContext.Provider>
  );
}

/** The box for large questions: it covers the piles and the usual place of the question. */
function overPiles({ shape, zones, prompt, hand }: Places, { width }: Size): Box {
  if (shape === "low") return { left: 0, top: 0, width, height: hand.top };
  const { top, height } = boxAround([...zones, prompt]);
  return { left: 4, top, width: width - 8, height };
}

function Middle({ laid }: { laid: Places }) {
  const { view, layout, game } = useTable();
  const fields = fieldsOf(view);
  const boxes = [...laid.zones];
  return (
    <div class={laid.card < ROOM_FOR_WORDS ? "p-middle tight" : "p-middle"} style={{ "--card": `${laid.card}px` }}>
      {zonesOf(layout, "table").map((zone) => (
        <Zone key={zone.name} zone={zone} boxes={boxes.splice(0, rowsOf(zone, view, null)?.length ?? 1)} />
      ))}
      {layout.facts.length > 0 && (
        <dl class="p-facts flowing centred" style={at(laid.facts)}>
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

/** The panel above the hand with the current question or hint. */
function Question({ ended }: { ended: string }) {
  const table = useTable();
  return <>{dressOf(table.game).asked?.(table, ended) ?? <fittings.Asked ended={ended} />}</>;
}

/** The viewer's own cards. For a spectator the seat at the bottom is drawn like the others. */
function Own({ laid, room }: { laid: Places; room: Room }) {
  const { view, layout, bottom, seats, game } = useTable();
  const { Tools, Out, Marks: MarksOf = Marks } = dressOf(game);
  const { held, lines } = heldIn(zonesOf(layout, "seat"));
  const { Hand, SortHand, OwnRoom } = fittings;
  if (isInRoom(layout)) return <OwnRoom key={bottom} seat={bottom} laid={laid} room={room} />;
  if (view.seat === null || !held) {
    return (
      <ul class="p-own">
        <Seat seat={bottom} place={laid.own} />
      </ul>
    );
  }
  return (
    <section class="p-own" data-seat={bottom} data-place={`seat-${bottom}`} aria-label={seats[bottom]!.name}>
      <div class="p-own-bar" style={{ ...at(laid.own.box), "--small": `${laid.own.card}px` }}>
        <Tag seat={bottom} />
        <MarksOf seat={bottom} />
        {lines.map((zone) => (
          <Zone key={zone.name} zone={zone} seat={bottom} />
        ))}
        <span class="p-tools aligned">
          {Tools && <Tools />}
          <SortHand count={cardsOf(held, view, bottom).length} />
        </span>
      </div>
      {Out && isOut(layout, view, bottom) ? (
        <div class="placed p-own-out" style={at(laid.hand)}>
          <Out />
        </div>
      ) : (
        <Hand zone={held} box={laid.hand} card={laid.handCard} />
      )}
    </section>
  );
}

/** The table with the choice so far. A new question resets the choice, and Escape goes one step back. */
function useTableOf(props: BoardProps): Table {
  const { view, seats } = props;
  const layout = layoutOf(view.game);
  const legal = props.only?.size === 0 ? NONE : (view.legal as AnyAction[]); // a replay offers nothing
  const choosing = useChoice(view, layout, seats.length, legal);
  const names = seats.map(({ name }) => name);
  return {
    ...props,
    ...choosing,
    layout,
    game: view.game,
    names,
    chosen: useChosen(view),
    pointed: useSignal(null),
  };
}

/** How the round ended: the sentence of the last event that has one. */
function useEnd({ events, view }: BoardProps, names: string[]): string {
  const [ended, setEnded] = useState("");
  useEffect(() => {
    if (!isShowdown(view)) return setEnded("");
    const said = (events ?? []).map((event) => sentence(view.game, event, names, view.seat)).filter(Boolean);
    if (said.length) setEnded(said.at(-1)!);
  }, [events, view]);
  return ended;
}
