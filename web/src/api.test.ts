// @vitest-environment happy-dom
// A server that is busy says when to try again, and the page does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Trouble } from "./api";

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
  expect(((await told) as Trouble).code).toBe("busy");
});

test("any other trouble is told at once", async () => {
  answers = [new Response(JSON.stringify({ ...BUSY, code: "no-record" }), { status: 404 })];
  const told = await api.replay("abc-1", null).catch((error: unknown) => error);
  expect((told as Trouble).code).toBe("no-record");
  expect(asked).toBe(1);
});
