// What happened, in sentences: to read, and to be read aloud.

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Line } from "../stage/staging";
import { t } from "../words/messages";

const SPOKEN = 6; // lines that stay, so that none is lost between two that come together

interface LogProps {
  /** Only the log is drawn anew when a line is written. */
  lines: ReadonlySignal<Line[]>;
}

/** The whole log, the newest at the end and in sight. */
export function Log({ lines: { value: lines } }: LogProps) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines]);
  if (!lines.length) return <p class="log-empty">{t("table-log-empty")}</p>;
  return (
    <ol class="log" ref={end} tabIndex={0} aria-label={t("table-log")}>
      {lines.map(({ number, text }) => (
        <li key={number}>{text}</li>
      ))}
    </ol>
  );
}

/** Says each new line once, in order, to those who listen. Nothing of it is seen. */
export function Spoken({ lines: { value: lines } }: LogProps) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label={t("table-spoken")}>
      {lines.slice(-SPOKEN).map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
