// Events around a game as text: people who come and go, the host, the settings.

import type { Update } from "../../../net/protocol";
import { t } from "../../../words/messages";

export type Happening = Update["happenings"][number];

/** Events that are only logged, since the seats show them. */
const QUIET = new Set<Happening["event"]>(["joined", "cameback", "satdown", "stoodup", "asked"]);

export function isLoud(happening: Happening): boolean {
  return !QUIET.has(happening.event) && !(happening.event === "left" && happening.seat === null);
}

/** Whether it is news for this person, and not their own doing. */
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
    case "removed":
      return !isHost;
    default:
      return happening.name !== own;
  }
}

export interface Reader {
  own: string;
  isHost: boolean;
  changes: string;
}

export function inWords(happening: Happening, { own, isHost, changes }: Reader): string {
  switch (happening.event) {
    case "left":
    case "removed": {
      const who = happening.event === "removed" && isHost ? "removed-you" : happening.event;
      return t(happening.seat === null ? `happened-${who}` : `happened-${who}-game`, { name: happening.name });
    }
    case "hostchanged":
      return happening.name === own
        ? t("happened-hostchanged-you")
        : t("happened-hostchanged", { name: happening.name });
    case "changed":
      return changes ? t("happened-changed-to", { changes }) : t("happened-changed");
    case "seatsshuffled":
      return t("happened-seatsshuffled");
    case "locked":
      return t(happening.on ? "happened-locked" : "happened-unlocked");
    default:
      return t(`happened-${happening.event}`, { name: happening.name });
  }
}
