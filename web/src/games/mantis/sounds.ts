// The sounds of Mantis.

import type { MantisEvent } from "../../net/protocol";
import { SOUNDS, type Sound } from "../../stage/sound";
import bubbles from "./sounds/bubbles.mp3";
import splash from "./sounds/splash.mp3";

export const OWN = { bubbles: { file: bubbles }, splash: { file: splash } } satisfies Record<string, Sound>;

const OF_EVENTS: Record<MantisEvent["event"], Sound | null> = {
  missed: SOUNDS.plop,
  scored: OWN.bubbles,
  stole: OWN.splash,
  banked: OWN.bubbles,
  raidwon: SOUNDS.flip,
  raided: OWN.splash,
  turnbegan: null,
  ended: SOUNDS.win,
};

export function sound(event: MantisEvent): Sound | null {
  return OF_EVENTS[event.event];
}
