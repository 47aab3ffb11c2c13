// What happened, in sentences that are read aloud.

import type { ReadonlySignal } from "@preact/signals";
import type { Line } from "../stage/moment";
import { t } from "../words/messages";

const SPOKEN = 6; // lines that stay, so that none is lost between two that come together

/** Says each new line once, in order, to those who listen. Nothing of it is seen. */
export function Spoken({ lines: { value: lines } }: { lines: ReadonlySignal<Line[]> }) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label={t("table-spoken")}>
      {lines.slice(-SPOKEN).map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
