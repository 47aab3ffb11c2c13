// @vitest-environment happy-dom
// What is shown after each event of an update, in games that the rules themselves played (tests/web/plays.py): no
// card is lost or made on the way, and the last event leads to what is there in the end.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyEvent, AnyView } from "../../src/net/protocol";
import { lying, layoutOf } from "../../src/board/layout";
import { seatsOf } from "../../src/board/show";
import { acts } from "../../src/stage/moment";
import { gameUi } from "../../src/stage/games";
import { bringGames } from "../games/bring";

interface Play {
  start: AnyView;
  updates: [AnyEvent[], Partial<AnyView>][];
}

const file = join(import.meta.dirname, "../../../tests/web/plays.json");
const plays = JSON.parse(readFileSync(file, "utf-8")) as Play[];

beforeAll(bringGames);

/** All cards that lie somewhere. */
function cards(view: AnyView): number {
  const seats = Array.from({ length: seatsOf(view) }, (_, seat) => seat);
  return layoutOf(view.game)
    .zones.flatMap((zone) => (zone.of === "seat" ? seats : [null]).map((seat) => lying(zone, view, seat).length))
    .reduce((sum, count) => sum + count, 0);
}

describe.each(plays.map((play, each) => ({ title: `${play.start.game} ${each}, seen by ${play.start.seat}`, play })))(
  "$title",
  ({ play: { start, updates } }) => {
    // A kitten lies nowhere until it is defused or explodes.
    test("no card is lost or made between the events of an update, and the end is the truth", () => {
      const game = gameUi(start.game);
      let before = start;
      for (const [events, changed] of updates) {
        const after = { ...before, ...changed } as AnyView;
        let shown = before;
        let number = 0;
        for (const act of acts(events, game)) {
          for (const event of act) shown = game.show(shown, event, after, events.slice(++number));
          const inPlay = shown !== after && act.some((event) => "card" in event && event.card === "kitten");
          expect([cards(before), cards(after)], JSON.stringify(act)).toContain(cards(shown) + Number(inPlay));
        }
        expect(shown).toBe(after);
        before = after;
      }
    });
  },
);
