// @vitest-environment happy-dom
// What a device keeps of the games that were played on it.

import { beforeEach, expect, test } from "vitest";
import type { Analysis } from "../../src/net/protocol";
import {
  asCsv,
  forget,
  forgetAll,
  noteAnalysis,
  outcome,
  played,
  remember,
  winsOverTime,
  type PlayedGame,
} from "../../src/state/played";

function game(id: string, parts: Partial<PlayedGame> = {}): PlayedGame {
  const usual = {
    game: "whist",
    edition: "en",
    players: ["Ada", "Leo"],
    winners: [0],
    seat: 0,
    at: 0,
    luck: null,
    accuracy: null,
  };
  return { id, ...usual, ...parts };
}

function ids(): string[] {
  return played.value.map(({ id }) => id);
}

beforeEach(forgetAll);

test("a game is remembered once, the newest first, and forgotten when that is wanted", () => {
  remember(game("a-1"));
  remember(game("a-2"));
  remember(game("a-1", { winners: [1] }));
  expect(ids()).toEqual(["a-2", "a-1"]);
  forget("a-2");
  expect(ids()).toEqual(["a-1"]);
  expect(localStorage.getItem("mazzo.games")).toContain("a-1");
});

test("no more than five hundred are kept", () => {
  for (let number = 0; number < 510; number++) remember(game(`a-${number}`));
  expect(played.value).toHaveLength(500);
  expect(ids()[0]).toBe("a-509");
});

test("what another tab has kept meanwhile is not lost", () => {
  remember(game("a-1"));
  localStorage.setItem("mazzo.games", JSON.stringify([game("b-1"), game("a-1")]));
  remember(game("a-2"));
  expect(ids()).toEqual(["a-2", "b-1", "a-1"]);
});

test("an analysis that was looked at leaves its luck with one's own game", () => {
  remember(game("a-1", { seat: 1 }));
  remember(game("a-2", { seat: null }));
  const summary = { name: "", decisions: 1, lost: 0 };
  const players = [
    { ...summary, accuracy: 0.5, luck: -0.2 },
    { ...summary, accuracy: 0.9, luck: 0.2 },
  ];
  for (const id of ["a-1", "a-2", "not-mine"]) noteAnalysis(id, { players } as Analysis);
  expect(played.value.map(({ luck, accuracy }) => [luck, accuracy])).toEqual([
    [null, null],
    [0.2, 0.9],
  ]);
});

test("a game is won, shared, lost, or was played together", () => {
  expect(outcome(game("a"))).toBe("won");
  expect(outcome(game("a", { winners: [0, 1] }))).toBe("shared");
  expect(outcome(game("a", { winners: [1] }))).toBe("lost");
  expect(outcome(game("a", { seat: null }))).toBe("together");
});

test("wins add up beside everybody's equal share", () => {
  const games = [
    game("a"),
    game("b", { winners: [1] }),
    game("c", { winners: [0, 1], players: ["Ada", "Leo", "Mia", "Bo"] }),
  ];
  expect(winsOverTime(games)).toEqual([
    { won: 1, fair: 0.5 },
    { won: 1, fair: 1 },
    { won: 2, fair: 1.25 },
  ]);
});

test("a spreadsheet gets every game, and takes no name for a formula", () => {
  const lines = asCsv([game("a-1", { players: ["=1+1", 'Leo "the" Cat'], luck: -0.25 })]).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('"players","own seat"');
  expect(lines[1]).toBe(`"a-1","1970-01-01T00:00:00.000Z","whist","en","'=1+1; Leo ""the"" Cat",0,"0","won",-0.25,""`);
});
