// @vitest-environment happy-dom
// Whatever the server says, the page finds words for it.

import { beforeEach, expect, test, vi } from "vitest";
import { Failure } from "../../src/net/failure";
import { speak } from "../../src/words/messages";
import { explain, closeSentence, reason } from "../../src/words/failures";

beforeEach(() => speak("it"));

test("a refusal is said in the reader's language, with its facts", () => {
  expect(explain(new Failure("turn-seconds", "1 to 99", 400, { most: "99" }))).toContain("99");
  expect(reason({ message: "refused", id: "", code: "full", sentence: "", facts: { most: "6" } })).toContain("6");
});

test("where facts are missing or the code is new, the server's own sentence is told", () => {
  for (const code of ["turn-seconds", "full", "never-heard-of"]) {
    expect(explain(new Failure(code, "all 6 seats are taken", 400))).toContain("all 6 seats are taken");
    expect(reason({ message: "refused", id: "", code, sentence: "just so", facts: {} })).toContain("just so");
  }
  const closeMessage = {
    message: "close",
    code: "never-heard-of",
    sentence: "you were removed",
    again_in_seconds: null,
  } as const;
  expect(closeSentence(closeMessage)).toContain("you were removed");
});

test("a mistake of ours is reported, and does not end the page", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  expect(explain(new TypeError("x is not a function"))).toContain("x is not a function");
  expect(report).toHaveBeenCalledOnce();
});
