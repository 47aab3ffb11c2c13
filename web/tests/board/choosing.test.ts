// Choosing in steps: a card, then a player, then what is named.

import { expect, test } from "vitest";
import type { AnyAction, Layout } from "../../src/net/protocol";
import { choiceAfter, keyOf, waysTo } from "../../src/board/choosing";
import { layout } from "./tables";

const SEATS = ["seat", "target"];

const mouse = [1, 2].flatMap((target) => [2, 3].map((guess) => ({ do: "mouse", target, guess })));
const LEGAL = [...mouse, { do: "owl" }, { do: "give", card: 3 }, { do: "draw" }] as unknown as AnyAction[];

function after(...taken: string[]) {
  const { options, actions } = choiceAfter(waysTo(LEGAL, LAYOUT, SEATS), taken);
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
    waysTo(
      LEGAL.filter((action) => !("target" in action) || action.target === 1),
      LAYOUT,
      SEATS,
    ),
    ["card-hand-1"],
  );
  expect(options.map(({ step }) => keyOf(step))).toEqual(["guess-2", "guess-3"]);
});

test("without a layout the kinds of actions are the first step", () => {
  const bare = { ...layout, zones: [] };
  const { options } = choiceAfter(waysTo(LEGAL, bare, SEATS), []);
  expect(options.map(({ step }) => keyOf(step))).toEqual(["kind-mouse", "kind-owl", "kind-give", "kind-draw"]);
});

function steps(legal: object[], taken: string[], changes: Partial<Layout>, hasRows = (_: string) => false) {
  const { options } = choiceAfter(waysTo(legal as AnyAction[], { ...layout, ...changes }, SEATS, hasRows), taken);
  return options.map(({ step }) => keyOf(step));
}

const ROWS: Layout["zones"][number] = { ...layout.zones[1]!, name: "rows", shape: "row", of: "table", cards: "rows" };
const WITH_ROWS = { zones: [...layout.zones, ROWS], picks: { "take row": "rows" } };

test("a number that names a row is a step to that row", () => {
  const take = [0, 1, 2].map((row) => ({ do: "take", row }));
  expect(steps(take, [], WITH_ROWS, (zone) => zone === "rows")).toEqual(["row-rows-0", "row-rows-1", "row-rows-2"]);
  const cards = { ...WITH_ROWS, zones: [{ ...ROWS, first: null }] };
  expect(steps(take, [], cards, (zone) => zone === "rows")).toEqual(["card-rows-0", "card-rows-1", "card-rows-2"]);
});

test("a first step without a choice is skipped, but a last one never is", () => {
  const bids = [0, 1].map((amount) => ({ do: "bid", amount }));
  expect(steps(bids, [], { numbers: ["bid amount"] })).toEqual(["amount-0", "amount-1"]);
  expect(steps(bids.slice(1), [], { numbers: ["bid amount"] })).toEqual(["kind-bid"]);
});

test("a zone of each player is tapped at the player that the action names, or at one's own", () => {
  const taps = { look: "played", rob: "played" };
  const legal = [{ do: "look" }, { do: "rob", target: 2 }, { do: "rob", target: 1 }] as unknown as AnyAction[];
  const { options } = choiceAfter(waysTo(legal, { ...layout, taps }, ["target"], undefined, 0), []);
  expect(options.map(({ step, actions }) => [keyOf(step), actions.length])).toEqual([
    ["zone-played-0", 1],
    ["zone-played-2", 1],
    ["zone-played-1", 1],
  ]);
});

test("cards of a list are chosen in any order", () => {
  const lists = [
    [1, 2],
    [1, 3],
    [2, 3],
  ].map((cards) => ({ do: "pass", cards }));
  const changes = { picks: { "pass cards": "hand" } };
  expect(steps(lists, ["card-hand-3"], changes)).toEqual(["card-hand-1", "card-hand-2"]);
  expect(
    choiceAfter(waysTo(lists as unknown as AnyAction[], { ...layout, ...changes }, []), ["card-hand-3", "card-hand-1"]),
  ).toMatchObject({ options: [], actions: [{ cards: [1, 3] }] });
});

test("where a card can also do something alone, the kind is chosen before the cards that go with it, or before all", () => {
  const five = { do: "five", cards: [1, 2, 3] };
  const changes = { plays: { skip: "1" }, picks: { "five cards": "hand" } };
  const legal = [five, { ...five, cards: [1, 2, 4] }, { ...five, cards: [1, 3, 4] }, { do: "skip" }];
  expect(steps(legal, ["card-hand-1"], changes)).toEqual(["kind-five", "kind-skip"]);
  expect(steps(legal, ["card-hand-1", "kind-five"], changes)).toEqual(["card-hand-2", "card-hand-3", "card-hand-4"]);
  expect(steps(legal, ["kind-five", "card-hand-4"], changes)).toEqual(["card-hand-1", "card-hand-2", "card-hand-3"]);
});

test("actions that no step tells apart are offered one by one", () => {
  const alike = [
    { do: "mix", of: { color: "red" } },
    { do: "mix", of: { color: "blue" } },
  ];
  expect(steps(alike, [], {})).toEqual(["action-0", "action-1"]);
});

test("each action can be reached, whatever its fields are", () => {
  const legal = [...LEGAL, { do: "mouse", target: null, guess: null }, { do: "give", card: null }] as AnyAction[];
  const reached = new Set<AnyAction>();
  const walk = (taken: string[]): void => {
    const { options, actions } = choiceAfter(waysTo(legal, LAYOUT, SEATS), taken);
    if (!options.length) reached.add(actions[0]!);
    for (const { step, actions: left } of options)
      if (left.length === 1) reached.add(left[0]!);
      else walk([...taken, keyOf(step)]);
  };
  walk([]);
  expect(reached.size).toBe(legal.length);
});
