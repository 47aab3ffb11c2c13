// The bots' remarks. They depend only on gains and losses that all players saw; no cards or views are used here, so
// they reveal nothing.

import messages from "virtual:words/banter";
import { effect } from "@preact/signals";
import type { AnyEvent } from "../../../net/protocol";
import { gameUi } from "../../../stage/games";
import type { Moods } from "../../../stage/in-motion";
import { banters } from "../../../state/preferences";
import { addMessages, oneOf, t } from "../../../words/messages";
import type { TableSession } from "../session/session";

export type Temper = "bold" | "merry" | "gruff" | "meek";
export type Moment = "gain" | "loss" | "won" | "lost";

export const TEMPERS: Record<string, Temper> = {
  Pistol: "bold",
  Bubbles: "merry",
  Clack: "gruff",
  Coral: "meek",
  Nimbus: "meek",
  Pepper: "bold",
  Biscuit: "merry",
  Comet: "bold",
  Mochi: "meek",
  Waffle: "merry",
  Ziggy: "gruff",
};

const MOVES_BETWEEN = 3; // at most one remark in so many moves
const TALKATIVE = 0.6; // the probability of a possible remark

export interface Remark {
  seat: number;
  temper: Temper;
  moment: Moment;
}

/** Decides which bot makes a remark. `random` returns numbers from 0 to 1. */
export class Banter {
  private moves = MOVES_BETWEEN - 1; // since the last remark

  constructor(private readonly random = () => Math.random()) {}

  /** After a public move: its effect on the seats, and the winners if it was the last. */
  remark(bots: readonly (string | null)[], touched: Moods, winners: readonly number[] | null): Remark | null {
    if (++this.moves < MOVES_BETWEEN) return null;
    const may = bots.flatMap((name, seat) => {
      const temper = name === null ? undefined : TEMPERS[name];
      const moment = momentOf(touched[seat], winners && winners.includes(seat));
      return temper && moment ? [{ seat, temper, moment }] : [];
    });
    if (!may.length || this.random() > TALKATIVE) return null;
    this.moves = 0;
    return may[Math.floor(this.random() * may.length)]!;
  }
}

function momentOf(mood: Moods[number], hasWon: boolean | null): Moment | null {
  if (hasWon !== null) return hasWon ? "won" : "lost";
  return mood === undefined ? null : mood === "wince" ? "loss" : "gain";
}

/** The effects of a move on the seats, and the winners. */
export function touchedBy(game: string, events: readonly AnyEvent[]): [Moods, number[] | null] {
  const touched = Object.assign({}, ...events.map((event) => gameUi(game).moods?.(event))) as Moods;
  const end = events.find((event) => "result" in event) as { result: { winners: number[] } } | undefined;
  return [touched, end?.result.winners ?? null];
}

/** Lets the bots of a table talk, until the returned function is called. */
export function letTalk(session: TableSession, random = () => Math.random()): () => void {
  const banter = new Banter(random);
  void addMessages(messages);
  return effect(() => {
    const update = session.settled.value;
    if (!update?.events.length || !update.view || !banters.peek()) return;
    if (session.said.peek().some(({ person }) => person < 0)) return; // one at a time
    const { seats } = update.table;
    const bots = seats.map(({ occupant, name }) => (occupant === "bot" ? name : null));
    const remark = banter.remark(bots, ...touchedBy(update.view.game, update.events));
    if (!remark) return;
    const { seat, temper, moment } = remark;
    void addMessages(messages).then(() => {
      session.showBotMessage(seat, seats[seat]!.name, oneOf(t(`banter-${temper}-${moment}`), random()));
    });
  });
}
