// A player at the edge of the table: a face with a ribbon for the name, and a fan of cards behind it.

import "./figure.css";
import type { ComponentChildren } from "preact";
import { at } from "./boxes";
import { NOTED, type SeatPlace } from "./parts";

interface FigureProps {
  seat: number;
  place: SeatPlace;
  isTurn: boolean;
  isOut: boolean;
  /** Additional CSS classes. */
  name?: string;
  children: ComponentChildren;
}

export function Figure({
  seat,
  place: { box, face, card, isBeside },
  isTurn,
  isOut,
  name = "",
  children,
}: FigureProps) {
  const is = { turn: isTurn, out: isOut, beside: isBeside, small: face < NOTED };
  const classes = Object.entries(is).flatMap(([each, on]) => (on ? [each] : []));
  return (
    <li
      class={[name, "figure", ...classes].join(" ")}
      data-seat={seat}
      data-place={`seat-${seat}`}
      style={{ ...at(box), "--face": `${face}px`, "--small": `${card}px` }}
    >
      {children}
    </li>
  );
}

export interface Back {
  key: string | number;
  isSeen: boolean;
  isArriving: boolean;
  face: ComponentChildren;
}

/** A fan of a few cards, and how many there are. */
export function Backs({ backs, count }: { backs: readonly Back[]; count: number }) {
  return (
    <>
      <span class="backs" aria-hidden="true">
        {backs.map(({ key, isSeen, isArriving, face }, each) => (
          <span
            key={key}
            class={`${isSeen ? "seen" : ""}${isArriving ? " arriving" : ""}`}
            style={{ "--turn": `${(each - (backs.length - 1) / 2) * 7}deg` }}
          >
            {face}
          </span>
        ))}
      </span>
      <b class="held-count figures" aria-hidden="true">
        {count}
      </b>
    </>
  );
}
