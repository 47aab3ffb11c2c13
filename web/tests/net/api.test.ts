// @vitest-environment happy-dom
// A server that is busy says when to try again, and the page does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, waiting } from "../../src/net/api";
import type { Failure } from "../../src/net/failure";

const BUSY = { code: "busy", sentence: "busy", facts: { seconds: "3" } };

let answers: Response[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", () => {
    asked++;
    return Promise.resolve(answers.shift() ?? busy());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function busy(): Response {
  return new Response(JSON.stringify(BUSY), { status: 503 });
}

test("a replay is asked for again when the server said", async () => {
  answers = [busy(), new Response(JSON.stringify({ moves: [] }))];
  const told = api.replay("abc-1", null);
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toBe(2);
  expect(await told).toEqual({ moves: [] });
});

test("after a few times the reader is told", async () => {
  answers = [];
  const told = api.analysis("abc-1").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
  expect(((await told) as Failure).code).toBe("busy");
});

test("a coach that is busy is asked again, unless the game has gone on", async () => {
  for (const isWanted of [true, false]) {
    asked = 0;
    answers = [busy(), new Response(JSON.stringify({ options: [] }))];
    const told = api.coach("ABC", () => isWanted).catch((error: unknown) => (error as Failure).code);
    await vi.advanceTimersByTimeAsync(3100);
    expect(asked).toBe(isWanted ? 2 : 1);
    expect(await told).toEqual(isWanted ? { options: [] } : "busy");
  }
});

const TOO_FAST = { code: "too-fast", sentence: "too fast", facts: { seconds: "7" } };

function tooFast(): Response {
  return new Response(JSON.stringify(TOO_FAST), { status: 429 });
}

test("told that it asks too much, the page waits, shows it, and tries again by itself", async () => {
  answers = [tooFast(), tooFast(), new Response(JSON.stringify({ name: "Ada" }))];
  const told = api.me();
  await vi.advanceTimersByTimeAsync(6900);
  expect([asked, waiting.value]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked, waiting.value]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await told).toEqual({ name: "Ada" });
  expect([asked, waiting.value]).toEqual([3, 0]);
});

test("nobody is kept waiting for ever", async () => {
  answers = Array.from({ length: 100 }, tooFast);
  const told = api.games().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(130_000);
  expect(((await told) as Failure).code).toBe("too-fast");
  expect(asked).toBeGreaterThan(12);
  expect(waiting.value).toBe(0);
});

test("any other failure is told at once", async () => {
  answers = [new Response(JSON.stringify({ ...BUSY, code: "no-record" }), { status: 404 })];
  const told = await api.replay("abc-1", null).catch((error: unknown) => error);
  expect((told as Failure).code).toBe("no-record");
  expect(asked).toBe(1);
});
