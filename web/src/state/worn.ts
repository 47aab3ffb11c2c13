// The player's hat, the cloth and the backs of cards on this device. state/rewards.ts lists what they cost.

import { effect, signal } from "@preact/signals";
import { storage } from "./storage";

export const worn = { hat: kept("hat", "none"), felt: kept("felt", "green"), back: kept("back", "plain") };

export type Kind = keyof typeof worn;

function kept(kind: string, usual: string) {
  const chosen = signal(storage.get(kind) ?? usual);
  effect(() => {
    storage.set(kind, chosen.value);
    document.documentElement.setAttribute(`data-worn-${kind}`, chosen.value);
  });
  return chosen;
}
