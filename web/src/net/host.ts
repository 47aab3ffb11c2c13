// Who answers: a server, or this device. Nothing else in the pages knows.

import { signal } from "@preact/signals";
import type { Me } from "./protocol";

/** Whether these pages came from a server of Mazzo. Those of `make static` did not. */
export const HAS_SERVER = document.querySelector<HTMLMetaElement>("meta[name=server]")?.content !== "none";

/** The part of Mazzo that has arrived while it is loaded into this device, from 0 to 1; null before and after. */
export const loading = signal<number | null>(null);

/** What does not work on this device: games end with the page, or a bot's network cannot be fetched. Play goes on. */
export type DeviceProblem = "not-kept" | "weaker-bots";
export const problem = signal<DeviceProblem | null>(null);

const CODE = "here[a-z2-9]{12}"; // those of a server are shorter
const ABOUT_HERE = new RegExp(`^(/api/(tables|records)/)?${CODE}\\b`);

/** Whether a table, or a record of one, is on this device: by its code, or by a path of the API. */
export function isHere(address: string): boolean {
  return ABOUT_HERE.test(address);
}

export const KEPT_ME = "mazzo.me";

/** The person's name, so that it is known without the server. */
export function keepMe(me: Me): Me {
  try {
    localStorage.setItem(KEPT_ME, JSON.stringify(me));
  } catch {
    // private windows may refuse
  }
  return me;
}
