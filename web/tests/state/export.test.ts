// @vitest-environment happy-dom
// One file has exportFile that a device knows, and another device takes it in.

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const game = (id: string, at: number) => ({
  id,
  game: "mantis",
  edition: "en",
  players: ["Ada", "Bot"],
  winners: [0],
  seat: 0,
  at,
  luck: null,
  accuracy: 0.9,
});

async function device() {
  vi.resetModules();
  const [played, days, puzzles, exported] = await Promise.all([
    import("../../src/state/played"),
    import("../../src/state/days"),
    import("../../src/state/puzzles"),
    import("../../src/state/export"),
  ]);
  return { played, days, puzzles, ...exported };
}

test("another device has the same after it took the file in, and nothing counts twice", async () => {
  const first = await device();
  first.played.remember(game("abc-1", 5));
  const result = {
    day: "2026-11-17",
    game: "mantis",
    record: "abc-1",
    won: true,
    choices: 1,
    signs: "g",
    expert: null,
  };
  first.days.note(result);
  first.puzzles.note("mantis-1", 1200, true);
  const file = first.exportFile();
  localStorage.clear();
  const second = await device();
  second.played.remember(game("abc-2", 6));
  expect(second.importFile(file)).toBe(true);
  expect(second.importFile(file)).toBe(true);
  expect(second.played.played.value.map(({ id }) => id)).toEqual(["abc-2", "abc-1"]);
  expect(second.days.days.value).toEqual([result]);
  expect(second.puzzles.solved.value.rating).toBe(1232);
  expect(second.puzzles.note("mantis-1", 1200, false)).toBe(null);
});

test("another file changes nothing", async () => {
  const { importFile, exportFile } = await device();
  const before = exportFile();
  for (const text of ["", "[]", "{}", '{"mazzo": 2}', "null", "nonsense"]) expect(importFile(text)).toBe(false);
  expect(importFile('{"mazzo": 1, "games": 3, "days": {}, "puzzles": null}')).toBe(true);
  expect(exportFile()).toBe(before);
});

test("a broken file breaks nothing", async () => {
  const { importFile, puzzles } = await device();
  const broken = { mazzo: 1, games: [null, 7], days: [null, "x", {}], puzzles: { rating: "x", tries: [], history: 5 } };
  expect(importFile(JSON.stringify(broken))).toBe(true);
  expect(importFile(JSON.stringify({ mazzo: 1, games: {}, days: 3, puzzles: null }))).toBe(true);
  const long = {
    mazzo: 1,
    puzzles: { tries: { a: true, b: true, c: true, d: true }, history: Array<number>(200_000).fill(1) },
  };
  expect(importFile(JSON.stringify(long))).toBe(true);
  expect(puzzles.solved.value.history.length).toBeLessThanOrEqual(500);
});
