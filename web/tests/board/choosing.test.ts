// Choosing in steps: a card, then a player, then what is named.

import { expect, test } from "vitest";
import type { AnyAction, Layout } from "../../src/net/protocol";
import { choiceAfter, keyOf } from "../../src/board/choosing";
import { layout } from "./tables";

const SEATS = ["seat", "target"];

const mouse = [1, 2].flatMap((target) => [2, 3].map((guess) => ({ do: "mouse", target, guess })));
const LEGAL = [...mouse, { do: "owl" }, { do: "give", card: 3 }, { do: "draw" }] as unknown as AnyAction[];

function after(...taken: string[]) {
  const { options, actions } = choiceAfter(LEGAL, taken, LAYOUT, SEATS);
  return { options: options.map(({ step }) => keyOf(step)), actions };
}

const LAYOUT: Layout = {
  ...layout,
  plays: { mouse: "1", owl: "6" },
  picks: { "give card": "hand" },
  taps: { draw: "pile" },
};

test("first there are cards and piles to tap, never every action", () => {
  expect(after().options).toEqual(["card-hand-1", "card-hand-6", "card-hand-3", "zone-pile"]);
});

test("a card leads to players, and a player to what is named", () => {
  expect(after("card-hand-1").options).toEqual(["target-1", "target-2"]);
  expect(after("card-hand-1", "target-2").options).toEqual(["guess-2", "guess-3"]);
  expect(after("card-hand-1", "target-2", "guess-3").actions).toEqual([{ do: "mouse", target: 2, guess: 3 }]);
});

test("a card that can do one thing leads to that action", () => {
  expect(after("card-hand-6")).toEqual({ options: [], actions: [{ do: "owl" }] });
});

test("a step that is gone is forgotten", () => {
  expect(after("card-hand-5").options).toEqual(after().options);
});

test("a step without a choice is taken by itself", () => {
  const { options } = choiceAfter(
    LEGAL.filter((action) => !("target" in action) || action.target === 1),
    ["card-hand-1"],
    LAYOUT,
    SEATS,
  );
  expect(options.map(({ step }) => keyOf(step))).toEqual(["guess-2", "guess-3"]);
});

test("without a layout the kinds of actions are the first step", () => {
  const bare = { ...layout, zones: [] };
  const { options } = choiceAfter(LEGAL, [], bare, SEATS);
  expect(options.map(({ step }) => keyOf(step))).toEqual(["kind-mouse", "kind-owl", "kind-give", "kind-draw"]);
});
