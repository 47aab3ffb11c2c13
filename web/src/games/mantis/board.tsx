// The table of Mantis: one's own Tank at the bottom, the others around the Draw Pile.

import "./water.css";
import "./board.css";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { at, type Box } from "../../board/boxes";
import { type Places, places, type Room, roomOf, type SeatPlace, shapeOf } from "../../board/places";
import type { MantisAction, MantisView } from "../../net/protocol";
import { type BoardProps, notation } from "../../stage/game";
import { useInMotion } from "../../stage/in-motion";
import { around, useSize, zoomOf } from "../../stage/size";
import { wantsMotion } from "../../state/preferences";
import { SeatTag } from "../../ui/seat-tag";
import { DrawPile } from "./pile";
import { ScorePile } from "./score";
import { Tank } from "./tank";
import { hint, label, verb } from "./words";

const TV_CARD = 66; // pixels of the width of a card on a television: 16 % of its height is its height

type Props = BoardProps<MantisView, MantisAction>;

export function Board(given: Props) {
  const view = given.only?.size === 0 ? { ...given.view, legal: [] } : given.view; // a replay offers nothing
  const props = { ...given, view };
  const { seats, bottom, isTv = false } = props;
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const pointed = useSignal<string | null>(null);
  const point = (action: string | null) => (pointed.value = action);
  const names = seats.map((seat) => seat.name);
  const room = roomOf(size, isTv, given.isHand);
  const isKeyBelow = shapeOf(size) === "upright" && seats.length > 4 && size.height >= 700;
  const laid = places(room, {
    others: seats.length - 1,
    before: "tank",
    lines: 0,
    hasMarks: false,
    zones: [1],
    labels: isKeyBelow ? 6 : 1,
    hasFacts: false,
    hand: null,
  });
  return (
    <div
      ref={board}
      class={`board mantis${wantsMotion() ? " lively" : ""}${given.isHand ? " hand" : ""}`}
      style={{ "--zoom": zoomOf(size) }}
    >
      <div class={`mantis-table ${laid.shape}${isKeyBelow ? " key-below" : ""}`} data-seats={seats.length}>
        {around(seats.length, bottom).map((seat, each) => (
          <Other key={seat} {...props} seat={seat} names={names} point={point} place={laid.others[each]!} room={room} />
        ))}
        <DrawPile top={view.top} count={view.pile} box={laid.zones[0]!} card={laid.card} />
        <Hint view={view} names={names} bottom={bottom} pointed={pointed} box={laid.prompt} />
        <Own key={bottom} {...props} seat={bottom} names={names} point={point} laid={laid} />
      </div>
    </div>
  );
}

interface HintProps {
  view: MantisView;
  names: string[];
  bottom: number;
  pointed: ReadonlySignal<string | null>;
  box: Box;
}

/** A hint on possible actions, or on the one pointed at; the board is not drawn again for it. */
function Hint({ view, names, bottom, pointed, box }: HintProps) {
  const { isChosen } = useInMotion();
  const action = view.legal.find((choice) => notation(choice) === pointed.value);
  return (
    <div class="mantis-asked" style={at(box)}>
      <p class="mantis-hint" data-place="hint">
        {action ? label(action, names, view) : hint(view, names, bottom, isChosen.value)}
      </p>
    </div>
  );
}

interface PlaceProps extends Props {
  seat: number;
  names: string[];
  /** Show what an action, in notation, would do while it is pointed at. */
  point(action: string | null): void;
}

/** Another player: a line with the face, the name and the score, and the Tank below it. */
function Other({ place, room, ...props }: PlaceProps & { place: SeatPlace; room: Room }) {
  const { box, face, isBeside } = place;
  const head = face + (isBeside ? 0 : room.least * 1.6);
  const tank = { left: 0, top: head + GAP, width: box.width, height: box.height - head - GAP };
  const wished = room.isTv ? TV_CARD : Math.min(tank.height / 1.7, room.width > 640 ? 70 : 42);
  return (
    <Place {...props} name="other" style={{ ...at(box), "--face": `${face}px` }}>
      <Head {...props} style={{ height: `${head}px` }} />
      <AtTank {...props} box={tank} wished={wished} />
    </Place>
  );
}

