import { expect, test } from "vitest";
import { backFrom, type Choice } from "../../../src/games/kittens/choosing";

test("Escape goes one step back", () => {
  const named: Choice = { step: "named", card: "tacocat", target: 2 };
  const target = backFrom(named);
  expect(target).toEqual({ step: "target", kind: "three", card: "tacocat" });
  const card = backFrom(target);
  expect(card).toEqual({ step: "card", card: "tacocat" });
  expect(backFrom(card)).toBeNull();
  expect(backFrom({ step: "five", cards: ["tacocat"] })).toBeNull();
  expect(backFrom(null)).toBeNull();
});
