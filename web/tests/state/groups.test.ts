// @vitest-environment happy-dom
// The people with whom this device played.

import { beforeEach, expect, test } from "vitest";
import type { SeatView, TableView } from "../../src/net/protocol";
import { groups, forgetGroup, noteGroup } from "../../src/state/groups";

function holder(name: string, other: Partial<SeatView> = {}): SeatView {
  return { name, person: 1, program: false, occupant: "person", ...other } as SeatView;
}

function table(...seats: SeatView[]): TableView {
  return { seats, settings: { game: "mantis", open: true, evening: "best_of_5" } } as unknown as TableView;
}

const bot = holder("Clack", { person: null, occupant: "bot" });

beforeEach(() => {
  localStorage.clear();
  groups.value = [];
});

test("the others are remembered by name, with the settings and nothing else", () => {
  noteGroup(table(holder("Mia"), holder("Ada"), holder("Leo"), bot, holder("Hal", { program: true })), 1);
  expect(groups.value).toMatchObject([{ people: ["Leo", "Mia"], settings: { game: "mantis", open: false } }]);
  const [kept] = JSON.parse(localStorage.getItem("mazzo.groups")!) as object[];
  expect(Object.keys(kept!).sort()).toEqual(["at", "people", "settings"]);
});

test("a game against bots is not remembered", () => {
  noteGroup(table(holder("Ada"), bot), 0);
  expect(groups.value).toEqual([]);
});

test("each group is kept once, the latest first, and the fourth is dropped", () => {
  for (const name of ["Leo", "Mia", "Tom", "Leo", "Zoe"]) noteGroup(table(holder("Ada"), holder(name)), 0);
  expect(groups.value.map(({ people }) => people.join())).toEqual(["Zoe", "Leo", "Tom"]);
});

test("a removed group is removed from storage", () => {
  noteGroup(table(holder("Ada"), holder("Leo")), 0);
  forgetGroup(groups.value[0]!);
  expect(groups.value).toEqual([]);
  expect(localStorage.getItem("mazzo.groups")).toBe("[]");
});
