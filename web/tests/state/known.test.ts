// @vitest-environment happy-dom
// What the pages know of the games.

import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../../src/net/protocol";
import {
  editionOf,
  editionsOf,
  hasLessons,
  hasReactions,
  keep,
  known,
  ownBotsOf,
  recall,
  rememberEdition,
  usualEdition,
} from "../../src/state/known";

const MAGPIE = {
  name: "magpie",
  editions: [{ name: "en" }, { name: "it" }],
  has_reactions: true,
  lessons: "/lessons",
  own_bots: ["mine"],
} as unknown as GameInfo;

beforeEach(() => {
  localStorage.clear();
  known.value = [];
});

test("an edition is found by its name, in its own game", () => {
  known.value = [MAGPIE];
  expect(editionOf({ game: "magpie", edition: "it" })).toEqual({ name: "it" });
  expect(editionOf({ game: "magpie", edition: "fr" })).toBeNull();
  expect(editionOf({ game: "robin", edition: "it" })).toBeNull();
  expect(editionsOf("robin")).toEqual([]);
});

test("what a game does not bring it does not have", () => {
  known.value = [MAGPIE];
  expect([hasReactions("magpie"), hasLessons("magpie"), ownBotsOf("magpie")]).toEqual([true, true, ["mine"]]);
  expect([hasReactions("robin"), hasLessons("robin"), ownBotsOf("robin")]).toEqual([false, false, []]);
});

test("without the server the games are those it told last", () => {
  recall();
  expect(known.value).toEqual([]);
  keep([MAGPIE]);
  known.value = [];
  recall();
  expect(known.value).toEqual([MAGPIE]);
});

test("the usual edition is the last one chosen, if there still is one of that name", () => {
  expect(usualEdition("magpie")).toBeNull();
  known.value = [MAGPIE];
  expect(usualEdition("magpie")).toBe("en");
  rememberEdition("magpie", "it");
  expect(usualEdition("magpie")).toBe("it");
  rememberEdition("magpie", "fr");
  expect(usualEdition("magpie")).toBe("en");
  known.value = [];
  expect(usualEdition("magpie")).toBe("fr");
});
