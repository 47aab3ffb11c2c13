// @vitest-environment happy-dom
// A press is answered before anything else goes on.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answered, onPress } from "../../src/stage/press";

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync(); // nothing is pressed any more
  vi.useRealTimers();
});

async function isAnswered(): Promise<boolean> {
  let is = false;
  void answered().then(() => (is = true));
  await vi.advanceTimersByTimeAsync(0);
  return is;
}

function press(type: "pointerdown" | "click" | "keydown"): void {
  document.dispatchEvent(new Event(type));
}

test("nothing waits while nobody presses anything", async () => {
  expect(await isAnswered()).toBe(true);
});

test("a press waits for its click and the next picture", async () => {
  press("pointerdown");
  expect(await isAnswered()).toBe(false);
  press("click");
  await vi.advanceTimersByTimeAsync(50);
  expect(await isAnswered()).toBe(true);
});

test("a key waits for the next picture", async () => {
  press("keydown");
  expect(await isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  expect(await isAnswered()).toBe(true);
});

test("a press that becomes no click is waited for only a moment", async () => {
  press("pointerdown");
  await vi.advanceTimersByTimeAsync(250);
  expect(await isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isAnswered()).toBe(true);
});

test("a listener hears every press until it stops", () => {
  const heard = vi.fn();
  const stop = onPress(heard);
  press("pointerdown");
  press("keydown");
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  press("pointerdown");
  expect(heard).toHaveBeenCalledTimes(2);
});
