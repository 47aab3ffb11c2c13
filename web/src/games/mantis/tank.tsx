// A Tank: a glass aquarium with the cards of each colour fanned out in it.

import type { Color } from "../../protocol";
import { t } from "../../words";
import { Front } from "./card";
import { stacks, type Stack } from "./colors";

const MOST_SHOWN = 5; // cards of one stack; its count says how many there are
const GAP = 0.16; // between stacks, in card widths; like all measures here

/** How far each card of a stack stands out from the one before. */
function step(shown: number): number {
  return [0, 0, 0.34, 0.26, 0.2, 0.16][shown]!;
}

function shown(stack: Stack): number {
  return Math.min(stack.count, MOST_SHOWN);
}

function width(stack: Stack): number {
  const cards = shown(stack);
  return 1 + (cards - 1) * step(cards) + GAP;
}

/** How wide the stacks are in one row and, at best, in two: the page makes cards as large as either allows. */
function rows(all: Stack[]): { one: number; two: number } {
  const widths = all.map(width);
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 0);
  const splits = widths.map((_, at) => Math.max(sum(widths.slice(0, at)), sum(widths.slice(at))));
  return { one: Math.max(1, sum(widths)), two: Math.max(1, Math.min(...splits)) };
}

export function Tank({ seat, cards }: { seat: number; cards: readonly Color[] }) {
  const all = stacks(cards);
  const { one, two } = rows(all);
  return (
    <div class="mantis-tank" data-place={`tank-${seat}`}>
      <Glass />
      {all.length ? (
        <ul style={{ "--one": one, "--two": two }}>
          {all.map((stack) => (
            <Fan key={stack.color} stack={stack} />
          ))}
        </ul>
      ) : (
        <p class="nobody">{t("mantis-tank-empty")}</p>
      )}
    </div>
  );
}

function Fan({ stack }: { stack: Stack }) {
  const { color, count } = stack;
  const cards = shown(stack);
  return (
    <li class="stack" data-color={color} style={{ "--step": step(cards) }}>
      {Array.from({ length: cards }, (_, index) => (
        <span key={index} class="lying" style={{ "--tilt": `${(index - (cards - 1) / 2) * 4}deg` }}>
          <Front color={color} />
        </span>
      ))}
      <b class="count" aria-hidden="true">
        {count}
      </b>
      <span class="unseen">{t("mantis-stack", { count, color })}</span>
    </li>
  );
}

/** Water, sand, weed and bubbles. */
function Glass() {
  return (
    <div class="glass" aria-hidden="true">
      <svg class="sand" viewBox="0 0 200 20" preserveAspectRatio="none">
        <path d="M0 9q30-9 62-3t62 1 76-2v15H0Z" />
        <path d="M0 14q40-6 84-1t116-3v10H0Z" />
      </svg>
      <svg class="weed" viewBox="0 0 30 60">
        <path d="M8 60q-7-12 0-22t-1-24M18 60q7-10 1-20t3-16" />
      </svg>
      <i />
      <i />
      <i />
    </div>
  );
}
