// The table of which this phone shows everything, although a screen in the room does so already.

import { signal } from "@preact/signals";
import { storage } from "./storage";

const KEPT = "hands";

/** Everywhere else a phone shows only its person's cards while a screen shows the table. */
export const whole = signal(storage.get(KEPT) ?? "");

export function showWhole(code: string, isOn: boolean): void {
  whole.value = isOn ? code : "";
  storage.set(KEPT, whole.value);
}
