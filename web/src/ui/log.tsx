// The log of a game, in pictures and sentences.

import "./log.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { SeatInfo } from "../stage/game";
import { gameUi } from "../stage/games";
import type { Line } from "../stage/moment";
import { t } from "../words/messages";
import { type Part, pictured } from "../words/pictured";
import { flavour } from "../words/flavour";
import { Face } from "./face";

export interface LogProps {
  /** A signal, so that a new line renders only the log. */
  lines: ReadonlySignal<Line[]>;
  game: string;
  seats: SeatInfo[];
}

/** The whole log, scrolled to its end. A tap on a picture shows its sentence, Enter shows all. */
export function Log({ lines: { value: lines }, game, seats }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  if (!lines.length) return <p class="log-empty faint">{t("table-log-empty")}</p>;
  const toggle = (number: number) =>
    setRead(new Set([...read, number].filter((each) => !(each === number && read.has(each)))));
  const toggleAll = () => setRead(new Set(read.size ? [] : lines.map(({ number }) => number)));
  return (
    <ol
      class="log panel-body"
      ref={list}
      tabIndex={0}
      aria-label={t("table-log")}
      onKeyDown={(event) => event.key === "Enter" && toggleAll()}
    >
      {lines.map((line) => (
        <Entry key={line.number} {...{ line, game, seats }} isRead={read.has(line.number)} toggle={toggle} />
      ))}
    </ol>
  );
}

interface EntryProps extends Omit<LogProps, "lines"> {
  line: Line;
  isRead: boolean;
  toggle(number: number): void;
}

/** The picture is made once, so that a new line does not slow a long log down. */
function Entry({ line: { number, text, event }, game, seats, isRead, toggle }: EntryProps) {
  const names = seats.map(({ name }) => name);
  const picture = useMemo(
    () => (event && flavour.value ? pictured(game, event, names) : null),
    [event, game, flavour.value],
  );
  if (!picture) return <li>{text}</li>;
  return (
    <li class={picture.isGreat ? "pictured great" : "pictured"} onClick={() => toggle(number)}>
      <span class="line-picture aligned flowing" aria-hidden="true" title={text}>
        {picture.parts.map((part, each) => (
          <Drawn key={each} part={part} game={game} seats={seats} />
        ))}
      </span>
      <span class={isRead ? "line-words" : "unseen"}>{text}</span>
    </li>
  );
}

function Drawn({ part, game, seats }: { part: Part; game: string; seats: SeatInfo[] }) {
  if ("sign" in part) return part.sign === "to" ? <i class="to" /> : <Cup />;
  if ("seat" in part) {
    const seat = seats[part.seat];
    return <Face name={seat?.name ?? ""} avatar={seat?.avatar ?? null} isBot={seat?.occupant === "bot"} />;
  }
  const { Chip } = gameUi(game);
  return (
    <span class="line-chip aligned" data-count={part.count > 1 ? part.count : undefined}>
      <Chip game={game} what={part.chip} />
    </span>
  );
}

/** The sign of a score or a win. */
function Cup() {
  return (
    <svg class="cup" viewBox="0 0 24 24">
      <path d="M7 3h10v8a5 5 0 0 1-4 4v3h3v3H8v-3h3v-3a5 5 0 0 1-4-4z" />
      <path d="M7 6H4c0 3 1 5 4 5M17 6h3c0 3-1 5-4 5" fill="none" stroke="var(--glow)" stroke-width="2" />
    </svg>
  );
}
