// @vitest-environment happy-dom
// What messages are told, as docs/games.md has it: for a game that the pages have never heard of, too.

import { beforeAll, expect, test } from "vitest";
import { sentence } from "../../src/board/words";
import type { AnyAction, AnyEvent } from "../../src/net/protocol";
import { addPackageMessages } from "../../src/words/messages";
import { actionLabel, eventSentence } from "../../src/words/sentences";

const WORDS = `
robin-gave = { $giver } gave { $to } { WORDS($cards, "robin-card") }.
    .giver = You gave { $to } { COUNT($cards) }.
    .to = { $giver } gave you { $to ->
        [self] your own
       *[other] { $cards }
    }.
robin-card-one = the first
robin-card-two = the second
robin-laid = { $do }, { $open }, { $to ->
    [none] nobody
   *[other] { $to }
}, { $before }
robin-hid = { $you }, { $to ->
    [self] myself
   *[other] { $to }
}
robin-ended = { $winners }: { $reason }
    .winners = You and others: { $reason }
robin-turned = { "" }
robin-went = { $seat } va { AD($to) }.
robin-do-give = Give { $to } { $card } of { $count }
`;
const NAMES = ["Ada", "none", "self"];

const say = (event: object, me: number | null = null, before: object | null = null) =>
  eventSentence("robin", event as AnyEvent, NAMES, me, before as AnyEvent | null);

beforeAll(() =>
  addPackageMessages([{ name: "robin", words: { en: WORDS }, seat_fields: ["seat", "giver", "to", "winners"] }]),
);

test('an Italian "to" is "ad" before an A', () => {
  expect(say({ event: "went", seat: 1, to: 0 })).toBe("none va ad Ada.");
  expect(say({ event: "went", seat: 0, to: 2 })).toBe("Ada va a self.");
});

test("players have their names, and the reader a form of their own", () => {
  const gave = { event: "gave", giver: 0, to: 1, cards: ["one", "two"] };
  expect([null, 2, 0, 1].map((me) => say(gave, me))).toEqual([
    "Ada gave none the first, the second.",
    "Ada gave none the first, the second.",
    "You gave none 2.",
    "Ada gave you one, two.",
  ]);
});

test("records in an event, truth and nothing are told", () => {
  const laid = { event: "laid", seat: 0, action: { do: "lay", to: null }, open: true };
  expect(say(laid)).toBe("lay, yes, nobody, none");
  expect(say({ ...laid, action: { do: "lay", to: 1 } })).toBe("lay, yes, none, none");
  expect(say(laid, null, { event: "gave", seat: 0 })).toBe("lay, yes, nobody, gave");
  expect(say(laid, null, { event: "gave", seat: 1 })).toBe("lay, yes, nobody, none");
});

test("one player in two fields is told once, but somebody may be called so", () => {
  expect(say({ event: "hid", seat: 0, to: 0 }, 0)).toBe("yes, myself");
  expect(say({ event: "hid", seat: 0, to: 2 }, 1)).toBe("no, self");
});

test("an end is told with all who won", () => {
  const ended = { event: "ended", result: { winners: [0, 2], reason: "last alive" } };
  expect(say(ended, 1)).toBe("Ada and self: last-alive");
  expect(say(ended, 2)).toBe("You and others: last-alive");
});

test("an action may need more than it has", () => {
  const give = { do: "give", to: 1, card: "one" } as unknown as AnyAction;
  expect(actionLabel("robin", give, NAMES, 0, { count: 3 })).toBe("Give none one of 3");
});

test("what has no message is made from names, and an empty message says nothing", () => {
  expect(say({ event: "slept", seat: 0 })).toBeUndefined();
  const slept = { event: "slept", seat: 0, to: 2, for_hours: 8 } as unknown as AnyEvent;
  expect(sentence("robin", slept, NAMES, 2)).toBe("Ada: slept, to You, for hours 8");
  expect(sentence("robin", { event: "turned" } as unknown as AnyEvent, NAMES)).toBeNull();
});
