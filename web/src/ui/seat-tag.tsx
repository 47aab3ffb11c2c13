// Who sits there: a face, a name, and whether it is their turn.

import "./seat.css";
import type { SeatInfo } from "../stage/game";
import { useInMotion } from "../stage/in-motion";
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
  /** Which seat it is: its face is seen to choose before it acts. */
  at?: number;
  /** Whether they play no more. */
  isOut?: boolean;
}

const LONG_NAME = 12;

export function SeatTag({ seat, isTurn, isAsked, deadline, isMe, at, isOut = false }: SeatTagProps) {
  const is = { turn: isTurn, asked: isAsked, me: isMe, away: !seat.connected, long: seat.name.length > LONG_NAME };
  const classes = Object.entries(is).flatMap(([name, on]) => (on ? [name] : []));
  return (
    <span class={["seat-tag", ...classes].join(" ")}>
      <span class="seat-face">
        <SeatFace seat={seat} at={at} isThinking={isAsked && !isMe} isOut={isOut} />
        {isAsked && deadline && <ClockRing deadline={deadline} />}
      </span>
      <span class="seat-words">
        <span class="seat-name">{seat.name}</span>
        <Note seat={seat} isMe={isMe} isTurn={isTurn} />
        {isTurn && <span class="unseen">{t(isMe ? "table-you-have-the-turn" : "table-has-the-turn")}</span>}
      </span>
    </span>
  );
}

interface SeatFaceProps {
  seat: SeatInfo;
  at: number | undefined;
  isThinking: boolean;
  isOut: boolean;
}

/** Who is asked is seen to think; who is about to act looks where it will happen. Only the face is drawn anew. */
function SeatFace({ seat, at, isThinking, isOut }: SeatFaceProps) {
  const { choosing, moods, isChosen } = useInMotion();
  const now = choosing.value;
  const isChoosing = at !== undefined && now?.seat === at;
  const mood = isOut
    ? "soot"
    : isChoosing || (isThinking && !isChosen.value)
      ? "thinking"
      : (at !== undefined && moods.value[at]) || "calm";
  return (
    <span class={isChoosing ? "face-of choosing" : "face-of"} data-mood={mood}>
      <Face
        name={seat.name}
        avatar={seat.avatar ?? null}
        isBot={seat.occupant === "bot"}
        mood={mood}
        glance={isChoosing ? now.glance : 0}
      />
    </span>
  );
}

/** What else is to be known of a seat, in a word. */
function Note({ seat, isMe, isTurn }: Pick<SeatTagProps, "seat" | "isMe" | "isTurn">) {
  const note =
    seat.occupant === "standin"
      ? t("table-stand-in")
      : seat.occupant === "bot"
        ? t("table-bot", { level: seat.level ?? "none" })
        : !seat.connected
          ? t("table-away")
          : isMe
            ? t("table-you")
            : null;
  return note ? <span class={isTurn ? "seat-note" : "seat-note faint"}>{note}</span> : null;
}
