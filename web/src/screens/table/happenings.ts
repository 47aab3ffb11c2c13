// Events around a game, in words: people who come and go, the host, the settings.

import type { Update } from "../../net/protocol";
import { t } from "../../words/messages";

export type Happening = Update["happenings"][number];

/** Events that interrupt nobody: they are logged, and visible at the seats. */
const QUIET = new Set<Happening["event"]>(["joined", "cameback", "satdown", "stoodup", "asked"]);

export function isLoud(happening: Happening): boolean {
  return !QUIET.has(happening.event) && !(happening.event === "left" && happening.seat === null);
}

/** Whether it is news to somebody: not what they did themselves. */
export function concerns(happening: Happening, own: string, isHost: boolean): boolean {
  switch (happening.event) {
    case "changed":
    case "seatsshuffled":
    case "locked":
      return !isHost;
    case "declined":
      return happening.name === own;
    case "hostchanged":
      return true;
    default:
      return happening.name !== own;
  }
}

export function inWords(happening: Happening): string {
  switch (happening.event) {
    case "left":
    case "removed":
      return t(happening.seat === null ? `happened-${happening.event}` : `happened-${happening.event}-game`, {
        name: happening.name,
      });
    case "changed":
    case "seatsshuffled":
      return t(`happened-${happening.event}`);
    case "locked":
      return t(happening.on ? "happened-locked" : "happened-unlocked");
    default:
      return t(`happened-${happening.event}`, { name: happening.name });
  }
}
