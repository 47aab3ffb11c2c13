// The cards of a hand, each in its place in the fan.

import "./fan.css";
import type { ComponentChildren } from "preact";
import type { Fan } from "./fan";

const LIFT = 16; // pixels that a chosen card is lifted by

export interface Fanned {
  key: string | number;
  isUp: boolean;
  /** Whether it is above all other cards. */
  isWhole: boolean;
  /** On its way here: its place is reserved, and it is not visible yet. */
  isArriving: boolean;
  button: ComponentChildren;
}

interface Props {
  class: string;
  place: string;
  zone?: string;
  says: string;
  width: number;
  fan: Fan;
  cards: Fanned[];
}

export function FanOf({ class: name, place, zone, says, width, fan: { spots, height }, cards }: Props) {
  return (
    <ul
      class={`${name} fan`}
      data-place={place}
      data-zone={zone}
      aria-label={says}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      {cards.map(({ key, isUp, isWhole, isArriving, button }, each) => {
        const { x, y, turn, wide, tall } = spots[each]!;
        const style = {
          transform: `translate(${x}px, ${isUp ? y - LIFT : y}px) rotate(${isUp ? 0 : turn}deg)`,
          zIndex: isWhole ? 50 : each,
          "--wide": `${wide}px`,
          "--tall": `${tall}px`,
        };
        return (
          <li
            key={key}
            class={`${isUp ? "up" : ""}${isWhole ? " whole" : ""}${isArriving ? " arriving" : ""}`}
            style={style}
          >
            {button}
          </li>
        );
      })}
    </ul>
  );
}
