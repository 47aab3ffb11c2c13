// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { fan } from "../../../src/stage/fan";
import { label, sentence, touches } from "../../../src/games/kittens/words";
import type { KittensCard, KittensEvent, KittensView } from "../../../src/net/protocol";
import { LANGUAGES, speak, type Language } from "../../../src/words/messages";

const NAMES = ["Ada", "Leo", "Mia"];
const FIVE: [KittensCard, KittensCard, KittensCard, KittensCard, KittensCard] = [
  "defuse",
  "nope",
  "skip",
  "see",
  "beard",
];
const EVENTS: KittensEvent[] = [
  { event: "turnbegan", seat: 0, turns: 2, attacked: true },
  { event: "turnbegan", seat: 0, turns: 1, attacked: true },
  ...(["attack", "skip", "shuffle", "see"] as const).map((name) => ({
    event: "announced" as const,
    seat: 0,
    action: { do: name },
  })),
  { event: "announced", seat: 0, action: { do: "favor", target: null } },
  { event: "announced", seat: 0, action: { do: "favor", target: 1 } },
  { event: "announced", seat: 0, action: { do: "pair", card: "beard", target: 1 } },
  { event: "announced", seat: 0, action: { do: "three", card: "beard", target: 1, named: "defuse" } },
  { event: "announced", seat: 0, action: { do: "five", cards: FIVE } },
  { event: "noped", seat: 1 },
  { event: "cancelled", seat: 0, action: { do: "three", card: "beard", target: 1, named: "defuse" } },
  { event: "gave", giver: 1, taker: 0, card: null },
  { event: "robbed", taker: 0, giver: 1, card: "nope" },
  { event: "foundnothing", seat: 0, target: 1 },
  { event: "handedover", giver: 1, taker: 0, card: "defuse" },
  { event: "lacked", seat: 1, card: "defuse" },
  { event: "shuffled", seat: 0, pile: null },
  { event: "peeked", seat: 0, cards: null },
  { event: "peeked", seat: 0, cards: ["skip", "kitten"] },
  { event: "picked", seat: 0, card: "attack" },
  { event: "drew", seat: 0, card: null },
  { event: "drew", seat: 0, card: "kitten" },
  { event: "defused", seat: 0 },
  { event: "inserted", seat: 0, place: null },
  { event: "inserted", seat: 0, place: 0 },
  { event: "inserted", seat: 0, place: 1 },
  { event: "exploded", seat: 0, discarded: [] },
  { event: "exploded", seat: 0, discarded: ["nope", "skip"] },
  { event: "ended", result: { winners: [1], reason: "last alive" } },
];

beforeAll(() => speak("en"));

test.each(Object.keys(LANGUAGES) as Language[])("everything that happens can be told in %s", async (language) => {
  await speak(language);
  for (const event of EVENTS) expect(sentence(event, NAMES), JSON.stringify(event)).toMatch(/\p{L}.*[.!]$/u);
  await speak("en");
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "nobody is told of themselves by their name in %s",
  async (language) => {
    await speak(language);
    for (const event of EVENTS) {
      if (event.event === "peeked" && !event.cards) continue; // who looked knows what they saw
      if ((event.event === "inserted" && event.place === null) || (event.event === "drew" && !event.card)) continue;
      NAMES.forEach((name, me) => {
        const said = sentence(event, NAMES, me);
        expect(said, JSON.stringify(event)).not.toContain(name);
        if (sentence(event, NAMES)!.includes(name)) expect(said).not.toBe(sentence(event, NAMES));
      });
    }
    await speak("en");
  },
);

test("what is done to somebody is said to them in the middle, and no more than that", () => {
  const robbed: KittensEvent = { event: "robbed", taker: 0, giver: 1, card: null };
  expect([0, 1, 2, null].map((me) => touches(robbed, me))).toEqual([true, true, false, false]);
  expect(touches({ event: "exploded", seat: 2, discarded: [] }, 0)).toBe(true);
  expect(touches({ event: "drew", seat: 0, card: "skip" }, 0)).toBe(false);
});

test("what follows at once is not told twice", () => {
  expect(sentence({ event: "passed", seat: 1 }, NAMES)).toBeNull();
  expect(sentence({ event: "turnbegan", seat: 1, turns: 1, attacked: false }, NAMES)).toBeNull();
});

test("a card that was not seen is just a card", () => {
  expect(sentence({ event: "drew", seat: 0, card: null }, NAMES)).toBe("Ada drew a card.");
  expect(sentence({ event: "robbed", taker: 0, giver: 1, card: "attack" }, NAMES)).toBe(
    "Ada stole an Attack from Leo.",
  );
});

test("an action says what it would do", () => {
  const view = { pile: 9, phase: { phase: "giving", waiting: [0], taker: 2 } } as KittensView;
  expect(label({ do: "give", card: "nope" }, NAMES, view)).toBe("Give Mia a Nope");
  expect(label({ do: "insert", place: 9 }, NAMES, view)).toBe("Put the kitten at the bottom");
  expect(label({ do: "insert", place: 0 }, NAMES, view)).toBe("Put the kitten on top");
});

test("twenty cards on the smallest phone can each be touched, and none sticks out", () => {
  const { spots } = fan(20, 344, 78);
  for (const { x, wide, tall } of spots) {
    expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + 78).toBeLessThanOrEqual(344.01);
  }
});
