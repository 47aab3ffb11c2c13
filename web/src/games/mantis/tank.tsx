// A Tank: a glass aquarium with the cards of each colour fanned out in it.

import "./tank.css";
import { useMemo } from "preact/hooks";
import type { MantisColor as Color } from "../../net/protocol";
import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { stacks, type Stack } from "./art/colors";
import { Front, PlainFront } from "./card";
import { fitted, shown, step, type Room } from "./fitted";

const SMALL = 54; // pixels: below this a card is its colour and its symbol

/** Some of a stack may still be on their way: they have their place, and are not seen yet. */
interface Lying extends Stack {
  landed: number;
}

/** Is drawn anew only when its cards change, or its size. */
export function Tank({ seat, cards, room }: { seat: number; cards: readonly Color[]; room: Room }) {
  const place = `tank-${seat}`;
  const motion = useInMotion();
  const all = stacks(cards).map((stack) => ({ ...stack, landed: stack.count - motion.underway(place, stack.color) }));
  const draw = () => {
    const { rows, card, gap, fan } = fitted(all, room);
    return (
      <div
        class={card < SMALL ? "mantis-tank plain-cards" : "mantis-tank"}
        data-place={place}
        style={{ "--card": `${card}px`, "--gap": gap, "--fan": fan }}
      >
        <Glass />
        {rows.map((row, each) => (
          <ul key={each} class="row-of-stacks">
            {row.map((stack) => (
              <Fan key={stack.color} stack={stack} />
            ))}
          </ul>
        ))}
        {!all.length && <p class="nobody filling">{t("mantis-tank-empty")}</p>}
      </div>
    );
  };
  return useMemo(draw, [seat, JSON.stringify(all), room.width, room.height, room.wished]);
}

/** The angle between neighbouring cards, in degrees. */
function tilt(cards: number): number {
  return Math.min(4, 9 / cards);
}

function Fan({ stack }: { stack: Lying }) {
  const { color, landed } = stack;
  const cards = shown(stack);
  return (
    <li class="stack" data-color={color} data-count={landed} style={{ "--step": step(cards) }}>
      {Array.from({ length: cards }, (_, index) => (
        <span
          key={index}
          class={index < landed ? "lying" : "lying arriving"}
          style={{ "--tilt": `${(index - (cards - 1) / 2) * tilt(cards)}deg` }}
        >
          <Front color={color} />
          <PlainFront color={color} />
        </span>
      ))}
      {landed > 1 && (
        <b class="count" aria-hidden="true">
          {landed}
        </b>
      )}
      {landed > 0 && <span class="unseen">{t("mantis-stack", { count: landed, color })}</span>}
    </li>
  );
}

/** Water, sand, weed and bubbles. */
function Glass() {
  return (
    <div class="glass" aria-hidden="true">
      <svg class="sand" viewBox="0 0 200 20" preserveAspectRatio="none">
        <path fill="var(--sand-2)" d="M0 9q30-9 62-3t62 1 76-2v15H0Z" />
        <path fill="var(--sand)" d="M0 14q40-6 84-1t116-3v10H0Z" />
      </svg>
      <svg class="weed" viewBox="0 0 30 60" fill="none" stroke="var(--weed)" stroke-width="5" stroke-linecap="round">
        <path d="M8 60q-7-12 0-22t-1-24M18 60q7-10 1-20t3-16" />
      </svg>
      <i />
      <i />
      <i />
    </div>
  );
}
