// Who this browser is to the server: a guest with a name.

import { signal } from "@preact/signals";
import { api } from "./api";

export const me = signal<string | null>(null);

let asked: Promise<string> | null = null;

/** The guest's name; the server suggests one to a newcomer. */
export function introduce(): Promise<string> {
  asked ??= api.me().then(
    ({ name }) => (me.value = name),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  me.value = (await api.rename(name)).name;
}
