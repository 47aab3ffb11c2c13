// Formats chances and changes.

import { language } from "./messages";

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A change of a chance, in percentage points: "+12". */
export function points(change: number): string {
  return new Intl.NumberFormat(language.value, { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(
    100 * change,
  );
}

export function number(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}
