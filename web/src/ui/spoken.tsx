// The log for screen readers.

import type { ReadonlySignal } from "@preact/signals";
import type { Line } from "../stage/moment";
import { t } from "../words/messages";

const SPOKEN = 6; // lines that stay, so that none is lost when several come together

export function Spoken({ lines: { value: lines } }: { lines: ReadonlySignal<Line[]> }) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label={t("table-spoken")}>
      {lines.slice(-SPOKEN).map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
