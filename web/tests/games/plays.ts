// For the tests of every game. Nothing jumps at the end of a move: what its events change of the board, one after
// another, is what is there after it. The games were played by the rules themselves (tests/web/plays.py).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AnyEvent, AnyView } from "../../src/net/protocol";
import type { GameUi } from "../../src/stage/game";

interface Play<V extends AnyView, E extends AnyEvent> {
  start: V;
  updates: [E[], Partial<V>][];
}

const plays = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/web/plays.json"), "utf-8"),
) as unknown[];

interface Looked<V extends AnyView, E extends AnyEvent> {
  name: V["game"];
  game: Pick<GameUi<V, never, E>, "show">;
  /** What a board draws, without the order in which cards are held. */
  drawn(view: V): unknown;
  /** All cards on a board; and whether one more lies open after an event, which belongs to nobody. */
  cards(view: V): number;
  isOpen(event: E): boolean;
  /** How many kinds of events happen in these games. */
  kinds: number;
}

export function shows<V extends AnyView, E extends AnyEvent>(of: Looked<V, E>): void {
  const { name, game, drawn, cards, isOpen, kinds } = of;
  const played = (plays as Play<V, E>[]).filter(({ start }) => start.game === name);
  const named = played.map((play, each) => ({ title: `${each}, seen by ${play.start.seat ?? "everybody"}`, ...play }));

  describe.each(named)("$title", ({ start, updates }) => {
    test("the events lead from before to after", () => {
      let before = start;
      for (const [events, changed] of updates) {
        const after = { ...before, ...changed };
        const shown = events.reduce((view, event) => game.show(view, event, after), before);
        expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(after));
        before = after;
      }
    });

    test("no card is lost or made on the way", () => {
      let view = start;
      for (const [events, changed] of updates) {
        const after = { ...view, ...changed };
        for (const event of events) {
          view = game.show(view, event, after);
          expect(cards(view) + Number(isOpen(event)), JSON.stringify(event)).toBe(cards(start));
        }
        view = after;
      }
    });
  });

  test("every event that there is happens in these games", () => {
    const found = new Set(
      played.flatMap(({ updates }) => updates.flatMap(([events]) => events.map((each) => each.event))),
    );
    expect(found.size).toBe(kinds);
  });
}

export function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
