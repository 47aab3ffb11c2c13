// This browser's identity at the server: a guest with a name.

import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Me } from "../net/protocol";
import { storage } from "./storage";

export const me = signal<string | null>(null);

const MET = "met";

/** Whether this browser has been asked for a name: on the first page, or before its first table. */
export function hasMet(): boolean {
  return storage.get(MET) !== null;
}

export function meet(): void {
  storage.set(MET, "yes");
}

let asked: Promise<string> | null = null;

/** The guest's name, as soon as one that was just typed is saved; the server suggests one to a newcomer. */
export function introduce(): Promise<string> {
  asked ??= noted(api.me());
  return asked;
}

/** From now on, at every table. */
export function rename(name: string): Promise<string> {
  const before = asked;
  asked = noted(api.rename(name));
  asked.catch(() => (asked = before));
  return asked;
}

async function noted(answer: Promise<Me>): Promise<string> {
  try {
    return (me.value = (await answer).name);
  } catch (error) {
    asked = null;
    throw error;
  }
}
