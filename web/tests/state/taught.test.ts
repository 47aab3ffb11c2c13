// @vitest-environment happy-dom

// Captions of the first game: each helps once, and at most one at a time.

import { beforeEach, expect, test } from "vitest";
import { CAPTIONS, nextCaption, taught, teach, type Caption } from "../../src/state/taught";

beforeEach(() => localStorage.clear());

test("a first game has four captions, each when it is about what happens, and never again", () => {
  const turns = [
    { isMine: false, isReaction: false }, // another player begins
    { isMine: true, isReaction: false },
    { isMine: false, isReaction: false },
    { isMine: true, isReaction: true },
    { isMine: true, isReaction: false },
    { isMine: false, isReaction: false },
    { isMine: true, isReaction: false },
  ];
  const shown: (Caption | null)[] = [];
  for (const turn of turns) {
    const caption = nextCaption(taught(), turn);
    shown.push(caption);
    if (caption) teach(caption);
  }
  expect(shown).toEqual([null, "choose", "others", "react", "log", null, null]);
  expect(taught().size).toBe(CAPTIONS.length);
});
