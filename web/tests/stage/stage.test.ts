// @vitest-environment happy-dom
// Motion on the stage: how fast it is, and who may hurry it. Animations are played by hand here.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InMotion } from "../../src/stage/in-motion";
import { Stage } from "../../src/stage/stage";

interface Played {
  timing: KeyframeAnimationOptions;
  playbackRate: number;
  isFinished: boolean;
  finish(): void;
}

const played: Played[] = [];

beforeEach(() => {
  played.length = 0;
  Element.prototype.animate = function (_, timing) {
    let end: () => void = () => {};
    const finished = new Promise<void>((done) => (end = done));
    const one = {
      ...{ timing: timing as KeyframeAnimationOptions, playbackRate: 1, isFinished: false, finished, cancel: vi.fn() },
      finish: () => {
        one.isFinished = true;
        end();
      },
    };
    played.push(one);
    return one as unknown as Animation;
  };
});
afterEach(() => void vi.unstubAllGlobals());

function stageAt(pace: number): Stage {
  const root = document.createElement("div");
  document.body.append(root);
  return new Stage(root, () => pace, new InMotion());
}

test("motion is as fast as the queue wants it, and a steady rest is as long as it says", () => {
  const stage = stageAt(1.7);
  void stage.rest(500);
  void stage.rest(500, true);
  expect(played.map(({ playbackRate }) => playbackRate)).toEqual([1.7, 1]);
  expect(played.map(({ timing }) => [timing.delay, timing.duration])).toEqual(Array(2).fill([500, 0]));
});

test("hurried steps leave time for a press between them", async () => {
  const stage = stageAt(1);
  stage.hurry();
  const pressed = vi.fn();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = pressed;
  port2.postMessage("a press");
  await stage.rest(500);
  expect(pressed).toHaveBeenCalled();
  port1.close();
});

test("whoever hurries ends what moves, except what takes its time", async () => {
  const stage = stageAt(1);
  const rest = stage.rest(500);
  void stage.move(stage.layer, [], { ms: 500, isPatient: true });
  expect(played.map(({ isFinished }) => isFinished)).toEqual([false, false]);
  stage.hurry();
  expect(played.map(({ isFinished }) => isFinished)).toEqual([true, false]);
  await rest;
  stage.hurry(true);
  expect(played.map(({ isFinished }) => isFinished)).toEqual([true, true]);
});

test("after a hurry all goes at once until the next event calms down", () => {
  const stage = stageAt(1);
  stage.hurry();
  void stage.rest(500);
  void stage.move(stage.layer, [], { ms: 500, isPatient: true });
  stage.calmDown();
  void stage.rest(500);
  expect(played.map(({ isFinished }) => isFinished)).toEqual([true, false, false]);
});

test("nothing moves on a page that nobody sees", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  const stage = stageAt(1);
  void stage.move(stage.layer, [], { ms: 500, isPatient: true });
  expect(played.map(({ isFinished }) => isFinished)).toEqual([true]);
});

test("cards that have landed are swept away, and the one that is held stays", () => {
  const stage = stageAt(1);
  const spot = { x: 0, y: 0, width: 10, height: 10 } as DOMRect;
  stage.card("landed", {}, spot as never);
  stage.held = stage.card("held", {}, spot as never);
  stage.sweep();
  expect([...stage.layer.children].map((each) => (each as HTMLElement).dataset["flying"])).toEqual(["held"]);
  stage.clear();
  expect([stage.layer.children.length, stage.layer.isConnected]).toEqual([0, false]);
});

test("only parts that have moved slide to their places", () => {
  const stage = stageAt(1);
  const parts = new Map(["still", "moved", "new"].map((name) => [name, document.createElement("div")]));
  const spots = { still: 0, moved: 0, new: 0 };
  for (const [name, part] of parts)
    part.getBoundingClientRect = () => new DOMRect(spots[name as keyof typeof spots], 0, 10, 10);
  let found = new Map([...parts].slice(0, 2));
  const slide = stage.slide(() => found, 300);
  spots.moved = 40;
  found = parts;
  slide();
  expect(played).toHaveLength(1);
});

test("nothing moves on a board that has left the page", async () => {
  vi.stubGlobal("Animation", vi.fn());
  const stage = stageAt(1);
  stage.root.remove();
  await stage.move(document.createElement("i"), [{ transform: "scale(NaN)" }], { ms: 320 });
  expect(played).toEqual([]);
});
