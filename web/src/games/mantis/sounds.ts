// What is heard of Mantis.

import type { MantisEvent } from "../../protocol";
import type { Sound } from "../game";

const SOUNDS: Record<MantisEvent["event"], Sound | null> = {
  missed: "plop",
  scored: "bubbles",
  stole: "splash",
  banked: "bubbles",
  raidwon: "flip",
  raided: "splash",
  turnbegan: null,
  ended: "win",
};

export function sound(event: MantisEvent): Sound | null {
  return SOUNDS[event.event];
}
