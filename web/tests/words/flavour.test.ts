// @vitest-environment happy-dom
// What is said with a wink, shown as a picture and counted at the end: for our games, and for one from elsewhere.

import { beforeEach, describe, expect, test } from "vitest";
import type { AnyEvent } from "../../src/net/protocol";
import { cheer, figures, honour, load, remark } from "../../src/words/flavour-lines";
import { type Language, addPackageMessages, LANGUAGES, speak, t } from "../../src/words/messages";
import { pictured } from "../../src/words/pictured";

const NAMES = ["Ada", "Leo", "Mina"];
const CARD = { front: "blue", back: ["red", "green", "blue"], icon: null };
const stole = (count: number) => ({ event: "stole", seat: 0, target: 1, card: CARD, count }) as AnyEvent;
const ROBIN = `
robin-gave = { $giver } gave { $to } something.
robin-picture-gave = ! giver → cards → to
robin-honour = Early bird
`;
const gave = { event: "gave", giver: 0, to: 2, cards: ["worm", 7] } as unknown as AnyEvent;
const chip = (what: string | number | null, count = 1) => ({ chip: what, count });
const TO = { sign: "to" };

beforeEach(async () => {
  await speak("en");
  await load();
  await addPackageMessages([{ name: "robin", words: { en: ROBIN }, seat_fields: ["giver", "to"] }]);
});

describe("pictures", () => {
  const picture = (game: string, event: object) => pictured(game, event as AnyEvent, NAMES);
  test("cards go from face to face, and many of them are a great moment", () => {
    const parts = (count: number) => [{ seat: 1 }, TO, chip("blue", count), TO, { seat: 0 }];
    expect(picture("mantis", stole(3))).toEqual({ parts: parts(3), isGreat: false });
    expect(picture("mantis", stole(5))).toEqual({ parts: parts(5), isGreat: true });
  });
  test("a card that nobody sees is shown face down", () => {
    expect(picture("kittens", { event: "gave", giver: 2, taker: 0, card: null })!.parts).toEqual([
      { seat: 2 },
      TO,
      chip(null),
      TO,
      { seat: 0 },
    ]);
  });
  test("what is aimed at everybody points at nobody", () => {
    const favor = { event: "announced", seat: 0, action: { do: "favor", target: null } };
    expect(picture("kittens", favor)!.parts).toEqual([{ seat: 0 }, TO, chip("favor")]);
  });
  test("a pair is counted, and five cards are shown one by one", () => {
    const pair = { event: "announced", seat: 0, action: { do: "pair", card: "beard", target: 1 } };
    expect(picture("kittens", pair)!.parts).toEqual([{ seat: 0 }, TO, chip("beard", 2), TO, { seat: 1 }]);
    const cards = ["beard", "skip", "nope", "see", "favor"];
    const five = { event: "announced", seat: 0, action: { do: "five", cards } };
    expect(picture("kittens", five)!.parts).toEqual([{ seat: 0 }, TO, ...cards.map((card) => chip(card))]);
  });
  test("a game from elsewhere brings its own, and what has none keeps its sentence", () => {
    const parts = [{ seat: 0 }, TO, chip("worm"), chip(7), TO, { seat: 2 }];
    expect(picture("robin", gave)).toEqual({ parts, isGreat: true });
    expect(picture("robin", { event: "slept", giver: 0 })).toBeNull();
    expect(picture("mantis", { event: "raidwon", seat: 0 })).toBeNull();
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("remarks in %s", (language) => {
  beforeEach(() => speak(language));
  const said = (event: AnyEvent, me: number | null, version: number) =>
    remark({ version, events: [event] }, "mantis", NAMES, me, 2)!;
  const many = Array.from({ length: 60 }, (_, version) => version);

  test("a moment has one line, and others have others", () => {
    expect(said(stole(6), 0, 4)).toBe(said(stole(6), 0, 4));
    expect(new Set(many.map((version) => said(stole(6), 0, version))).size).toBe(3);
  });
  test("one who lost by it is told only who is choosing", () => {
    const waiting = t("wit-waiting", { name: "Mina" }).split(" | ");
    expect(waiting.length).toBe(4);
    for (const version of many) expect(waiting).toContain(said(stole(6), 1, version));
    for (const version of many) expect(waiting).not.toContain(said(stole(6), 2, version));
  });
  test("a name with the mark between lines is never cut", () => {
    expect(remark({ version: 1, events: [] }, "mantis", ["A | B", "Leo"], null, 0)).toBeUndefined();
  });
  test("winners have a title and a line; a game without has general ones", () => {
    expect(t("mantis-honour").split(" | ")).toContain(honour("mantis", 3));
    expect(t("ended-honour").split(" | ")).toContain(honour("dove", 3));
    expect(honour("robin", 3)).toBe("Early bird");
    expect(t("kittens-wit-won").split(" | ")).toContain(cheer("kittens", 1));
    expect(t("wit-won").split(" | ")).toContain(cheer("dove", 1));
  });
});

test("two numbers tell of a game", () => {
  const scored = { event: "scored", seat: 0, card: CARD, count: 4 } as AnyEvent;
  expect(figures("mantis", [stole(2), stole(3), scored], [0])).toEqual([
    { count: 2, words: "steals" },
    { count: 4, words: "cards in the biggest haul" },
  ]);
  const laid = [0, 1, 0].map((seat) => ({ event: "laid", seat }) as unknown as AnyEvent);
  expect(figures("dove", laid, [0])).toEqual([
    { count: 3, words: "moves and mishaps" },
    { count: 2, words: "of them by the winner" },
  ]);
});
