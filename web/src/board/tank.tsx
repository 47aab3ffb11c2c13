// A tank: a player's own area, with fanned stacks of equal cards.

import "./tank.css";
import { useMemo } from "preact/hooks";
import type { Zone } from "../net/protocol";
import { type InMotion, useInMotion } from "../stage/in-motion";
import { CardFace } from "./card";
import { dressOf, type Dress } from "./dress";
import { cardsOf, placeName } from "./layout";
import { stackName, zoneSays } from "./names";
import { fitted, shown, stacks, step, type Stack, type Tank as Room } from "./stacks";
import { nameOf } from "./lying";
import { useTable } from "./table";

/** Some cards of a stack may still be on their way: their places are reserved, but they are not visible. */
interface Lying extends Stack {
  landed: number;
}

interface TankProps {
  zone: Zone;
  seat: number;
  room: Room;
}

/** Drawn again only when its cards or its size change. */
export function Tank({ zone, seat, room }: TankProps) {
  const { view, game } = useTable();
  const place = placeName(zone, seat);
  const dress = dressOf(game);
  const all = landed(useInMotion(), place, stacks(cardsOf(zone, view, seat), dress.order));
  const draw = () => <Drawn {...{ game, place, all, room, dress }} empty={zoneSays(game, zone.name, "empty")} />;
  return useMemo(draw, [game, place, JSON.stringify(all), room.width, room.height, room.wished]);
}

function landed(motion: InMotion, place: string, all: Stack[]): Lying[] {
  return all.map((stack) => ({ ...stack, landed: stack.count - motion.underway(place, nameOf(stack.card)) }));
}

interface DrawnProps {
  game: string;
  place: string;
  all: Lying[];
  room: Room;
  dress: Dress;
  empty: string;
}

function Drawn({ game, place, all, room, dress: { Ground, least = 0 }, empty }: DrawnProps) {
  const { rows, card, gap, fan } = fitted(all, room);
  return (
    <div
      class={card < least ? "p-tank plain-cards" : "p-tank"}
      data-place={place}
      style={{ "--card": `${card}px`, "--gap": gap, "--fan": fan }}
    >
      {Ground && <Ground />}
      {rows.map((row, each) => (
        <ul key={each} class="row-of-stacks">
          {row.map((stack) => (
            <Fan key={stack.card} game={game} stack={stack} />
          ))}
        </ul>
      ))}
      {!all.length && <p class="p-nothing filling">{empty}</p>}
    </div>
  );
}

/** The angle between neighbouring cards, in degrees. */
function tilt(cards: number): number {
  return Math.min(4, 9 / cards);
}

function Fan({ game, stack }: { game: string; stack: Lying }) {
  const { card, landed } = stack;
  const cards = shown(stack);
  return (
    <li class="stack" data-stack={nameOf(card)} data-count={landed} style={{ "--step": step(cards) }}>
      {Array.from({ length: cards }, (_, index) => (
        <span
          key={index}
          class={index < landed ? "lying" : "lying arriving"}
          data-card={nameOf(card)}
          style={{ "--tilt": `${(index - (cards - 1) / 2) * tilt(cards)}deg` }}
        >
          <CardFace game={game} card={card} />
        </span>
      ))}
      {landed > 1 && (
        <b class="count" aria-hidden="true">
          {landed}
        </b>
      )}
      {landed > 0 && <span class="unseen">{stackName(game, card, landed)}</span>}
    </li>
  );
}
