// This person's preferences: theme, motion, sound, vibration. Stored in the browser.

import { computed, effect, signal } from "@preact/signals";
import type { Speed } from "../net/protocol";
import { storage } from "./storage";

export type Theme = "system" | "light" | "dark";

export const theme = signal<Theme>((storage.get("theme") as Theme | null) ?? "system");
export const muted = signal(storage.get("muted") === "yes");

/** Whether a screen in the room sounds for everybody; then this device is silent until asked. */
export const soundsElsewhere = signal(false);

export const isSilent = computed(() => muted.value || soundsElsewhere.value);

export function toggleSound(): void {
  muted.value = !isSilent.value;
  soundsElsewhere.value = false;
}
export const volume = signal(Number(storage.get("volume") ?? 50)); // 0 to 100
export const shakes = signal(storage.get("shakes") !== "no"); // a phone that can, vibrates
export const calm = signal(storage.get("calm") === "yes"); // no motion, whatever the system says
export const banters = signal(storage.get("banters") !== "no"); // bots may talk
export const speed = signal<Speed>((storage.get("speed") as Speed | null) ?? "normal"); // of bots, at the next table
export const avatar = signal<number | null>(storage.get("avatar") ? Number(storage.get("avatar")) : null); // one's face

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

function paint(): void {
  const dark = theme.value === "dark" || (theme.value === "system" && systemDark.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

effect(() => {
  storage.set("theme", theme.value);
  paint();
});
effect(() => storage.set("muted", muted.value ? "yes" : "no"));
effect(() => storage.set("volume", String(volume.value)));
effect(() => storage.set("shakes", shakes.value ? "yes" : "no"));
effect(() => storage.set("calm", calm.value ? "yes" : "no"));
effect(() => storage.set("banters", banters.value ? "yes" : "no"));
effect(() => storage.set("speed", speed.value));
effect(() => storage.set("avatar", `${avatar.value ?? ""}`));
systemDark.addEventListener("change", paint);

export function wantsMotion(): boolean {
  return !calm.value && !systemCalm.matches;
}
