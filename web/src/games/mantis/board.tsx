// The table of Mantis: one's own Tank at the bottom, the others around the Draw Pile.

import "./water.css";
import "./figure.css";
import "./board.css";
import "./squat.css";
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { MantisAction, MantisView } from "../../net/protocol";
import { type BoardProps, notation } from "../../stage/game";
import { useInMotion } from "../../stage/in-motion";
import { wantsMotion } from "../../state/preferences";
import { SeatTag } from "../../ui/seat-tag";
import { DrawPile } from "./pile";
import { placeOf } from "./places";
import { ScorePile } from "./score";
import { Tank } from "./tank";
import { hint, label, verb } from "./words";

const COLUMNS = 60; // of the table when it is low: they can be shared by one to five

type Props = BoardProps<MantisView, MantisAction>;

export function Board(given: Props) {
  const view = given.only?.size === 0 ? { ...given.view, legal: [] } : given.view; // a replay offers nothing
  const props = { ...given, view };
  const { seats, bottom } = props;
  const pointed = useSignal<string | null>(null);
  const point = (action: string | null) => (pointed.value = action);
  const names = seats.map((seat) => seat.name);
  const count = seats.length;
  const others = Array.from({ length: count - 1 }, (_, index) => (bottom + 1 + index) % count);
  return (
    <div class={`board mantis${wantsMotion() ? " lively" : ""}${given.isHand ? " hand" : ""}`}>
      <div class="mantis-table" data-seats={count} style={{ "--share": COLUMNS / others.length }}>
        {others.map((seat, index) => (
          <Place key={seat} {...props} seat={seat} spot={index + 1} names={names} point={point} />
        ))}
        <DrawPile top={view.top} count={view.pile} />
        <Hint view={view} names={names} bottom={bottom} pointed={pointed} />
        <Place key={bottom} {...props} seat={bottom} spot={0} names={names} point={point} />
      </div>
    </div>
  );
}

interface HintProps {
  view: MantisView;
  names: string[];
  bottom: number;
  pointed: ReadonlySignal<string | null>;
}

/** A hint on possible actions, or on the one pointed at; the board is not drawn again for it. */
function Hint({ view, names, bottom, pointed }: HintProps) {
  const { isChosen } = useInMotion();
  const action = view.legal.find((choice) => notation(choice) === pointed.value);
  return (
    <p class="mantis-hint" data-place="hint">
      {action ? label(action, names, view) : hint(view, names, bottom, isChosen.value)}
    </p>
  );
}

interface PlaceProps extends Props {
  seat: number;
  /** Where it is: 0 at the bottom, then clockwise. */
  spot: number;
  names: string[];
  /** Show what an action, in notation, would do while it is pointed at. */
  point(action: string | null): void;
}

/** One player's cards, and the actions there. */
function Place(props: PlaceProps) {
  const { view, seats, seat, spot, deadline } = props;
  const isTurn = view.to_act.includes(seat);
  const hasWon = view.result?.winners.includes(seat) ?? false;
  const actionHere = (kind: "tank" | "score") =>
    view.legal.find((action) => aim(action, view.seat) === `${kind}-${seat}`);
  const classes = ["mantis-place", spot ? "other" : "own", isTurn && "turn", hasWon && "won"];
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      data-seat={seat}
      data-spot={spot}
      style={placeOf(spot, seats.length)}
    >
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
        <Reach {...props} action={actionHere("score")} />
      </div>
      <div class="with-tank">
        <Tank seat={seat} cards={view.tanks[seat]!} />
        <Reach {...props} action={actionHere("tank")} />
      </div>
    </section>
  );
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
