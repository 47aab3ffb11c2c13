// Which cards moved, found by comparing what lies where before and after, and told by which event.

import { expect, test } from "vitest";
import type { AnyEvent, AnyView, GameInfo } from "../../src/net/protocol";
import { cardsOf } from "../../src/board/layout";
import { moved, movesBetween, movesOf, type Move } from "../../src/board/moves";
import { OPEN_HANDS } from "../../src/stage/game";
import { known } from "../../src/state/known";
import { layout, table } from "./tables";

function between(before: AnyView, after: AnyView): Move[] {
  return movesBetween(layout, before, after, 2);
}

function told({ from, to, card }: Move): string {
  return `${from?.name ?? "nowhere"} > ${to?.name ?? "nowhere"}: ${card ?? "?"}`;
}

const BEFORE = table([1, 4], [2, 2], [[], []], 9);

test("a card goes from the hand to the row before it", () => {
  expect(between(BEFORE, table([4], [1, 2], [[1], []], 9)).map(told)).toEqual(["hand-0 > played-0: 1"]);
});

test("a card that somebody else plays was hidden before", () => {
  expect(between(BEFORE, table([1, 4], [2, 1], [[], [5]], 9)).map(told)).toEqual(["hand-1 > played-1: 5"]);
});

test("a card from the pile is seen by who draws it", () => {
  expect(between(BEFORE, table([1, 4, 6], [3, 2], [[], []], 8)).map(told)).toEqual(["pile > hand-0: 6"]);
  expect(between(BEFORE, table([1, 4], [2, 3], [[], []], 8)).map(told)).toEqual(["pile > hand-1: ?"]);
});

test("a hand that loses a card and draws another at once does both", () => {
  const after = table([1, 4], [2, 2], [[], [5]], 8);
  expect(between(BEFORE, after).map(told)).toEqual(["hand-1 > played-1: 5", "pile > hand-1: ?"]);
});

test("cards between hands go from one to the other", () => {
  expect(between(BEFORE, table([1], [1, 3], [[], []], 9)).map(told)).toEqual(["hand-0 > hand-1: 4"]);
});

test("each move belongs to the event that tells most of it, and the last event has the rest", () => {
  const after = table([1, 4], [2, 2], [[], [5]], 8);
  const events = [
    { event: "lost", seat: 1, card: 5 },
    { event: "turnbegan", seat: 1 },
    { event: "drew", seat: 1, card: null },
  ] as unknown as AnyEvent[];
  let shown = BEFORE;
  const shares = events.map((event, each) => {
    const moves = movesOf(between(shown, after), event, events.slice(each + 1), ["seat"]);
    shown = moves.reduce(moved, shown);
    return moves.map(told);
  });
  expect(shares).toEqual([["hand-1 > played-1: 5"], [], ["pile > hand-1: ?"]]);
});

test("an event that names a card as a guess leaves it to the event of its player", () => {
  const after = table([4], [1, 1], [[1], [5]], 9);
  const asked = { event: "played", seat: 0, card: 1, target: 1, guess: 5 } as unknown as AnyEvent;
  const lost = { event: "lost", seat: 1, card: 5 } as unknown as AnyEvent;
  const moves = movesOf(between(BEFORE, after), asked, [lost], ["seat", "target"]);
  expect(moves.map(told)).toEqual(["hand-0 > played-0: 1"]);
});

test("all moves together lead to what lies there afterwards", () => {
  const after = table([4], [1, 3], [[1], []], 8);
  const shown = between(BEFORE, after).reduce(moved, BEFORE);
  for (const zone of layout.zones)
    for (const seat of zone.of === "seat" ? [0, 1] : [null])
      expect(cardsOf(zone, shown, seat)).toEqual(cardsOf(zone, after, seat));
});

test("where all look back, every card is seen on its way, and in the hand that it came to", () => {
  known.value = [{ name: "small", layout } as GameInfo];
  const looking = (hands: number[], open: number[][], played: number[][], pile: number): AnyView =>
    ({ ...table([], hands, played, pile), seat: null, [OPEN_HANDS]: open }) as unknown as AnyView;
  const before = looking([2, 1], [[1, 4], [5]], [[], []], 9);
  const after = looking([1, 2], [[4], [5, 6]], [[1], []], 8);
  const moves = between(before, after);
  expect(moves.map(told)).toEqual(["pile > hand-1: 6", "hand-0 > played-0: 1"]);
  const shown = moves.reduce(moved, before);
  expect(cardsOf(layout.zones[0]!, shown, 0)).toEqual([4]);
  expect(cardsOf(layout.zones[0]!, shown, 1)).toEqual([5, 6]);
  known.value = [];
});

test("a card that comes to a row flies to that row", () => {
  const rows = { ...layout.zones[1]!, name: "rows", of: "table" as const, cards: "rows" };
  const with_rows = { ...layout, zones: [...layout.zones, rows] };
  const before = { ...BEFORE, rows: [[7], [8]] } as unknown as AnyView;
  const after = { ...table([1], [1, 2], [[], []], 9), rows: [[7], [8, 4]] } as unknown as AnyView;
  const moves = movesBetween(with_rows, before, after, 2);
  expect(moves.map(told)).toEqual(["hand-0 > rows.1: 4"]);
  expect(moves.reduce(moved, before)).toMatchObject({ rows: [[7], [8, 4]], hand: [1] });
});
