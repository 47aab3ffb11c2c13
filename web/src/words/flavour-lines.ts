// Titles of winners, remarks of the status line, and events as pictures.

import type { AnyEvent } from "../net/protocol";
import messages from "virtual:words/flavour";
import { addMessages, oneOf, PAGE_RANDOM, t, tMaybe } from "./messages";
import { eventNote } from "./sentences";

export const load = () => addMessages(messages);

const GOLDEN = 0.618; // with steps of this size no line follows itself

/** One of the lines of a message, chosen by the moment. */
function drawn(lines: string, moment: number): string {
  return oneOf(lines, (PAGE_RANDOM + moment * GOLDEN) % 1);
}

/** A remark while others choose: about the last event, or else about the player whose turn it is. */
export function remark(
  { version, events }: { version: number; events: readonly AnyEvent[] },
  game: string,
  names: string[],
  me: number | null,
  chooser: number,
): string | undefined {
  if (names.some((name) => name.includes("|"))) return undefined; // a separator of lines
  const remarked = events.map((event) => eventNote(game, "wit", event, names, me)).findLast(Boolean);
  return drawn(remarked ?? t("wit-waiting", { name: names[chooser] ?? "" }), version);
}

/** A cheer for a winner; a game can have its own. */
export function cheer(game: string, moment: number): string {
  return drawn(tMaybe(`${game}-wit-won`, {}) ?? t("wit-won"), moment);
}

/** A title for the winner of a game. */
export function honour(game: string, moment: number): string {
  return drawn(tMaybe(`${game}-honour`, {}) ?? t("ended-honour"), moment);
}

export interface Figure {
  count: number;
  words: string;
}

const MOST_FIGURES = 2;

/** Two figures of a game: those with messages of the game first, then the counts of all events and of the winners'. */
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
