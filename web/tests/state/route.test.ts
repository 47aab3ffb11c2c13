// @vitest-environment happy-dom
// Which screen an address names.

import { expect, test, vi } from "vitest";
import { SCREENS } from "../../src/net/protocol";
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

test("any other address leads nowhere, and so does a game without pages of its own", () => {
  for (const path of ["/nothing", "/learn/robin", "/rules/", "/table"]) expect(at(path)).toEqual({ screen: "nowhere" });
});
