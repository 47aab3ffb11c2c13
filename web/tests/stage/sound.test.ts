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

const BOOM = { file: "/boom.mp3", shakes: [250, 60, 120] };

test("nothing is fetched before the first click, and every sound once after it", async () => {
  const { hear, SOUNDS, wake } = await import("../../src/stage/sound");
  hear(SOUNDS.card);
  await settle();
  expect(fetched).toEqual([]);
  wake();
  wake();
  await settle();
  expect(fetched).toEqual(Object.values(SOUNDS).map(({ file }) => file));
  hear(SOUNDS.win);
  expect(started).toEqual([expect.stringContaining("win")]);
});

test("the sounds of a game are fetched once when it is played, also when the page may not sound before", async () => {
  const { hear, prepare, SOUNDS, wake } = await import("../../src/stage/sound");
  prepare([BOOM]);
  await settle();
  expect(fetched).toEqual([]);
  wake();
  await settle();
  prepare([BOOM, { file: "/purr.mp3" }]);
  await settle();
  expect(fetched.slice(Object.values(SOUNDS).length)).toEqual(["/boom.mp3", "/purr.mp3"]);
  hear(BOOM);
  expect(started).toEqual(["/boom.mp3"]);
});

test("whoever is muted fetches and hears nothing, until they want to", async () => {
  const { muted } = await import("../../src/state/preferences");
  const { hear, SOUNDS, wake } = await import("../../src/stage/sound");
  muted.value = true;
  wake();
  await settle();
  hear(SOUNDS.card);
  expect([fetched, started]).toEqual([[], []]);
  muted.value = false;
  await settle();
  hear(SOUNDS.card);
  expect(started).toHaveLength(1);
});

test("a sound that did not come is asked for again", async () => {
  const { hear, SOUNDS, wake } = await import("../../src/stage/sound");
  fails = true;
  wake();
  await settle();
  fails = false;
  hear(SOUNDS.card);
  expect(started).toEqual([]);
  await settle();
  hear(SOUNDS.card);
  expect(started).toHaveLength(1);
});

test("a phone vibrates with sounds that shake, also when muted, unless it should not", async () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const { muted, shakes } = await import("../../src/state/preferences");
  const { hear, SOUNDS, wake } = await import("../../src/stage/sound");
  muted.value = true;
  hear(SOUNDS.turn);
  expect(vibrate).not.toHaveBeenCalled();
  wake();
  for (const sound of [SOUNDS.turn, SOUNDS.card, BOOM]) hear(sound);
  expect(vibrate).toHaveBeenCalledTimes(2);
  shakes.value = false;
  hear(BOOM);
  expect(vibrate).toHaveBeenCalledTimes(2);
});
