// @vitest-environment happy-dom
// Which screen an address names.

import { expect, test, vi } from "vitest";
import { SCREENS, type GameInfo } from "../../src/net/protocol";
import { known } from "../../src/state/known";
import { go, route } from "../../src/state/route";
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
