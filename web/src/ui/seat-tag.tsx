// Who sits there: a face, a name, and whether it is their turn.

import "./seat.css";
import type { SeatInfo } from "../stage/game";
import { t } from "../words/messages";
import { ClockRing, type Deadline } from "./clock";
import { Face } from "./face";

export interface SeatTagProps {
  seat: SeatInfo;
  /** Whether it is their turn: it can be seen from across the room. */
  isTurn: boolean;
  /** Whether they are asked now; a ring runs down with their time. */
  isAsked: boolean;
  deadline: Deadline | null;
  isMe: boolean;
}

const LONG_NAME = 12;

export function SeatTag({ seat, isTurn, isAsked, deadline, isMe }: SeatTagProps) {
  const is = { turn: isTurn, asked: isAsked, me: isMe, away: !seat.connected, long: seat.name.length > LONG_NAME };
  const classes = Object.entries(is).flatMap(([name, on]) => (on ? [name] : []));
  return (
    <span class={["seat-tag", ...classes].join(" ")}>
      <span class="seat-face">
        <Face name={seat.name} look={seat.look ?? null} isBot={seat.player === "bot"} />
        {isAsked && deadline && <ClockRing deadline={deadline} />}
      </span>
      <span class="seat-words">
        <span class="seat-name">{seat.name}</span>
        <Note seat={seat} isMe={isMe} />
        {isTurn && <span class="unseen">{t("table-has-the-turn")}</span>}
      </span>
    </span>
  );
}

/** What else is to be known of a seat, in a word. */
function Note({ seat, isMe }: { seat: SeatInfo; isMe: boolean }) {
  const note =
    seat.player === "standin"
      ? t("table-stand-in")
      : seat.player === "bot"
        ? t("table-bot", { level: seat.level ?? "none" })
        : !seat.connected
          ? t("table-away")
          : isMe
            ? t("table-you")
            : null;
  return note ? <span class="seat-note">{note}</span> : null;
}
