// Which screen the address names. Going somewhere changes the address; the browser's back button works.

import { computed, signal } from "@preact/signals";
import { SCENES } from "./games/covers";
import { ROOT } from "./root";

export type Route =
  | { screen: "home" }
  | { screen: "tables" }
  | { screen: "table"; code: string }
  | { screen: "replay"; id: string }
  | { screen: "verify"; id: string }
  | { screen: "learn"; game: string }
  | { screen: "rules"; game: string }
  | { screen: "local" }
  | { screen: "games" }
  | { screen: "settings" }
  | { screen: "move"; code: string }
  | { screen: "nowhere" };

/** What the address of a replay ends with to open its analysis at once. */
export const ANALYSIS = "#analysis";

const address = signal(here());

window.addEventListener("popstate", () => (address.value = here()));

function here(): string {
  return withoutRoot(location.pathname);
}

function withoutRoot(path: string): string {
  return `${path}/`.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path;
}

export function go(path: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", ROOT + path);
  address.value = here();
  window.scrollTo(0, 0);
}

export const route = computed<Route>(() => read(address.value));

function read(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  switch (first) {
    case "":
      return { screen: "home" };
    case "tables":
    case "games":
    case "settings":
    case "local":
      return { screen: first };
    case "t":
      return { screen: "table", code: second.toLowerCase() };
    case "r":
      return { screen: "replay", id: second };
    case "verify":
      return { screen: "verify", id: second };
    case "move":
      return { screen: "move", code: second };
    case "learn":
    case "rules":
      return SCENES.has(second) ? { screen: first, game: second } : { screen: "nowhere" };
    default:
      return { screen: "nowhere" };
  }
}

/** A click on a link within the page: the address changes, nothing is loaded. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  if (link.hasAttribute("download")) return;
  event.preventDefault();
  go(withoutRoot(link.getAttribute("href")!));
}
