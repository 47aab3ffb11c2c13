// @vitest-environment happy-dom
// Why a game ended as it did: the largest cause that is surer than its error, and nothing where nothing is.

import { beforeEach, expect, test } from "vitest";
import type { Analysis } from "../../src/net/protocol";
import { speak } from "../../src/words/messages";
import { verdict } from "../../src/words/verdict";

beforeEach(() => speak("en"));

function analysis(
  own: { lost?: number; luck?: number; accuracy?: number | null },
  winnersLuck = 0,
  error = 0,
): Analysis {
  const player = (name: string, part: object) => ({ name, decisions: 9, accuracy: 0.9, lost: 0, luck: 0, ...part });
  return {
    game: "any",
    moments: [],
    decisions: [
      { seat: 0, loss_error: error },
      { seat: 1, loss_error: 9 },
    ] as Analysis["decisions"],
    luck: [],
    turning_points: [
      { move: 4, seat: 0, change: -0.1, cause: "luck" },
      { move: 7, seat: 1, change: 0.3, cause: "choice" },
    ],
    players: [player("Ada", own), player("Bubbles", { luck: winnersLuck })],
  };
}

test("a loss has the cause that cost most, with its error", () => {
  expect(verdict(analysis({ lost: 0.21, luck: -0.1 }, 0, 0.04), 0, [1])).toEqual({
    words: "Your choices cost about 21 points of winning chance (give or take 4).",
    move: 7,
  });
  expect(verdict(analysis({ lost: 0.02, luck: -0.3, accuracy: 0.97 }), 0, [1]).words).toBe(
    "The cards were against you: luck took about 30 points of winning chance. You chose well 97% of the time.",
  );
  expect(verdict(analysis({ accuracy: null }, 0.2), 0, [1]).words).toBe("Bubbles was lucky. Few choices mattered.");
});

test("what is within its error is not blamed", () => {
  expect(verdict(analysis({ lost: 0.2 }, 0, 0.2), 0, [1]).words).toContain("no single cause stands out from chance");
});

test("a win is told as honestly", () => {
  expect(verdict(analysis({ luck: -0.1 }), 0, [0]).words).toBe("You chose well 90% of the time.");
});
