// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("../../src/state/puzzles");

test("a puzzle counts once: up if it was solved, down if it was missed", async () => {
  const { note, solved, tryOf } = await load();
  expect(solved.value.rating).toBe(1200);
  expect(tryOf("mantis-1")).toBe("open");
  expect(note("mantis-1", 1200, true)).toBe(32);
  expect(note("mantis-1", 1200, false)).toBe(null);
  expect(tryOf("mantis-1")).toBe("right");
  expect(note("kittens-1", 1232, false)).toBe(-32);
  expect(tryOf("kittens-1")).toBe("wrong");
  expect(solved.value.history).toEqual([1232, 1200]);
});

test("a rating is kept, moves less after a dozen puzzles, and less for what was expected", async () => {
  const { note, rated } = await load();
  for (let at = 0; at < 12; at++) note(`mantis-${at}`, 1200, at % 2 === 0);
  vi.resetModules();
  const again = await load();
  expect(Object.keys(again.solved.value.tries)).toHaveLength(12);
  expect(Math.abs(again.note("mantis-20", again.solved.value.rating, true)!)).toBe(12);
  expect(rated(1200, 800, true, 20) - 1200).toBeLessThan(rated(1200, 1600, true, 20) - 1200);
  expect(rated(1200, 1600, false, 20)).toBeGreaterThan(rated(1200, 800, false, 20));
});

test("what was kept badly begins anew", async () => {
  localStorage.setItem("mazzo.puzzles", '{"rating": "high", "tries": 3, "history": [1, "x"]}');
  const { solved } = await load();
  expect(solved.value).toEqual({ rating: 1200, tries: {}, history: [1] });
});

test("the next puzzle is one of today that was not tried, of the same game first, then one of the same game", async () => {
  const { nextPuzzle, note } = await load();
  const lists = [
    { game: "chess", today: [3], ratings: [1, 1, 1, 1] },
    { game: "go", today: [1, 0], ratings: [1, 1, 1] },
  ];
  const seen = ["go-3"];
  for (let at: string | null = "go-3"; at;) {
    note(at, 1200, true);
    at = nextPuzzle(lists, at);
    if (at) seen.push(at);
  }
  expect(seen).toEqual(["go-3", "go-2", "go-1", "chess-4", "chess-1", "chess-2", "chess-3"]);
});
