// The cards of a phone that is only a hand.

import { expect, test } from "vitest";
import { grid } from "../../src/screens/table/phone-hand/grid";

test.each([
  [1, 366, 480],
  [5, 366, 480],
  [13, 366, 480],
  [5, 336, 360],
  [8, 600, 240],
])("%i cards fit beside each other in %i by %i pixels", (count, width, height) => {
  const { card, gap } = grid(count, width, height);
  const inRow = Math.floor((width + gap) / (card + gap));
  const rows = Math.ceil(count / inRow);
  expect(card).toBeGreaterThanOrEqual(64);
  expect(rows * card * 1.4 + (rows - 1) * gap).toBeLessThanOrEqual(height);
});

test("a hand that does not fit keeps cards that can be read, and is scrolled", () => {
  expect(grid(30, 366, 480).card).toBeGreaterThanOrEqual(72);
});
