import { expect, test } from "vitest";
import { backFrom, type Choice } from "../../../src/games/kittens/choosing";

test("Escape goes one step back", () => {
  const named: Choice = { step: "named", card: "tacocat", target: 2 };
  const target = backFrom(named);
  expect(target).toEqual({ step: "target", kind: "three", card: "tacocat" });
  const combo = backFrom(target);
  expect(combo).toEqual({ step: "combo", kind: "three", card: "tacocat" });
  expect(backFrom({ step: "target", kind: "favor", card: "favor" })).toEqual({ step: "card", card: "favor" });
  expect(backFrom(combo)).toBeNull();
  expect(backFrom({ step: "five", cards: ["tacocat"] })).toBeNull();
  expect(backFrom(null)).toBeNull();
});
