// The size of the cards in a tank, and the rows of their stacks. A tank keeps its shape, whatever is in it.

import type { Card } from "./layout";

export interface Stack {
  card: Card | null;
  count: number;
}

/** Stacks of equal cards, in this order. */
export function stacks(cards: readonly (Card | null)[], order: readonly Card[] = []): Stack[] {
  const found = new Map<Card | null, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  const all = [...found].map(([card, count]) => ({ card, count }));
  return all.sort((one, other) => order.indexOf(one.card!) - order.indexOf(other.card!));
}

export interface Tank {
  width: number;
  height: number;
  /** The desired width of a card: stacks are not moved closer together to make cards larger than this. */
  wished: number;
}

export interface Fitted<S extends Stack> {
  rows: S[][];
  /** The width of a card, in pixels. */
  card: number;
  /** The distance between two stacks, in card widths; below zero they overlap. */
  gap: number;
  /** How far a stack is fanned out: 1 is all the way. */
  fan: number;
}

const MOST_SHOWN = 5; // cards of one stack; the count shows how many there are
const MOST = 190; // pixels
const TALL = 1.5; // the height of a row, in card widths
const CLOSER = [
  { gap: 0.16, fan: 1 },
  { gap: 0.1, fan: 0.3 },
  { gap: 0, fan: 0.18 },
  { gap: -0.3, fan: 0.12 },
  { gap: -0.5, fan: 0.1 },
];

/** As few rows, and as much distance, as cards of the desired size allow. */
export function fitted<S extends Stack>(all: readonly S[], { width, height, wished }: Tank): Fitted<S> {
  let best: Fitted<S> = { rows: [], card: 0, gap: 0, fan: 1 };
  for (const { gap, fan } of CLOSER) {
    for (let count = 1; count <= Math.min(3, all.length); count++) {
      const rows = split(all, count, gap, fan);
      const wide = Math.max(...rows.map((row) => widthOf(row, gap, fan)));
      const card = Math.min((height - 20) / (count * TALL), (width - 16) / (wide + 0.1), MOST);
      if (card > best.card) best = { rows, card, gap, fan };
    }
    if (best.card >= wished) break;
  }
  return best;
}

/** The offset of each card of a stack from the one before, in card widths. */
export function step(cards: number): number {
  return [0, 0, 0.34, 0.26, 0.2, 0.16][cards]!;
}

export function shown({ count }: Stack): number {
  return Math.min(count, MOST_SHOWN);
}

function widthOf(row: readonly Stack[], gap: number, fan: number): number {
  const wide = (stack: Stack) => 1 + gap + (shown(stack) - 1) * step(shown(stack)) * fan;
  return row.reduce((sum, stack) => sum + wide(stack), 0) - Math.min(0, gap);
}

/** The stacks in this many rows of about equal width. */
function split<S extends Stack>(all: readonly S[], count: number, gap: number, fan: number): S[][] {
  if (count === 1) return [[...all]];
  const ways = all.slice(0, all.length - count + 1).map((_, at) => {
    const rest = split(all.slice(at + 1), count - 1, gap, fan);
    return [all.slice(0, at + 1), ...rest];
  });
  const widest = (rows: S[][]) => Math.max(...rows.map((row) => widthOf(row, gap, fan)));
  return ways.reduce((best, rows) => (widest(rows) < widest(best) ? rows : best));
}
