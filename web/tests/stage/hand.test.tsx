// @vitest-environment happy-dom
// The cards of a hand: what is said of each by its class, and where it lies.

import { render } from "preact";
import { expect, test } from "vitest";
import { fan } from "../../src/stage/fan";
import { FanOf, type Fanned } from "../../src/stage/hand";

function card(key: string, { isUp = false, isWhole = false, isArriving = false } = {}): Fanned {
  return { key, isUp, isWhole, isArriving, button: key };
}

test("each card tells whether it is chosen, above the others, or still on its way", () => {
  const cards = [
    card("plain"),
    card("chosen", { isUp: true }),
    card("above", { isWhole: true }),
    card("coming", { isArriving: true }),
    card("all", { isUp: true, isWhole: true, isArriving: true }),
  ];
  const root = document.createElement("div");
  render(<FanOf class="hand" place="hand" says="Hand" width={400} fan={fan(5, 400, 80)} cards={cards} />, root);
  const lying = [...root.querySelectorAll<HTMLElement>("ul.hand.fan > li")];
  expect(lying.map((each) => [each.textContent, each.className])).toEqual([
    ["plain", ""],
    ["chosen", "up"],
    ["above", " whole"],
    ["coming", " arriving"],
    ["all", "up whole arriving"],
  ]);
  expect(lying.map((each) => each.style.zIndex)).toEqual(["0", "1", "50", "3", "50"]);
  expect(lying[1]!.style.transform).toContain("rotate(0deg)");
});
