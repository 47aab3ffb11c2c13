// Where a step is tapped: on the board, or on a button.

import { expect, test } from "vitest";
import type { Layout } from "../../src/net/protocol";
import { isOnBoard } from "../../src/board/reach";
import type { Step } from "../../src/board/choosing";
import { layout, table } from "./tables";

const zone = layout.zones[1]!;
const WITH_ROWS: Layout = {
  ...layout,
  zones: [
    ...layout.zones,
    { ...zone, name: "rows", shape: "row", of: "table", cards: "rows", first: 1 },
    { ...zone, name: "thrown", shape: "pile", of: "table", cards: "thrown" },
  ],
};
const view = { ...table([4, 5], [2, 2], [[], [9]], 3), rows: [[7], []], thrown: [1, 2] };
const seats = [{}, {}] as never[];

function lies(step: Step): boolean {
  return isOnBoard({ view, layout: WITH_ROWS, bottom: 0, seats }, step);
}

test.each<[string, Step, boolean]>([
  ["a card of the hand", { is: "card", zone: "hand", card: 4 }, true],
  ["a card that is not in the hand", { is: "card", zone: "hand", card: 8 }, false],
  ["a card before another player", { is: "card", zone: "played", card: 9 }, true],
  ["the top card of a pile", { is: "card", zone: "thrown", card: 2 }, true],
  ["a card below it", { is: "card", zone: "thrown", card: 1 }, false],
  ["the last row, counted from 1", { is: "row", zone: "rows", row: 2 }, true],
  ["no row", { is: "row", zone: "rows", row: 0 }, false],
  ["a row of a zone without rows", { is: "row", zone: "played", row: 0 }, false],
  ["a pile", { is: "zone", zone: "pile", seat: null }, true],
  ["a zone that is no pile", { is: "zone", zone: "rows", seat: null }, false],
  ["a zone that is not there", { is: "zone", zone: "deck", seat: null }, false],
  ["another player", { is: "seat", seat: 1 }, true],
  ["oneself", { is: "seat", seat: 0 }, false],
  ["a seat that is not there", { is: "seat", seat: 2 }, false],
  ["a number", { is: "number", field: "amount", value: 3 }, false],
])("%s", (_, step, expected) => {
  expect(lies(step)).toBe(expected);
});
