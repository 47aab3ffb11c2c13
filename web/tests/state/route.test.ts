// @vitest-environment happy-dom
// Which screen an address names.

import { expect, test, vi } from "vitest";
import { SCREENS, type GameInfo } from "../../src/net/protocol";
import { known } from "../../src/state/known";
import { follow, go, route } from "../../src/state/route";
import { scenes } from "../../src/state/scenes";

vi.stubGlobal("scrollTo", () => {});
scenes.set("merlin", () => null);

function at(path: string): unknown {
  go(path);
  return route.value;
}

test("each screen of the server's list is found at its address, with what the address tells", () => {
  expect(at("/")).toEqual({ screen: "home" });
  expect(at("/t/ABCD")).toEqual({ screen: "table", code: "ABCD" });
  expect(at("/r/abcd-1")).toEqual({ screen: "replay", id: "abcd-1" });
  for (const [screen, address] of Object.entries(SCREENS))
    expect(at(address.replace("{game}", "merlin"))).toMatchObject({ screen });
});

test("any other address leads nowhere, and so does a game that the server does not know", () => {
  known.value = [{ name: "magpie" } as GameInfo];
  for (const path of ["/nothing", "/learn/robin", "/rules/", "/table"]) expect(at(path)).toEqual({ screen: "nowhere" });
});

test("a game of a package has its pages, and any name may be one until the server has told", () => {
  known.value = [{ name: "magpie" } as GameInfo];
  expect(at("/rules/magpie")).toEqual({ screen: "rules", game: "magpie" });
  known.value = [];
  expect(at("/learn/robin")).toEqual({ screen: "learn", game: "robin" });
  known.value = [{ name: "magpie" } as GameInfo];
  expect(route.value).toEqual({ screen: "nowhere" });
});

/** Click on a link; the answer is whether the page stayed. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  const event = new MouseEvent("click", { cancelable: true, ...init });
  Object.defineProperty(event, "target", { value: document.querySelector("b") });
  follow(event);
  return event.defaultPrevented;
}

test("a click on a link within the pages changes the address and loads nothing", () => {
  go("/");
  expect(click("href='/mine'")).toBe(true);
  expect(location.pathname).toBe("/mine");
});

test("links to elsewhere, to a file or into another tab are the browser's", () => {
  go("/");
  for (const attributes of ["href='https://example.org'", "href='/mine' target='_blank'", "href='/mine' download"])
    expect(click(attributes)).toBe(false);
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])
    expect(click("href='/mine'", init)).toBe(false);
  expect(location.pathname).toBe("/");
});
