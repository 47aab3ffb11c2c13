// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dress } from "../../src/board/dress";
import { holdOn, moved } from "../../src/board/held";
import { byKind } from "../../src/board/kinds";

test("a hand keeps its order: what goes leaves its place, what comes is put last", () => {
  dress("small", { order: ["b", "a"] });
  const dealt = holdOn([], ["a", "c", "b"]);
  const after = holdOn(dealt, [9, "a", 10, "b"]);
  expect(after.map(({ card }) => card)).toEqual(["a", "b", 9, 10]);
  expect(after[0]).toBe(dealt[0]);
  expect(byKind("small", after).map(({ card }) => card)).toEqual(["b", "a", 9, 10]);
  expect(moved(after, after[2]!.id, -2).map(({ card }) => card)).toEqual([9, "a", "b", 10]);
});
