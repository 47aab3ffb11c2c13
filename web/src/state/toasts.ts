// Short messages that disappear after some seconds.

import { signal } from "@preact/signals";

const SECONDS_A_LETTER = 0.06;
const LEAST_SECONDS = 3;
const MOST = 2; // more would cover the board

export const toasts = signal<{ number: number; text: string }[]>([]);
let number = 0;

export function toast(text: string): void {
  const own = { number: ++number, text };
  toasts.value = [...toasts.value.filter((other) => other.text !== text), own].slice(-MOST);
  const seconds = LEAST_SECONDS + text.length * SECONDS_A_LETTER;
  setTimeout(() => (toasts.value = toasts.value.filter((other) => other !== own)), seconds * 1000);
}
