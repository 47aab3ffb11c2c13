// A sentence that stays for a moment: why something was not done, or that it was.

import "./dialog.css";
import { signal } from "@preact/signals";
import { t } from "../words/messages";

const SECONDS_A_LETTER = 0.06;
const LEAST_SECONDS = 3;

/** How many questions wait because the page has asked too much. */
export const waiting = signal(0);

const shown = signal<{ number: number; text: string }[]>([]);
let number = 0;

export function toast(text: string): void {
  const own = { number: ++number, text };
  shown.value = [...shown.value.filter((other) => other.text !== text), own].slice(-3);
  const seconds = LEAST_SECONDS + text.length * SECONDS_A_LETTER;
  setTimeout(() => (shown.value = shown.value.filter((other) => other !== own)), seconds * 1000);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {waiting.value > 0 && (
        <div class="toast" data-state="waiting">
          {t("site-waiting")}
        </div>
      )}
      {shown.value.map(({ number, text }) => (
        <div class="toast" key={number}>
          {text}
        </div>
      ))}
    </div>
  );
}
