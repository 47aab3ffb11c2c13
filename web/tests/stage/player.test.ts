// @vitest-environment happy-dom
// A moment of a game that is looked back at.

import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../../src/net/api";
import type { Frame, Replay } from "../../src/net/protocol";
import { type GameUi, OPEN_HANDS } from "../../src/stage/game";
import { handIn } from "../../src/stage/games";
import { moment, Player } from "../../src/stage/player";

test("no field of a view is overwritten by the open hands", () => {
  const frame = { view: { game: "other", open: ["door"], legal: [] }, events: [], open: [["king"]] };
  const { view } = moment(1, frame as unknown as Frame, false);
  expect(view).toMatchObject({ open: ["door"], [OPEN_HANDS]: [["king"]] });
});

beforeAll(() => handIn(() => Promise.resolve({} as GameUi)));
afterEach(() => void vi.restoreAllMocks());

/** A replay of three moments, looked at by everybody; and what its stage was given. */
async function opened(): Promise<{ player: Player; shown: unknown[][]; asked: ReturnType<typeof vi.fn> }> {
  const frames = [0, 1, 2].map((each) => ({ view: null, events: [`event ${each}`], open: null }) as unknown as Frame);
  const asked = vi.spyOn(api, "replay").mockResolvedValue({ frames, game: "other" } as Replay);
  const player = new Player("ABCD-1");
  const shown: unknown[][] = [];
  vi.spyOn(player.updates, "push").mockImplementation(({ version, events }) => {
    shown.push([version, events]);
    return Promise.resolve();
  });
  await player.look(null);
  return { player, shown, asked };
}

test("a jump shows a moment at once, within the game; a step shows what happens", async () => {
  const { player, shown } = await opened();
  player.jump(9);
  player.jump(-1);
  await player.step();
  expect(shown).toEqual([
    [0, []],
    [2, []],
    [0, []],
    [1, ["event 1"]],
  ]);
  expect([player.at.value, player.last.value, player.speed.value]).toEqual([1, 2, "1"]);
});

test("after the last moment there is no step", async () => {
  const { player, shown } = await opened();
  player.jump(2);
  await player.step();
  expect(shown).toHaveLength(2);
});

test("it plays to the end and begins again from there", async () => {
  vi.useFakeTimers();
  const { player, shown } = await opened();
  player.jump(2);
  shown.length = 0;
  const playing = player.play();
  expect(player.isPlaying.value).toBe(true);
  await vi.runAllTimersAsync();
  await playing;
  vi.useRealTimers();
  expect(shown).toEqual([
    [0, []],
    [1, ["event 1"]],
    [2, ["event 2"]],
  ]);
  expect(player.isPlaying.value).toBe(false);
});

test("at the highest speed nothing moves, and a jump ends the playing", async () => {
  vi.useFakeTimers();
  const { player, shown } = await opened();
  player.speed.value = "4";
  void player.play();
  await vi.advanceTimersByTimeAsync(100);
  player.jump(0);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(shown).toEqual([
    [0, []],
    [1, []],
    [0, []],
  ]);
  expect(player.isPlaying.value).toBe(false);
});

test("the eyes of a seat are asked for once, and see the same moment", async () => {
  const { player, shown, asked } = await opened();
  player.jump(1);
  await player.look(0);
  await player.look(null);
  await player.look(0);
  expect(asked.mock.calls).toEqual([
    ["ABCD-1", null],
    ["ABCD-1", 0],
  ]);
  expect(player.seat.value).toBe(0);
  expect(shown.at(-1)).toEqual([1, []]);
});
