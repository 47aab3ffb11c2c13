// A seat's face, name and turn.

import "./seat.css";
import type { SeatInfo } from "../stage/game";
import { useInMotion } from "../stage/in-motion";
import { t } from "../words/messages";
import { ClockRing, type Deadline } from "./clock";
import { Face } from "./face";

export interface SeatTagProps {
  seat: SeatInfo;
  /** Whether it is this player's turn. */
  isTurn: boolean;
  /** Whether this player must choose now. */
  isAsked: boolean;
  deadline: Deadline | null;
  isMe: boolean;
  /** The number of the seat; its face then shows moods and choices. */
  at?: number;
  /** Whether this player is out of the game. */
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

/** The face with its mood: thinking, or looking at the coming move. Only the face renders again. */
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
