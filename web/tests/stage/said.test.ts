// @vitest-environment happy-dom
// Captions on a board: each stands long enough to be read, one at a time.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, hushAll, say } from "../../src/stage/said";

const OBSERVER = class {
  observe = () => {};
  disconnect = () => {};
};
const SHORTEST = 1200;
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", OBSERVER);
  Element.prototype.animate = (_, timing) => {
    const { duration } = timing as { duration: number };
    const start = performance.now();
    return {
      finished: new Promise((done) => setTimeout(done, duration)),
      get currentTime() {
        return performance.now() - start;
      },
    } as unknown as Animation;
  };
  root = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function captions(): (string | null)[] {
  return [...root.querySelectorAll(".said")].map((each) => each.textContent);
}

function speak(text: string): void {
  say(root, text, true, null);
}

test("a caption that a card would cover stays until it could be read", () => {
  speak("You exploded.");
  vi.advanceTimersByTime(500);
  hush(root);
  vi.advanceTimersByTime(SHORTEST - 501);
  expect(captions()).toEqual(["You exploded."]);
  vi.advanceTimersByTime(1);
  expect(captions()).toEqual([]);
});

test("a caption that has been read goes with the next card", () => {
  speak("You exploded.");
  vi.advanceTimersByTime(SHORTEST);
  hush(root);
  expect(captions()).toEqual([]);
});

test("the next caption waits, and stands as long", () => {
  speak("one");
  vi.advanceTimersByTime(600);
  speak("two");
  expect(captions()).toEqual(["one"]);
  vi.advanceTimersByTime(600);
  expect(captions()).toEqual(["two"]);
  hush(root);
  vi.advanceTimersByTime(SHORTEST - 1);
  expect(captions()).toEqual(["two"]);
});

test("of several that wait, the newest is shown", () => {
  for (const text of ["one", "two", "three"]) speak(text);
  vi.advanceTimersByTime(SHORTEST);
  expect(captions()).toEqual(["three"]);
});

test("at the end of a game the caption that waits is not shown", () => {
  for (const text of ["one", "two"]) speak(text);
  hushAll(root);
  vi.advanceTimersByTime(SHORTEST - 1);
  expect(captions()).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(captions()).toEqual([]);
});

test("nothing is shown on a board that has gone", () => {
  speak("one");
  speak("two");
  root.remove();
  vi.advanceTimersByTime(10_000);
  expect(captions()).toEqual([]);
});
