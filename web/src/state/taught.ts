// The captions of the first game that this device has shown.

import { storage } from "./storage";

export const CAPTIONS = ["choose", "others", "log", "react"] as const;

export type Caption = (typeof CAPTIONS)[number];

const KEPT = "taught";

export function taught(): ReadonlySet<Caption> {
  const known = (storage.get(KEPT) ?? "").split(" ");
  return new Set(CAPTIONS.filter((caption) => known.includes(caption)));
}

export function teach(caption: Caption): ReadonlySet<Caption> {
  storage.set(KEPT, [...taught(), caption].join(" "));
  return taught();
}

interface Situation {
  isMine: boolean;
  isReaction: boolean;
}

/** The caption that helps now: one for the first choice, one while others play, one for the next turn, one to react. */
export function nextCaption(known: ReadonlySet<Caption>, { isMine, isReaction }: Situation): Caption | null {
  const next = !isMine ? "others" : isReaction ? "react" : known.has("choose") ? "log" : "choose";
  if (next === "others" && !known.has("choose")) return null;
  return known.has(next) ? null : next;
}
