// A Tank: a glass aquarium with the cards of each colour fanned out in it.

import "./tank.css";
import { useMemo } from "preact/hooks";
import type { MantisColor as Color } from "../../net/protocol";
import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { stacks, type Stack } from "./art/colors";
import { Front, PlainFront } from "./card";

/** Some of a stack may still be on their way: they have their place, and are not seen yet. */
interface Lying extends Stack {
  landed: number;
}

/**
 * Numbers with a type are worked out once, at the Tank, and stay there: otherwise every shape of every card would be
 * styled anew whenever one of them changes. Only how large a card is goes further down.
 */
function define(inherits: boolean, syntax: "<number>" | "<length>", initialValue: string, names: string[]): void {
  for (const name of names)
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the tests of the pages have none
    globalThis.CSS?.registerProperty?.({ name: `--${name}`, syntax, inherits, initialValue });
}

define(false, "<number>", "0", ["stacks-1", "fans-1", "stacks-2", "fans-2", "row-1", "row-2"]);
define(false, "<length>", "0px", ["tank-wide", "tank-high", "in-one", "in-two"]);
define(true, "<number>", "1", ["tank-fan", "tank-gap"]);
define(true, "<length>", "0px", ["tank-card"]);

const MOST_SHOWN = 5; // cards of one stack; its count says how many there are

/** The offset of each card of a stack from the one before, in card widths. */
function step(shown: number): number {
  return [0, 0, 0.34, 0.26, 0.2, 0.16][shown]!;
}

/** The angle between neighbouring cards, in degrees. */
function tilt(cards: number): number {
  return Math.min(4, 9 / cards);
}

function shown(stack: Stack): number {
  return Math.min(stack.count, MOST_SHOWN);
}

/** The offset of a stack's last card from its first. */
function spread(stack: Stack): number {
  const cards = shown(stack);
  return (cards - 1) * step(cards);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The stacks in two rows, about as wide as each other; where there is room, the page puts them side by side. */
function rows(all: Lying[]): [Lying[], Lying[]] {
  const width = (some: Stack[]) => sum(some.map((stack) => 1 + spread(stack)));
  const splits = all.map((_, index) => [all.slice(0, index + 1), all.slice(index + 1)] as [Lying[], Lying[]]);
  const longer = ([one, two]: [Lying[], Lying[]]) => Math.max(width(one), width(two));
  return splits.reduce((best, split) => (longer(split) < longer(best) ? split : best));
}

/** From these the page works out how large the cards can be: how many stacks a row has, and how far they are fanned. */
function measures([one, two]: [Stack[], Stack[]]) {
  return {
    "--stacks-1": one.length,
    "--fans-1": sum(one.map(spread)),
    "--stacks-2": two.length,
    "--fans-2": sum(two.map(spread)),
  };
}

/** Is drawn anew only when its cards change. */
export function Tank({ seat, cards }: { seat: number; cards: readonly Color[] }) {
  const place = `tank-${seat}`;
  const motion = useInMotion();
  const all = stacks(cards).map((stack) => ({ ...stack, landed: stack.count - motion.underway(place, stack.color) }));
  const draw = () => (
    <div class="mantis-tank" data-place={place}>
      {all.length ? (
        <Shoal both={rows(all)} />
      ) : (
        <>
          <Glass />
          <p class="nobody filling">{t("mantis-tank-empty")}</p>
        </>
      )}
    </div>
  );
  return useMemo(draw, [seat, JSON.stringify(all)]);
}

function Shoal({ both }: { both: [Lying[], Lying[]] }) {
  return (
    <div class="shoal" style={measures(both)}>
      <Glass />
      {both.map(
        (row, index) =>
          row.length > 0 && (
            <ul key={index} class="row-of-stacks">
              {row.map((stack) => (
                <Fan key={stack.color} stack={stack} />
              ))}
            </ul>
          ),
      )}
    </div>
  );
}

function Fan({ stack }: { stack: Lying }) {
  const { color, landed } = stack;
  const cards = shown(stack);
  return (
    <li class="stack" data-color={color} style={{ "--step": step(cards) }}>
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
      {landed > 0 && (
        <b class={landed > 1 ? "count" : "count single"} aria-hidden="true">
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
