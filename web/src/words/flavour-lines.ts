// Titles of winners, remarks of the status line, and events as pictures.

import type { AnyEvent } from "../net/protocol";
import { type Language, oneOf, PAGE_LUCK, sayMore, t, tMaybe } from "./messages";
import { eventNote } from "./sentences";

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/flavour"),
  it: () => import("virtual:words/it/flavour"),
  fr: () => import("virtual:words/fr/flavour"),
  de: () => import("virtual:words/de/flavour"),
};
const words = (name: Language) => WORDS[name]();

export function load(): Promise<void> {
  return sayMore(words);
}

const GOLDEN = 0.618; // steps of this size come back to no line twice in a row

/** One of the lines of a message: another at each moment, and always the same at one. */
function drawn(lines: string, moment: number): string {
  return oneOf(lines, (PAGE_LUCK + moment * GOLDEN) % 1);
}

/** What is remarked while others choose: on what has just happened, or else on the player who is waited for. */
export function remark(
  { version, events }: { version: number; events: readonly AnyEvent[] },
  game: string,
  names: string[],
  me: number | null,
  chooser: number,
): string | undefined {
  if (names.some((name) => name.includes("|"))) return undefined; // it would be taken for the end of a line
  const told = events.map((event) => eventNote(game, "wit", event, names, me)).findLast(Boolean);
  return drawn(told ?? t("wit-waiting", { name: names[chooser] ?? "" }), version);
}

/** To somebody who has won; a game can have lines of its own. */
export function cheer(game: string, moment: number): string {
  return drawn(tMaybe(`${game}-wit-won`, {}) ?? t("wit-won"), moment);
}

/** What the winner of a game is called. */
export function honour(game: string, moment: number): string {
  return drawn(tMaybe(`${game}-honour`, {}) ?? t("ended-honour"), moment);
}

export interface Figure {
  count: number;
  words: string;
}

const MOST_FIGURES = 2;

/** Two numbers of a game: those that it has words for, then how much happened at all, and by the winners. */
export function figures(game: string, happened: readonly AnyEvent[], winners: readonly number[]): Figure[] {
  const own = [...new Set(happened.map(({ event }) => event))].flatMap((kind) => {
    const these = happened.filter(({ event }) => event === kind);
    const moved = these.map((event) => ("count" in event ? event.count : 0));
    return [figure(`${game}-most-${kind}`, Math.max(...moved)), figure(`${game}-number-${kind}`, these.length)].filter(
      (each) => each !== null,
    );
  });
  const byWinner = happened.filter((event) => "seat" in event && winners.includes(event.seat)).length;
  const general = [
    { count: happened.length, words: t("ended-number-all", { count: happened.length }) },
    { count: byWinner, words: t("ended-number-winner", { count: byWinner }) },
  ];
  return [...own, ...general].slice(0, MOST_FIGURES);
}

function figure(id: string, count: number): Figure | null {
  const words = count ? tMaybe(id, { count }) : undefined;
  return words ? { count, words } : null;
}
