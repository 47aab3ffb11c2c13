// @vitest-environment happy-dom
// What the result of a tournament's table says to one of its players.

import { beforeEach, expect, test } from "vitest";
import type { RoundView, TournamentView } from "../../src/net/protocol";
import { outcome } from "../../src/screens/club/outcome";
import { withWords } from "../../src/screens/club/words";
import { speak } from "../../src/words/messages";

beforeEach(async () => {
  await speak("en");
  await withWords(Promise.resolve());
});

const YOU = 4;

function round(code: string, { tables = 2, isOver = true, movesOn = false, isEnded = false } = {}): RoundView {
  const own = { person: YOU, place: isOver ? 1 : null, drawn: false, absent: false, moves_on: movesOn };
  const others = Array.from({ length: tables - 1 }, () => ({ people: [], is_over: false, code: null }));
  return { tables: [...others, { people: [own], is_over: isOver, code }], is_over: isEnded };
}

function at(rounds: RoundView[], code: string, stage: TournamentView["stage"] = "playing"): string {
  return outcome({ rounds, stage, you: YOU } as TournamentView, code);
}

test("a player is through, or not, as soon as their own table has ended", () => {
  expect(at([round("AAAA", { movesOn: true })], "AAAA")).toBe("You’re through to the next round.");
  expect(at([round("AAAA", { isEnded: true })], "AAAA")).toContain("That’s it for you this time.");
  expect(at([round("AAAA", { isOver: false })], "AAAA")).toBe("");
});

test("while other tables play, a free seat of the next round may still go to a loser", () => {
  expect(at([round("AAAA")], "AAAA")).toBe("You’ll know when all tables of this round have ended.");
});

test("the result keeps its outcome when the next round has begun", () => {
  const rounds = [round("AAAA", { movesOn: true }), round("BBBB", { isOver: false })];
  expect(at(rounds, "AAAA")).toBe("You’re through to the next round.");
});

test("the final is decided when the tournament is over", () => {
  const final = [round("AAAA", { tables: 1, movesOn: true })];
  expect(at(final, "AAAA")).toBe("");
  expect(at(final, "AAAA", "over")).toBe("You’ve won the tournament!");
});

test("without a table, it is the outcome of the last one", () => {
  expect(outcome({ rounds: [round("AAAA", { movesOn: true })], stage: "playing", you: YOU } as TournamentView)).toBe(
    "You’re through to the next round.",
  );
});

test("a watcher of the table is told nothing", () => {
  expect(at([round("AAAA")], "CCCC")).toBe("");
});
