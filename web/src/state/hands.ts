// The table that this phone shows whole although a screen in the room shows it, too.

import { signal } from "@preact/signals";
import { storage } from "./storage";

const KEPT = "hands";

/** Its code. At other tables with a screen, a phone shows only its player's cards. */
export const whole = signal(storage.get(KEPT) ?? "");

export function showWhole(code: string, isOn: boolean): void {
  whole.value = isOn ? code : "";
  storage.set(KEPT, whole.value);
}
