// @vitest-environment happy-dom
// The people with whom this device played.

import { beforeEach, expect, test } from "vitest";
import type { SeatView, TableView } from "../../src/net/protocol";
import { companies, forgetCompany, noteCompany } from "../../src/state/company";

function holder(name: string, other: Partial<SeatView> = {}): SeatView {
  return { name, person: 1, program: false, occupant: "person", ...other } as SeatView;
}

function table(...seats: SeatView[]): TableView {
  return { seats, settings: { game: "mantis", open: true, evening: "best_of_5" } } as unknown as TableView;
}

const bot = holder("Clack", { person: null, occupant: "bot" });

beforeEach(() => {
  localStorage.clear();
  companies.value = [];
});

test("the others are remembered by name, with the settings and nothing else", () => {
  noteCompany(table(holder("Mia"), holder("Ada"), holder("Leo"), bot, holder("Hal", { program: true })), 1);
  expect(companies.value).toMatchObject([{ people: ["Leo", "Mia"], settings: { game: "mantis", open: false } }]);
  const [kept] = JSON.parse(localStorage.getItem("mazzo.company")!) as object[];
  expect(Object.keys(kept!).sort()).toEqual(["at", "people", "settings"]);
});

test("bots are no company", () => {
  noteCompany(table(holder("Ada"), bot), 0);
  expect(companies.value).toEqual([]);
});

test("the same people are there once, the last company first, and the fourth is forgotten", () => {
  for (const name of ["Leo", "Mia", "Tom", "Leo", "Zoe"]) noteCompany(table(holder("Ada"), holder(name)), 0);
  expect(companies.value.map(({ people }) => people.join())).toEqual(["Zoe", "Leo", "Tom"]);
});

test("a company is forgotten for good", () => {
  noteCompany(table(holder("Ada"), holder("Leo")), 0);
  forgetCompany(companies.value[0]!);
  expect(companies.value).toEqual([]);
  expect(localStorage.getItem("mazzo.company")).toBe("[]");
});
