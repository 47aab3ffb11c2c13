// The table at which this device shows only its person's cards, while a screen in the room shows the rest.

import { signal } from "@preact/signals";
import { storage } from "./storage";

const KEPT = "hands"; // the table that was asked about last, and the answer

const [asked = "", answer = ""] = (storage.get(KEPT) ?? "").split(" ");

/** The table whose people were asked, so that it is done once. */
export const wasAsked = signal(asked);

/** The table at which the answer was yes. */
export const holds = signal(answer === "yes" ? asked : "");

export function hold(code: string, isOn: boolean): void {
  wasAsked.value = code;
  holds.value = isOn ? code : "";
  storage.set(KEPT, `${code} ${isOn ? "yes" : "no"}`);
}