const GAP = 9; // pixels between a name and the Tank below it, on whose edge a word may lie

/** The player at the bottom: where there is room, the face and the score stand on both sides of the Tank. */
function Own({ laid, ...props }: PlaceProps & { laid: Places }) {
  const { own, hand } = laid;
  const isAside = own.box.top + 1 > hand.top && laid.shape === "round";
  const face = isAside
    ? Math.min(own.box.width * 0.4, hand.height * 0.5, 130)
    : Math.min(own.box.height * (laid.shape === "low" ? 0.5 : 1), 56);
  return (
    <Place
      {...props}
      name={isAside ? "own aside" : "own"}
      style={{ "--face": `${face}px`, "--edge": `${hand.left}px` }}
    >
      <Head {...props} style={at(own.box)} />
      <AtTank {...props} box={hand} wished={Math.min(hand.height / 2.4, 96)} />
    </Place>
  );
}

function Place({ view, seat, name, style, children }: PlaceProps & PlacedProps) {
  const is = { turn: view.to_act.includes(seat), won: view.result?.winners.includes(seat) };
  const classes = Object.entries(is).flatMap(([each, on]) => (on ? [each] : []));
  return (
    <section class={["mantis-place", name, ...classes].join(" ")} data-seat={seat} style={style}>
      {children}
    </section>
  );
}

interface PlacedProps {
  name: string;
  style: JSX.CSSProperties;
  children: ComponentChildren;
}

function Head({ style, ...props }: PlaceProps & { style: JSX.CSSProperties }) {
  const { view, seats, seat, deadline } = props;
  const isTurn = view.to_act.includes(seat);
  return (
    <div class="mantis-head" style={style}>
      <h2 data-place={`seat-${seat}`}>
        <SeatTag
          seat={seats[seat]!}
          isTurn={isTurn}
          isAsked={isTurn}
          deadline={isTurn ? deadline : null}
          isMe={seat === view.seat}
          at={seat}
        />
      </h2>
      <div class="with-score">
        <ScorePile seat={seat} count={view.scores[seat]!} target={view.target} />
        <Reach {...props} action={actionAt(view, `score-${seat}`)} />
      </div>
    </div>
  );
}

function AtTank({ box, wished, ...props }: PlaceProps & { box: Box; wished: number }) {
  const { view, seat } = props;
  return (
    <div class="with-tank" style={at(box)}>
      <Tank seat={seat} cards={view.tanks[seat]!} room={{ ...box, wished }} />
      <Reach {...props} action={actionAt(view, `tank-${seat}`)} />
    </div>
  );
}

function actionAt(view: MantisView, place: string): MantisAction | undefined {
  return view.legal.find((action) => aim(action, view.seat) === place);
}

/** Where on the table an action is offered. */
function aim(action: MantisAction, own: number | null): string {
  switch (action.do) {
    case "score":
      return `tank-${own}`;
    case "steal":
      return `tank-${action.target}`;
    case "raid":
      return `score-${action.target}`;
  }
}

/** The button that lies over a Tank or a Score Pile which can be chosen. */
function Reach({ action, act, busy, only, view, names, point }: PlaceProps & { action: MantisAction | undefined }) {
  if (!action) return null;
  const name = notation(action);
  const glows = !busy.value && (!only || only.has(name));
  const show = () => point(name);
  const hide = () => point(null);
  const ifMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === "mouse" && act();
  const choose = () => {
    if (busy.value) return;
    hide();
    act(action);
  };
  return (
    <button
      type="button"
      class={glows ? "reach bare can" : "reach bare"}
      data-action={name}
      aria-label={label(action, names, view)}
      aria-disabled={busy.value || undefined}
      onClick={choose}
      onPointerEnter={ifMouse(show)}
      onPointerLeave={ifMouse(hide)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && show()}
      onBlur={hide}
    >
      <span class="verb mantis-label">{verb(action)}</span>
    </button>
  );
}
