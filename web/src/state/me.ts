// This browser's identity at the server: a guest with a name.

import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Me } from "../net/protocol";
import { storage } from "./storage";

export const me = signal<string | null>(null);

const MET = "met";

/** Whether this player had the chance to choose a name: on the first page, or before the first table. */
export function hasSeenNameChoice(): boolean {
  return storage.get(MET) !== null;
}

export function noteNameChoice(): void {
  storage.set(MET, "yes");
}

let request: Promise<string> | null = null;

/** Signs in as a guest; returns the name, which the server suggests to newcomers. Waits for a name being saved. */
export function signIn(): Promise<string> {
  request ??= nameFrom(api.me());
  return request;
}

export function rename(name: string): Promise<string> {
  const before = request;
  request = nameFrom(api.rename(name));
  request.catch(() => (request = before));
  return request;
}

async function nameFrom(answer: Promise<Me>): Promise<string> {
  try {
    return (me.value = (await answer).name);
  } catch (error) {
    request = null;
    throw error;
  }
}
