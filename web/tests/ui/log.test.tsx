// @vitest-environment happy-dom
// The log shows pictures, and keeps every sentence for those who listen, tap or press Enter.

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, test } from "vitest";
import { loadGame } from "../../src/games";
import type { AnyEvent } from "../../src/net/protocol";
import type { SeatInfo } from "../../src/stage/game";
import { fetchGame, handIn } from "../../src/stage/games";
import type { Line } from "../../src/stage/moment";
import { Log } from "../../src/ui/log";
import { load } from "../../src/words/flavour-lines";
import * as words from "../../src/words/flavour-lines";
import { speak } from "../../src/words/messages";
import { flavour } from "../../src/words/flavour";

const seat = (name: string): SeatInfo => ({ name, occupant: "bot", level: "easy", connected: true });
const CARD = { front: "blue", back: ["red", "green", "blue"], icon: null };
const LINES: Line[] = [
  {
    number: 0,
    text: "Ada stole 5 blue from Leo.",
    event: { event: "stole", seat: 0, target: 1, card: CARD, count: 5 } as AnyEvent,
  },
  { number: 1, text: "Ada goes again.", event: { event: "turnbegan", seat: 0 } },
  { number: -1, text: "Leo left." },
];

beforeAll(async () => {
  handIn(loadGame);
  await fetchGame("mantis");
  await speak("en");
  await load();
  await import("../../src/ui/drawn"); // otherwise the faces arrive after the test
});

test("a line is a picture and a sentence, and a tap shows the sentence", async () => {
  const page = document.createElement("div");
  const lines = signal(LINES);
  await act(() => render(<Log lines={lines} game="mantis" seats={[seat("Ada"), seat("Leo")]} />, page));
  const texts = () => [...page.querySelectorAll("li")].map((line) => line.textContent);
  expect(texts()).toEqual(LINES.map(({ text }) => text));
  expect(page.querySelector(".line-picture")).toBeNull();

  await act(() => void (flavour.value = words));
  expect(texts()).toEqual(LINES.map(({ text }) => text));
  expect([...page.querySelectorAll("li")].map(({ className }) => className)).toEqual(["pictured great", "", ""]);
  expect(page.querySelectorAll(".pictured .face").length).toBe(2);
  expect(page.querySelector("[data-count]")!.getAttribute("data-count")).toBe("5");

  const isRead = () => !!page.querySelector(".pictured .line-words");
  const picture = page.querySelector<HTMLElement>(".pictured")!;
  for (const expected of [true, false]) {
    await act(() => picture.click());
    expect(isRead()).toBe(expected);
  }
  await act(() => void page.querySelector(".log")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" })));
  expect(isRead()).toBe(true);
});
