// Whether a server or this device answers requests. No other part of the pages distinguishes them.

import { signal } from "@preact/signals";
import type { Me } from "./protocol";

/** Whether a server of Mazzo sent these pages. `make static` makes pages without one. */
export const HAS_SERVER = document.querySelector<HTMLMetaElement>("meta[name=server]")?.content !== "none";

/** The progress of loading Mazzo onto this device, from 0 to 1; null before and after. */
export const loading = signal<number | null>(null);

/** What does not work on this device: games end with the page, or a bot's network cannot be fetched. Play goes on. */
export type DeviceProblem = "not-kept" | "weaker-bots";
export const problem = signal<DeviceProblem | null>(null);

const CODE = "here[a-z2-9]{12}"; // a server's codes are shorter
const ABOUT_HERE = new RegExp(`^(/api/(tables|records)/)?${CODE}\\b`);

/** Whether a table or record is on this device, by its code or its path in the API. */
export function isHere(address: string): boolean {
  return ABOUT_HERE.test(address);
}

export const KEPT_ME = "mazzo.me";

/** Stores the player's name, for pages without the server. */
export function keepMe(me: Me): Me {
  try {
    localStorage.setItem(KEPT_ME, JSON.stringify(me));
  } catch {
    // private windows may refuse
  }
  return me;
}
