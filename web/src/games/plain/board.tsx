// Any game, made from its view: everybody with what lies before them, what lies open, one's own cards, and what can be
// done as buttons.

import "./board.css";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { AnyAction, AnyView } from "../../net/protocol";
import { notation, type BoardProps } from "../../stage/game";
import { SeatTag } from "../../ui/seat-tag";
import { loadEditions } from "../../words/offered";
import { shown, type Value } from "../../words/sentences";
import { ofAll, ofSeat, own, spaced, type Fact } from "./facts";
import { label } from "./words";

export function Board(props: BoardProps) {
  useEffect(loadEditions, []); // with the words that the game brings
  const { view, seats, bottom } = props;
  const others = Array.from({ length: seats.length - 1 }, (_, index) => (bottom + 1 + index) % seats.length);
  return (
    <div class="board plain">
      <div class="plain-others">
        {others.map((seat) => (
          <Place key={seat} {...props} seat={seat} />
        ))}
      </div>
      <div class="plain-open" data-place="pile">
        <Facts facts={ofAll(view, seats.length)} />
      </div>
      <Place {...props} seat={bottom}>
        <Facts facts={own(view)} />
      </Place>
      <Choices {...props} />
    </div>
  );
}

/** What lies before one player. */
function Place(props: BoardProps & { seat: number; children?: ComponentChildren }) {
  const { view, seats, seat, deadline, children } = props;
  const isAsked = view.to_act.includes(seat);
  return (
    <section class={isAsked ? "plain-place turn" : "plain-place"} data-seat={seat}>
      <h2 data-place={`seat-${seat}`}>
        <SeatTag
          seat={seats[seat]!}
          isTurn={isAsked}
          isAsked={isAsked}
          deadline={isAsked ? deadline : null}
          isMe={seat === view.seat}
        />
      </h2>
      <Facts facts={ofSeat(view, seat, seats.length)} />
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl class="plain-facts">
      {facts.map(({ name, value }) => (
        <div key={name} data-fact={name}>
          <dt>{spaced(name)}</dt>
          <dd>{isCards(value) ? value.map((card, place) => <Card key={place} value={card} />) : shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function isCards(value: Value): value is Value[] {
  return Array.isArray(value) && value.length > 0;
}

function Card({ value }: { value: Value }) {
  return <span class="plain-card">{shown(value)}</span>;
}

/** A replay offers nothing, and a lesson only some. */
function Choices({ view, seats, act, busy, only }: BoardProps) {
  const names = seats.map((seat) => seat.name);
  return (
    <div class="plain-choices">
      {offered(view, only).map((action) => (
        <button
          key={notation(action)}
          type="button"
          class={busy.value ? "button" : "button primary can"}
          data-action={notation(action)}
          aria-disabled={busy.value || undefined}
          onClick={() => busy.value || act(action)}
        >
          {label(view.game, action, names, view.seat)}
        </button>
      ))}
    </div>
  );
}

function offered({ legal }: AnyView, only: ReadonlySet<string> | undefined): AnyAction[] {
  return (legal as AnyAction[]).filter((action) => !only || only.has(notation(action)));
}
