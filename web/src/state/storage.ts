// This browser's storage. The pages work without it, too.

import { signal, type Signal } from "@preact/signals";

export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`mazzo.${key}`);
    } catch {
      return null;
    }
  },
  /** A value that was stored as JSON; the default if there is none, or it cannot be read. */
  read<T>(key: string, otherwise: T): T {
    try {
      return (JSON.parse(storage.get(key) ?? "null") as T | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  write(key: string, value: unknown): void {
    storage.set(key, JSON.stringify(value));
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`mazzo.${key}`, value);
    } catch {
      // private windows may refuse
    }
  },
  clear(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith("mazzo.")) localStorage.removeItem(key);
    } catch {
      // nothing is stored
    }
  },
};

interface Stored<T> {
  value: Signal<T>;
  /** As it is now: another tab may have changed it. */
  read(): T;
  write(value: T): void;
}

/** A stored value as a signal, which follows changes of other tabs. */
export function stored<T>(key: string, parse: (found: unknown) => T): Stored<T> {
  const read = () => parse(storage.read<unknown>(key, null));
  const value = signal(read());
  window.addEventListener("storage", () => (value.value = read()));
  const write = (next: T) => {
    value.value = next;
    storage.write(key, next);
  };
  return { value, read, write };
}
