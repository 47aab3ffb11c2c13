// @vitest-environment happy-dom
// When sounds are fetched, and when they are played. What they sound like, the browser decides.

import { beforeEach, expect, test, vi } from "vitest";

const started: unknown[] = [];
const fetched: string[] = [];
let fails = false;

class FakeNode {
  readonly gain = { value: 1 };
  constructor(
    _: unknown,
    readonly options?: { buffer?: unknown },
  ) {}
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {
    started.push(this.options?.buffer);
  }
}

class FakeContext {
  readonly state = "running";
  readonly destination = {};
  decodeAudioData(bytes: ArrayBuffer): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(bytes));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  started.length = fetched.length = 0;
  fails = false;
  for (const name of ["GainNode", "DynamicsCompressorNode", "AudioBufferSourceNode"]) vi.stubGlobal(name, FakeNode);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response(url, { status: fails ? 503 : 200 }));
  });
});

const settle = () => vi.advanceTimersByTimeAsync(1000);

test("nothing is fetched before the first click, and every sound once after it", async () => {
  const { hear, wake } = await import("./sound");
  hear("card");
  await settle();
  expect(fetched).toEqual([]);
  wake();
  wake();
  await settle();
  expect(new Set(fetched).size).toBe(13);
  expect(fetched).toHaveLength(13);
  hear("boom");
  expect(started).toEqual([expect.stringContaining("boom")]);
});

test("whoever is muted fetches and hears nothing, until they want to", async () => {
  const { muted } = await import("./preferences");
  const { hear, wake } = await import("./sound");
  muted.value = true;
  wake();
  await settle();
  hear("card");
  expect([fetched, started]).toEqual([[], []]);
  muted.value = false;
  await settle();
  hear("card");
  expect(started).toHaveLength(1);
});

test("a sound that did not come is asked for again", async () => {
  const { hear, wake } = await import("./sound");
  fails = true;
  wake();
  await settle();
  fails = false;
  hear("card");
  expect(started).toEqual([]);
  await settle();
  hear("card");
  expect(started).toHaveLength(1);
});

test("a phone vibrates for a turn, a Nope and an explosion, also when muted, unless it should not", async () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const { muted, shakes } = await import("./preferences");
  const { hear, wake } = await import("./sound");
  muted.value = true;
  hear("turn");
  expect(vibrate).not.toHaveBeenCalled();
  wake();
  for (const sound of ["turn", "card", "nope", "boom"] as const) hear(sound);
  expect(vibrate).toHaveBeenCalledTimes(3);
  shakes.value = false;
  hear("boom");
  expect(vibrate).toHaveBeenCalledTimes(3);
});
