// The people with whom this device played, by name, and what they played: to ask them again. Nobody else is told.

import { signal } from "@preact/signals";
import type { Settings, TableView } from "../net/protocol";
import { storage } from "./storage";

export interface Company {
  people: string[]; // the others, in alphabetical order
  settings: Settings;
  at: number; // milliseconds
}

const KEPT = "company";
const MOST = 3;

export const companies = signal<Company[]>(read()); // the last first

function read(): Company[] {
  try {
    return JSON.parse(storage.get(KEPT) ?? "[]") as Company[];
  } catch {
    return [];
  }
}

/** A game has ended. Bots and programs are no company, and a new table is not listed. */
export function noteCompany({ seats, settings }: TableView, own: number): void {
  const others = seats.filter((holder, seat) => seat !== own && holder.person !== null && !holder.program);
  if (!others.length) return;
  const people = others.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
  const rest = read().filter((each) => each.people.join("\n") !== people.join("\n"));
  keep([{ people, settings: { ...settings, open: false }, at: Date.now() }, ...rest]);
}

export function forgetCompany(company: Company): void {
  keep(companies.value.filter((each) => each !== company));
}

function keep(found: Company[]): void {
  companies.value = found.slice(0, MOST);
  storage.set(KEPT, JSON.stringify(companies.value));
}
