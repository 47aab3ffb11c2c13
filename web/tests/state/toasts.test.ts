import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast, toasts } from "../../src/state/toasts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at most two sentences stand at once, the newest last, and each goes", () => {
  for (const text of ["one", "two", "three", "two"]) toast(text);
  expect(toasts.value.map(({ text }) => text)).toEqual(["three", "two"]);
  vi.advanceTimersByTime(10_000);
  expect(toasts.value).toEqual([]);
});
