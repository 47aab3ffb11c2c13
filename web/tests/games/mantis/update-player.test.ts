// @vitest-environment happy-dom
// What a table shows of one update after another, where nothing moves: the same as where it does, at once.

import { effect } from "@preact/signals";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, SeatView, MantisView, Settings } from "../../../src/net/protocol";
import type { Moment } from "../../../src/stage/moment";
import { UpdatePlayer } from "../../../src/stage/update-player";
import { speak } from "../../../src/words/messages";
import { bringGames } from "../bring";

beforeAll(bringGames);
beforeEach(() => speak("en"));

const CARD = { front: "blue", back: ["red", "green", "blue"], icon: null } as const;
const VIEW: MantisView = {
  game: "mantis",
  seat: 0,
  edition: "en",
  target: 10,
  tanks: [["blue"], ["red"]],
  scores: [0, 0],
  top: { colors: ["red", "green", "blue"], icon: null },
  pile: 60,
  dealt: [],
  turned: ["x"],
  phase: { phase: "turn", waiting: [0] },
  to_act: [0],
  legal: [],
  result: null,
};
const SCORED: AnyEvent = { event: "scored", seat: 0, card: { ...CARD, back: [...CARD.back] }, count: 2 };
const BEGAN: AnyEvent = { event: "turnbegan", seat: 1 };
const STOLE: AnyEvent = { event: "stole", seat: 1, target: 0, card: SCORED.card, count: 3 };
const SETTINGS = { turn_seconds: null, reaction_seconds: 5 } as Settings;

function moment(version: number, events: AnyEvent[], { games = 1, past = [] as AnyEvent[] } = {}): Moment {
  const seats = ["Ada", "Leo"].map((name) => ({ name }) as SeatView);
  return {
    version,
    table: { code: "ABC", games, seats, seconds_left: null, settings: SETTINGS },
    view: VIEW,
    events,
    past,
  };
}

function texts({ log }: UpdatePlayer): string[] {
  return log.value.map(({ text }) => text);
}

test("each event is told, to the person it is told to", async () => {
  const updates = new UpdatePlayer();
  await updates.push(moment(1, []));
  await updates.push(moment(2, [SCORED, BEGAN]));
  await updates.push(moment(3, [STOLE]));
  expect(texts(updates)).toEqual(["You scored 2 blue.", "Leo stole 3 blue from you."]);
  expect(updates.shown.value!.version).toBe(3);
});

test("the log begins anew with a game, so that the page does not grow with games", async () => {
  const updates = new UpdatePlayer();
  for (let games = 1; games <= 5; games++) {
    await updates.push(moment(games * 10, [], { games }));
    await updates.push(moment(games * 10 + 1, [SCORED], { games }));
    expect(texts(updates)).toEqual(["You scored 2 blue."]);
  }
});

test("whoever comes back finds what happened before", async () => {
  const updates = new UpdatePlayer();
  await updates.push(moment(7, [], { past: [SCORED, BEGAN, STOLE] }));
  expect(texts(updates)).toEqual(["You scored 2 blue.", "Leo stole 3 blue from you."]);
});

test("a line that was there already stays the same line when the connection comes back", async () => {
  const updates = new UpdatePlayer();
  await updates.push(moment(1, []));
  await updates.push(moment(2, [SCORED, BEGAN]));
  const [line] = updates.log.value;
  await updates.push(moment(9, [], { past: [SCORED, BEGAN, STOLE] }));
  expect(updates.log.value[0]).toEqual(line);
  expect(texts(updates)).toHaveLength(2);
  await updates.push(moment(10, [SCORED]));
  expect(new Set(updates.log.value.map(({ number }) => number)).size).toBe(3);
});

test("the log has an end, however long a game is", async () => {
  const updates = new UpdatePlayer();
  await updates.push(moment(1, [], { past: Array.from({ length: 1000 }, () => SCORED) }));
  expect(updates.log.value).toHaveLength(400);
});

test("those who may react see how much of the time to react is left", async () => {
  const updates = new UpdatePlayer();
  const now = moment(1, []);
  const table = { ...now.table!, seconds_left: 4 };
  await updates.push({ ...now, table, is_reaction: true });
  expect(updates.deadline.value!.total).toBe(5000);
  await updates.push({ ...now, version: 2, table, is_reaction: false });
  expect(updates.deadline.value!.total).toBe(4000);
});

test("nothing moves between the views of two seats: the second is shown at once", async () => {
  const moved = vi.fn(); // nothing can move here, so that an attempt is reported
  vi.stubGlobal("reportError", moved);
  const updates = new UpdatePlayer();
  updates.root = document.body.appendChild(document.createElement("div"));
  await updates.push(moment(1, []));
  const shown: (Moment | null)[] = [];
  const stop = effect(() => void shown.push(updates.shown.value));
  const next = { ...moment(2, [SCORED, STOLE]), view: { ...VIEW, seat: 1 } };
  await updates.push(next);
  stop();
  vi.unstubAllGlobals();
  expect(moved).not.toHaveBeenCalled();
  expect(shown).toHaveLength(2); // the first seat's, which was there, and the second's
  expect(shown.at(-1)).toBe(next);
});

test("a table that settles leaves the cards of another table in motion", async () => {
  const [seen, hidden] = [new UpdatePlayer(), new UpdatePlayer()];
  await seen.push(moment(1, []));
  seen.motion.arrive({ place: "tank-0", what: "blue", count: 1 });
  seen.motion.isChosen.value = true;
  await hidden.push(moment(1, []));
  await hidden.push(moment(2, [STOLE]));
  expect(seen.motion.underway("tank-0", "blue")).toBe(1);
  expect(seen.motion.isChosen.value).toBe(true);
  expect([seen.motion.moods.value, hidden.motion.moods.value]).toEqual([{}, { 0: "wince", 1: "smug" }]);
});

test("events are shown one by one even if their motion fails, and the truth stands at the end", async () => {
  const failed = vi.fn(); // there is no board on which cards could fly
  vi.stubGlobal("reportError", failed);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  Element.prototype.animate = () =>
    ({ finished: Promise.resolve(), finish: () => {}, cancel: () => {}, playbackRate: 1 }) as unknown as Animation;
  const updates = new UpdatePlayer();
  updates.root = document.body.appendChild(document.createElement("div"));
  await updates.push(moment(1, []));
  const shown: number[] = [];
  const stop = effect(() => void shown.push(updates.shown.value!.version));
  const chosen: boolean[] = [];
  const stopLooking = effect(() => void chosen.push(updates.motion.isChosen.value));
  const next = moment(2, [SCORED, BEGAN, STOLE]);
  await updates.push(next);
  stop();
  stopLooking();
  vi.unstubAllGlobals();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([1, 1, 2]); // before, after the score, and the whole
  expect(chosen).toEqual([false, true, false]); // while the events are played, no choice is open
  expect(updates.shown.value).toBe(next);
  expect(texts(updates)).toEqual(["You scored 2 blue.", "Leo stole 3 blue from you."]);
  expect(updates.happened).toEqual([SCORED, BEGAN, STOLE]);
});
