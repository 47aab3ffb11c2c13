// The sounds of Exploding Kittens.

import type { KittensEvent } from "../../net/protocol";
import { SOUNDS, type Sound } from "../../stage/sound";
import boom from "./sounds/boom.mp3";
import fuse from "./sounds/fuse.mp3";
import meow from "./sounds/meow.mp3";
import nope from "./sounds/nope.mp3";
import purr from "./sounds/purr.mp3";
import shuffle from "./sounds/shuffle.mp3";

export const OWN = {
  boom: { file: boom, shakes: [250, 60, 120, 60, 60] },
  fuse: { file: fuse },
  meow: { file: meow },
  nope: { file: nope, shakes: [60, 50, 110] },
  purr: { file: purr },
  shuffle: { file: shuffle },
} satisfies Record<string, Sound>;

export function sound(event: KittensEvent): Sound | null {
  switch (event.event) {
    case "drew":
      return event.card === "kitten" ? OWN.fuse : SOUNDS.flip;
    case "announced":
    case "gave":
    case "handedover":
    case "picked":
    case "inserted":
    case "robbed":
      return SOUNDS.card;
    case "noped":
      return OWN.nope;
    case "lacked":
    case "foundnothing":
      return SOUNDS.plop;
    case "shuffled":
      return OWN.shuffle;
    case "defused":
      return OWN.purr;
    case "exploded":
      return OWN.boom;
    case "ended":
      return SOUNDS.win;
    default:
      return null; // the screen shows whose turn it is
  }
}
