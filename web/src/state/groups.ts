// The groups of people with whom this device played, by name, and what they played. They stay on this device.

import type { Settings, TableView } from "../net/protocol";
import { stored } from "./storage";

export interface Group {
  people: string[]; // the others, in alphabetical order
  settings: Settings;
  at: number; // milliseconds
}

const KEPT = "groups";
const MOST = 3;

const kept = stored(KEPT, (found) => (found ?? []) as Group[]);

export const groups = kept.value; // the latest first

/** Remembers the people of a game that has ended. Bots do not count, and a new table is not listed. */
export function noteGroup({ seats, settings }: TableView, own: number): void {
  const others = seats.filter((holder, seat) => seat !== own && holder.person !== null && !holder.program);
  if (!others.length) return;
  const people = others.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
  const rest = kept.read().filter((each) => each.people.join("\n") !== people.join("\n"));
  kept.write([{ people, settings: { ...settings, open: false }, at: Date.now() }, ...rest].slice(0, MOST));
}

export function forgetGroup(group: Group): void {
  kept.write(groups.value.filter((each) => each !== group));
}
