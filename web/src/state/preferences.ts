// The player's preferences, stored in this browser.

import { computed, effect, signal, type Signal } from "@preact/signals";
import type { Speed } from "../net/protocol";
import { storage } from "./storage";

export type Theme = "system" | "light" | "dark";

function preference<T>(key: string, read: (kept: string | null) => T, write: (value: T) => string = String): Signal<T> {
  const value = signal(read(storage.get(key)));
  effect(() => storage.set(key, write(value.value)));
  return value;
}

function flag(key: string, usual: "yes" | "no"): Signal<boolean> {
  return preference(
    key,
    (kept) => (kept ?? usual) === "yes",
    (isOn) => (isOn ? "yes" : "no"),
  );
}

export const theme = preference("theme", (kept) => (kept ?? "system") as Theme);
export const muted = flag("muted", "no");
export const volume = preference("volume", (kept) => Number(kept ?? 50)); // 0 to 100
export const shakes = flag("shakes", "yes"); // whether a phone vibrates
export const calm = flag("calm", "no"); // no motion, even if the system allows it
export const banters = flag("banters", "yes"); // whether bots talk
export const speed = preference("speed", (kept) => (kept ?? "normal") as Speed); // of bots, at the next table
export const avatar = preference<number | null>(
  "avatar",
  (kept) => (kept ? Number(kept) : null),
  (number) => `${number ?? ""}`,
);

/** Whether a screen in the room plays the sounds; then this device is silent unless turned on. */
export const soundsElsewhere = signal(false);

export const isSilent = computed(() => muted.value || soundsElsewhere.value);

export function toggleSound(): void {
  muted.value = !isSilent.value;
  soundsElsewhere.value = false;
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

function paint(): void {
  const dark = theme.value === "dark" || (theme.value === "system" && systemDark.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

effect(paint);
systemDark.addEventListener("change", paint);

export function wantsMotion(): boolean {
  return !calm.value && !systemCalm.matches;
}
