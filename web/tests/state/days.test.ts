// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { sha256 } from "../../src/state/sha256";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import("../../src/state/days");

const result = (day: string, game = "mantis") => ({
  day,
  game,
  record: "abc-1",
  won: true,
  choices: 3,
  signs: "gsb",
  expert: null,
});

test("a result is kept once for each game and day, the newest first", async () => {
  const { note, days } = await load();
  note(result("2026-11-16"));
  note(result("2026-11-17"));
  note({ ...result("2026-11-16"), won: false });
  note(result("2026-11-17", "kittens"));
  expect(days.value.map(({ day, game, won }) => [day, game, won])).toEqual([
    ["2026-11-17", "kittens", true],
    ["2026-11-17", "mantis", true],
    ["2026-11-16", "mantis", false],
  ]);
  vi.resetModules();
  expect((await load()).days.value).toHaveLength(3);
});

test("a streak lasts until a whole day is missed", async () => {
  const { streak } = await load();
  const results = ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-16", "2026-11-17"].map((day) => result(day));
  expect(streak(results, "2026-11-17")).toEqual({ now: 2, best: 3 });
  expect(streak(results, "2026-11-18")).toEqual({ now: 2, best: 3 });
  expect(streak(results, "2026-11-19")).toEqual({ now: 0, best: 3 });
  expect(streak([], "2026-11-19")).toEqual({ now: 0, best: 0 });
});

test("signs tell the choices of the first seat, ten in a line, and nothing of the cards", async () => {
  const { signsOf, shownSigns } = await load();
  const decision = (seat: number, rating: string) => ({ seat, rating, action: "score", move: 1 });
  const analysis = {
    decisions: [decision(0, "best"), decision(1, "blunder"), decision(0, "slip"), decision(0, "blunder")],
  };
  expect(signsOf(analysis as never)).toBe("gsb");
  expect(shownSigns("gsb")).toEqual(["🟩🟨🟥"]);
  expect(shownSigns("g".repeat(11))).toHaveLength(2);
});

test("a promise leads back to the first one, or it does not", async () => {
  const { leadsBack } = await load();
  const last = "ab".repeat(32);
  const anchor = sha256(sha256(sha256(last)));
  expect(leadsBack(last, "2026-11-17", anchor, "2026-11-14")).toBe(true);
  expect(leadsBack(last, "2026-11-17", anchor, "2026-11-15")).toBe(false);
  expect(leadsBack(anchor, "2026-11-14", anchor, "2026-11-14")).toBe(true);
});

test("what was kept badly is left out", async () => {
  const { checked } = await load();
  expect(checked({})).toEqual([]);
  expect(checked([{ day: 3 }, result("2026-11-17")])).toHaveLength(1);
});
