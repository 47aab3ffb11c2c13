// @vitest-environment happy-dom
// Any layout, any legal actions: each action can be reached by buttons, which take taps and keys alike, on a table and on
// a phone that is only a hand.

import { signal } from "@preact/signals";
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { AnyAction, AnyView, GameInfo, Layout } from "../../src/net/protocol";
import { Board } from "../../src/board/board";
import { plain } from "../../src/board/index";
import { fetchHand } from "../../src/screens/table/phone-hand/index";
import { NEVER_BUSY, NO_LAYOUT, notation, type SeatInfo } from "../../src/stage/game";
import { fetchGame, gameUi, handIn } from "../../src/stage/games";
import { known } from "../../src/state/known";
import { seatFields, speak } from "../../src/words/messages";
import { layout as small } from "./tables";
import { numbers } from "./random";

vi.mock("../../src/ui/picture", () => ({ Picture: () => null }));
vi.mock("../../src/words/offered", () => ({ loadEditions: () => undefined })); // the server's, which is not there

const DRAWS = 6;
const seats: SeatInfo[] = ["Ada", "Leo", "Mia", "Kim"].map((name) => ({
  name,
  occupant: "person",
  level: null,
  connected: true,
}));
const ZONE = { ...small.zones[1]!, of: "table" as const, cards: "", first: null };

/** A table of one moment: some zones, and actions that begin with them or with nothing that lies there. */
function drawn(seed: number): { layout: Layout; view: AnyView } {
  const below = numbers(seed * 7919 + 1);
  const has = (): boolean => below(3) > 0;
  const hand = has() ? Array.from({ length: 2 + below(5) }, () => 1 + below(6)) : [];
  const zones: Layout["zones"] = [{ ...ZONE, name: "pile", shape: "pile", count: "pile" }];
  const legal: object[] = [];
  if (hand.length) {
    zones.push(small.zones[0]!);
    for (const card of new Set(hand)) {
      if (has()) legal.push({ do: "play", card });
      if (has()) legal.push(...[1, 2, 3].map((target) => ({ do: "attack", card, target })));
    }
    if (has()) legal.push({ do: "swap", cards: hand.slice(0, 2) }, { do: "swap", cards: hand.slice(-2) });
  }
  if (has()) {
    zones.push({ ...ZONE, name: "rows", shape: "row", cards: "rows", first: 1 });
    legal.push(...[1, 2, 3].map((row) => ({ do: "take", row })));
  }
  if (has()) {
    zones.push({ ...ZONE, name: "dice", shape: "dice", cards: "dice" });
    legal.push(...[2, 5].map((die) => ({ do: "keep", die })));
  }
  if (has()) legal.push(...Array.from({ length: 2 + below(24) }, (_, amount) => ({ do: "bid", amount })));
  if (has()) legal.push(...["a", "b"].map((color) => ({ do: "name", color })));
  legal.push({ do: "draw" }, { do: "pass" });
  const layout: Layout = {
    ...NO_LAYOUT,
    zones,
    picks: { "play card": "hand", "attack card": "hand", "swap cards": "hand", "take row": "rows", "keep die": "dice" },
    taps: { draw: "pile" },
    numbers: ["bid amount"],
  };
  const unique = new Map(legal.map((action) => [notation(action as AnyAction), action]));
  const fields = { hand, hands: [hand.length, 2, 2, 2], pile: 9, rows: [[1], [2, 3], []], dice: [2, 5, 5] };
  const view = { game: "any", seat: 0, ...fields, known: [[], [], [], []], phase: { phase: "turn" }, to_act: [0] };
  return { layout, view: { ...view, turn: 0, legal: [...unique.values()], result: null } as unknown as AnyView };
}

const CHOICES = "[data-action]:not(:disabled), [data-step]:not(:disabled)";

let page = document.createElement("div");

beforeAll(async () => {
  vi.stubGlobal("reportError", (error: unknown) => expect.fail(String(error)));
  handIn((name) => Promise.resolve(plain(name)));
  await Promise.all([speak("en"), fetchGame("any")]);
  await fetchHand();
  seatFields["any"] = ["seat", "target"];
});

afterEach(() => {
  render(null, page);
  page.remove();
});

/** Every action that some way of pressing buttons ends in. */
async function reached(what: (done: (action: AnyAction) => void) => ComponentChild): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<string>(); // what was offered before, after other steps
  const show = async (): Promise<void> => {
    page.remove();
    page = document.body.appendChild(document.createElement("div"));
    await act(async () => {
      render(
        what((action) => void found.add(notation(action))),
        page,
      );
      await new Promise((done) => setTimeout(done));
    });
    await act(() =>
      gameUi("any")
        .hand()
        .then(() => undefined),
    ); // a hand fetches what it needs
  };
  const offered = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(CHOICES)];
  const nameOf = (button: HTMLElement): string => JSON.stringify({ ...button.dataset });
  const walk = async (path: string[]): Promise<void> => {
    await show();
    for (const name of path)
      await act(() =>
        offered()
          .find((each) => nameOf(each) === name)!
          .click(),
      );
    await slide(page);
    const names = new Set(offered().map(nameOf));
    const here = [...names].sort().join() + page.textContent;
    if (seen.has(here)) return;
    seen.add(here);
    for (const button of offered()) {
      expect(button.tagName).toBe("BUTTON");
      expect(button.tabIndex).toBe(0);
      if (button.dataset["action"] !== undefined) await act(() => button.click());
    }
    const steps = [...names].filter((name) => "step" in (JSON.parse(name) as object));
    for (const name of steps) await walk([...path, name]);
  };
  await walk([]);
  return found;
}

/** Where one of many numbers is chosen with a slider, each of them. */
async function slide(root: HTMLElement): Promise<void> {
  const range = root.querySelector<HTMLInputElement>("input[type=range]");
  for (let at = 0; range && at <= Number(range.max); at++) {
    await act(() => {
      range.value = String(at);
      range.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const button = range.parentElement!.querySelector<HTMLElement>("[data-action]");
    await act(() => button!.click());
  }
}

describe.each(Array.from({ length: DRAWS }, (_, seed) => seed))("draw %i", (seed) => {
  const { layout, view } = drawn(seed);
  const legal = (view.legal as AnyAction[]).map(notation).sort();

  test("every action can be reached on a table", { timeout: 60_000 }, async () => {
    known.value = [{ name: "any", layout, board: "" } as unknown as GameInfo];
    const table = { view, seats, bottom: 0, busy: NEVER_BUSY, deadline: null, passing: false };
    const found = await reached((done) => <Board {...table} passUntilTurn={() => {}} act={done} />);
    expect([...found].sort()).toEqual(legal);
  });

  test("every action can be reached on a phone that is only a hand", { timeout: 60_000 }, async () => {
    const { Hand } = await fetchHand();
    known.value = [{ name: "any", layout, board: "" } as unknown as GameInfo];
    const table = { code: "abc", view, seats, lines: signal([]), isMine: true, isReaction: false, passing: false };
    const found = await reached((done) => <Hand {...table} busy={NEVER_BUSY} passUntilTurn={() => {}} act={done} />);
    expect([...found].sort()).toEqual(legal);
  });
});
