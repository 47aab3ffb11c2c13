// @vitest-environment happy-dom
// The people with whom this device played.

import { beforeEach, expect, test } from "vitest";
import type { ChairView, TableView } from "../../src/net/protocol";
import { companies, forgetCompany, noteCompany } from "../../src/state/company";

function chair(name: string, other: Partial<ChairView> = {}): ChairView {
  return { name, person: 1, program: false, player: "person", ...other } as ChairView;
}

function table(...chairs: ChairView[]): TableView {
  return { chairs, settings: { game: "mantis", open: true, evening: "best_of_5" } } as unknown as TableView;
}

const bot = chair("Clack", { person: null, player: "bot" });

beforeEach(() => {
  localStorage.clear();
  companies.value = [];
});

test("the others are remembered by name, with the settings and nothing else", () => {
  noteCompany(table(chair("Mia"), chair("Ada"), chair("Leo"), bot, chair("Hal", { program: true })), 1);
  expect(companies.value).toMatchObject([{ people: ["Leo", "Mia"], settings: { game: "mantis", open: false } }]);
  const [kept] = JSON.parse(localStorage.getItem("mazzo.company")!) as object[];
  expect(Object.keys(kept!).sort()).toEqual(["at", "people", "settings"]);
});

test("bots are no company", () => {
  noteCompany(table(chair("Ada"), bot), 0);
  expect(companies.value).toEqual([]);
});

test("the same people are there once, the last company first, and the fourth is forgotten", () => {
  for (const name of ["Leo", "Mia", "Tom", "Leo", "Zoe"]) noteCompany(table(chair("Ada"), chair(name)), 0);
  expect(companies.value.map(({ people }) => people.join())).toEqual(["Zoe", "Leo", "Tom"]);
});

test("a company is forgotten for good", () => {
  noteCompany(table(chair("Ada"), chair("Leo")), 0);
  forgetCompany(companies.value[0]!);
  expect(companies.value).toEqual([]);
  expect(localStorage.getItem("mazzo.company")).toBe("[]");
});
