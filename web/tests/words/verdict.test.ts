// @vitest-environment happy-dom
// Why a game ended as it did: the largest single cause that is surer than its error, with the move at which it is seen.

import { beforeEach, expect, test } from "vitest";
import type { Analysis, Decision, Luck } from "../../src/net/protocol";
import { speak } from "../../src/words/messages";
import { verdict } from "../../src/words/verdict";

beforeEach(() => speak("en"));

const [ME, BUBBLES, CLACK] = [0, 1, 2];

function choice(move: number, loss: number, loss_error = 0, seat = ME): Decision {
  const rating = loss ? "blunder" : "best";
  return { move, seat, loss, loss_error, rating } as Decision;
}

function card(move: number, seat: number, change: number): Luck {
  return { move, seat, change };
}

/** A game of which the coach found these choices and this luck; `error` is that of each chance. */
function analysis(decisions: Decision[], luck: Luck[], error = 0): Analysis {
  const names = ["Ada", "Bubbles", "Clack"];
  return {
    game: "any",
    moments: Array.from({ length: 40 }, () => names.map(() => ({ value: 0.3, error }))),
    decisions,
    luck,
    turning_points: [],
    players: names.map((name) => ({ name, decisions: 9, accuracy: 0.4, lost: 0, luck: 0 })),
  };
}

test("a loss has the single cause that cost most, and leads to its move", () => {
  const choices = [choice(3, 0.1, 0.01), choice(5, 0.09, 0.01), choice(7, 0)];
  expect(verdict(analysis(choices, [card(9, ME, -0.05)]), ME, [BUBBLES])).toEqual({
    words: "One of your choices cost you about 10 points of winning chance (± 1). Good choices: 1 of 3.",
    move: 3,
  });
  expect(verdict(analysis(choices, [card(9, ME, -0.3)]), ME, [BUBBLES])).toEqual({
    words: "The luck of one move cost you about 30 points of winning chance (± 0). Good choices: 1 of 3.",
    move: 9,
  });
});

test("the winner's lucky card is named before smaller mistakes of one's own", () => {
  const found = verdict(analysis([choice(3, 0.19, 0.04)], [card(31, BUBBLES, 0.63)], 0.1), ME, [BUBBLES]);
  expect(found.words).toContain("gave Bubbles about 63 points of winning chance (± 14)");
  expect(found.move).toBe(31);
});

test("what is within its error is no cause, nor is another loser's luck", () => {
  const found = verdict(analysis([choice(3, 0.2, 0.2)], [card(4, BUBBLES, 0.2), card(6, CLACK, 0.5)], 0.15), ME, [
    BUBBLES,
  ]);
  expect(found).toEqual({ words: "No single choice or card stands out. Good choices: 0 of 1.", move: null });
});

test("a win names no cause, and a player without a choice is not rated", () => {
  expect(verdict(analysis([choice(3, 0), choice(5, 0.2)], []), ME, [ME])).toEqual({
    words: "Good choices: 1 of 2.",
    move: null,
  });
  expect(verdict(analysis([choice(3, 0, 0, CLACK)], []), ME, [ME]).words).toBe("You never had a choice.");
});
