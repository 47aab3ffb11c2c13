// What this person wants of the page: theme, motion, sound, vibration. Kept by the browser.

import { effect, signal } from "@preact/signals";
import { kept } from "./kept";
import type { Speed } from "./protocol";

export type Theme = "system" | "light" | "dark";

export const theme = signal<Theme>((kept.get("theme") as Theme | null) ?? "system");
export const muted = signal(kept.get("muted") === "yes");
export const volume = signal(Number(kept.get("volume") ?? 50)); // 0 to 100
export const shakes = signal(kept.get("shakes") !== "no"); // a phone that can, vibrates
export const calm = signal(kept.get("calm") === "yes"); // no motion, whatever the system says
export const passesAlone = signal(kept.get("passes") === "yes"); // among bots, where nothing can be said against it
export const speed = signal<Speed>((kept.get("speed") as Speed | null) ?? "normal"); // of bots, at the next table
export const look = signal<number | null>(kept.get("look") ? Number(kept.get("look")) : null); // one's face

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemCalm = matchMedia("(prefers-reduced-motion: reduce)");

function paint(): void {
  const dark = theme.value === "dark" || (theme.value === "system" && systemDark.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

effect(() => {
  kept.set("theme", theme.value);
  paint();
});
effect(() => kept.set("muted", muted.value ? "yes" : "no"));
effect(() => kept.set("volume", String(volume.value)));
effect(() => kept.set("shakes", shakes.value ? "yes" : "no"));
effect(() => kept.set("calm", calm.value ? "yes" : "no"));
effect(() => kept.set("passes", passesAlone.value ? "yes" : "no"));
effect(() => kept.set("speed", speed.value));
effect(() => kept.set("look", `${look.value ?? ""}`));
systemDark.addEventListener("change", paint);

export function wantsMotion(): boolean {
  return !calm.value && !systemCalm.matches;
}
