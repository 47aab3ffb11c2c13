// The screen of the address. Navigation changes the address; the browser's back button works.

import { computed, signal } from "@preact/signals";
import { SCREENS } from "../net/protocol";
import { addressOf, pathOf } from "../net/root";
import { infoOf, known } from "./known";
import { scenes } from "./scenes";

type Screens = typeof SCREENS;
type Facts<Path> = Path extends `${string}{${infer Fact}}` ? Record<Fact, string> : unknown;

/** A screen with the parameters in its address. */
export type Route =
  { [Name in keyof Screens]: { screen: Name } & Facts<Screens[Name]> }[keyof Screens] | { screen: "nowhere" };

/** The end of a replay's address that opens its analysis. */
export const ANALYSIS = "#analysis";

const address = signal(here());

window.addEventListener("popstate", () => (address.value = here()));

function here(): string {
  return pathOf(location);
}

export function go(path: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", addressOf(path));
  address.value = here();
  window.scrollTo(0, 0);
}

export const route = computed<Route>(() => read(address.value));

function read(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  for (const [screen, address] of Object.entries(SCREENS)) {
    const [start, fact] = address.slice(1).split("/");
    if (start !== first) continue;
    const name = fact?.slice(1, -1);
    if (name === "game" && !isGame(second)) break;
    return { screen, ...(name && { [name]: second }) } as Route;
  }
  return { screen: "nowhere" };
}

/** Whether such a game may exist: before the server has sent its games, any name is accepted. */
function isGame(name: string): boolean {
  return scenes.has(name) || !!infoOf(name) || (!!name && !known.value.length);
}

/** Handles a click on a link within the page: only the address changes. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.hasAttribute("download")) return;
  event.preventDefault();
  go(pathOf(link) + link.hash);
}
