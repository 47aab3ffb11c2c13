// @vitest-environment happy-dom
// Nothing jumps at the end of a move: what its events change of the board, one after another, is what is there after
// it.
// The games were played by the rules themselves (tests/web/plays.py).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AnyEvent, AnyView, KittensView, MantisView } from "../protocol";
import { games } from ".";

interface Play {
  start: AnyView;
  updates: [AnyEvent[], Partial<AnyView>][];
}

const plays = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/web/plays.json"), "utf-8")) as Play[];

/** What a board draws, without the order in which cards are held. */
function drawn(view: AnyView): unknown {
  return view.game === "mantis" ? mantis(view) : kittens(view);
}

function mantis({ tanks, scores, top, pile, phase, to_act, result }: MantisView): unknown {
  return { tanks: tanks.map((cards) => cards.toSorted()), scores, top, pile, phase, to_act, result };
}

/** Whom a window asks, no event says. */
function kittens({
  hand,
  hands,
  alive,
  pile,
  discard,
  turn,
  turns,
  attacked,
  phase,
  to_act,
  result,
}: KittensView): unknown {
  const asks = phase.phase === "reaction" ? { phase: { ...phase, waiting: [] } } : { phase, to_act };
  return { hand: hand.toSorted(), hands, alive, pile, discard, turn, turns, attacked, result, ...asks };
}

describe.each(
  plays.map((play, each) => ({
    name: `${each}: ${play.start.game}, seen by ${play.start.seat ?? "everybody"}`,
    ...play,
  })),
)("$name", ({ start, updates }) => {
  test("the events lead from before to after", () => {
    const game = games[start.game];
    let before = start;
    for (const [events, changed] of updates) {
      const after = { ...before, ...changed } as AnyView;
      const shown = events.reduce((view, event) => game.show(view, event, after), before);
      expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(after));
      before = after;
    }
  });

  test("no card is lost or made on the way", () => {
    const game = games[start.game];
    let view = start;
    let isOpen = false; // a kitten, until it is defused or explodes
    for (const [events, changed] of updates) {
      const after = { ...view, ...changed } as AnyView;
      for (const event of events) {
        view = game.show(view, event, after);
        isOpen = event.event === "drew" && event.card === "kitten";
        expect(cards(view) + Number(isOpen), JSON.stringify(event)).toBe(cards(start));
      }
      view = after;
    }
  });
});

/** All cards on a board; a defused kitten is with its player. */
function cards(view: AnyView): number {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  if (view.game === "mantis") return view.pile + sum(view.scores) + sum(view.tanks.map((tank) => tank.length));
  return view.pile + sum(view.hands) + view.discard.length + Number(view.phase.phase === "inserting");
}

test("every event that there is happens in these games", () => {
  const found = new Set(
    plays.flatMap(({ start, updates }) =>
      updates.flatMap(([events]) => events.map(({ event }) => `${start.game} ${event}`)),
    ),
  );
  expect(found.size).toBe(8 + 20); // all but that nothing was found, which takes a last card that was a Nope
});
