// The coach's notes as sentences.

import type { Estimate, Note, Outcome } from "../net/protocol";
import { language, t } from "./messages";
import { percent } from "./numbers";

const MOST_WAYS = 12; // "2 in 3" is clear, "13 in 37" is not

export function say(note: Note, names: string[], more: Record<string, number | string> = {}): string {
  const facts: Record<string, number | string> = { ...note.facts, ...more };
  if (typeof facts.seat === "number") facts.name = names[facts.seat] ?? "";
  if (typeof facts.ways === "number" && typeof facts.of === "number") facts.odds = inWays(facts.ways, facts.of);
  return capital(t(`coach-${note.code}`, facts));
}

export function outcome({ note, ways, of, cards }: Outcome, names: string[]): string {
  return say(note, names, { ways, of, cards });
}

/** A chance as "2 in 3", or as a percentage. */
export function inWays(ways: number, of: number): string {
  return of <= MOST_WAYS && ways < of
    ? t("coach-odds", { ways, of })
    : t("coach-percent", { percent: percent(ways / of) });
}

/** A chance to win, with its error. */
export function win({ value, error }: Estimate): string {
  return error
    ? t("coach-win", { percent: percent(value), error: percent(error) })
    : t("coach-win-exact", { percent: percent(value) });
}

function capital(sentence: string): string {
  return sentence.slice(0, 1).toLocaleUpperCase(language.value) + sentence.slice(1);
}
