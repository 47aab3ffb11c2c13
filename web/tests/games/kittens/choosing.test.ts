import { expect, test } from "vitest";
import { backFrom, begun, type Choice } from "../../../src/games/kittens/choosing";
import { playsOf } from "../../../src/games/kittens/legal";
import type { KittensAction } from "../../../src/net/protocol";

test("Escape goes one step back", () => {
  const combo: Choice = { step: "combo", card: "tacocat" };
  const target: Choice = { step: "target", kind: "three", card: "tacocat", from: combo };
  expect(backFrom({ step: "named", card: "tacocat", target: 2, from: target })).toBe(target);
  expect(backFrom(target)).toBe(combo);
  expect(backFrom(combo)).toBeNull();
  expect(backFrom({ step: "five", cards: ["tacocat"] })).toBeNull();
  expect(backFrom(null)).toBeNull();
});

test("a tap on a card asks only what is still open", () => {
  const pairs: KittensAction[] = [1, 2].map((target) => ({ do: "pair", card: "skip", target }));
  const pair = { step: "target", kind: "pair", card: "skip", from: null };
  expect(begun("skip", playsOf(pairs, "skip"))).toEqual(pair);
  expect(begun("skip", playsOf([...pairs, { do: "skip" }], "skip"))).toEqual({ step: "card", card: "skip" });
  expect(begun("skip", playsOf([], "skip"))).toEqual({ step: "card", card: "skip" });
});
