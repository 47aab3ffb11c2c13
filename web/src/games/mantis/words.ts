// Mantis in words: the log, what an action would do, and what to keep in mind.

import type { MantisColor as Color, MantisAction, MantisEvent, MantisView, Result } from "../../protocol";
import { language, t } from "../../words";
import { stacks } from "./colors";

/** An event for the log, said to `me`. `before` is what happened just before it, if anything did. */
export function sentence(
  event: MantisEvent,
  names: string[],
  me: number | null = null,
  before: MantisEvent | null = null,
): string | null {
  const name = "seat" in event ? names[event.seat]! : "";
  const isMine = me !== null && "seat" in event && event.seat === me;
  switch (event.event) {
    case "missed":
      return missed(event, names, me);
    case "scored":
      return t(isMine ? "mantis-you-scored" : "mantis-scored", { name, count: event.count, color: event.card.front });
    case "stole":
    case "banked":
      return taken(event, names, me);
    case "raidwon":
      return t(isMine ? "mantis-you-raidwon" : "mantis-raidwon", { name });
    case "raided": {
      const isFromMe = event.target === me;
      return t(isMine ? "mantis-you-raided" : isFromMe ? "mantis-raided-from-you" : "mantis-raided", {
        name,
        target: names[event.target]!,
      });
    }
    case "turnbegan":
      if (before?.event !== "stole" || before.seat !== event.seat) return null;
      return t(isMine ? "mantis-you-again" : "mantis-again", { name });
    case "ended":
      return ending(event.result, names, me);
  }
}

function taken(event: Extract<MantisEvent, { event: "stole" | "banked" }>, names: string[], me: number | null): string {
  const [isMine, isFromMe] = [event.seat === me, event.target === me];
  const facts = { name: names[event.seat]!, target: names[event.target]!, count: event.count, color: event.card.front };
  if (event.event === "stole")
    return t(isMine ? "mantis-you-stole" : isFromMe ? "mantis-stole-from-you" : "mantis-stole", facts);
  return t(isMine ? "mantis-you-banked" : isFromMe ? "mantis-banked-from-you" : "mantis-banked", facts);
}

function missed(
  { seat, tank, card }: Extract<MantisEvent, { event: "missed" }>,
  names: string[],
  me: number | null,
): string {
  const [isMine, isFromMe] = [seat === me, tank === me];
  const facts = { name: names[seat]!, target: names[tank]!, color: card.front };
  if (tank === seat) return t(isMine ? "mantis-you-missed-score" : "mantis-missed-score", facts);
  return t(
    isMine ? "mantis-you-missed-steal" : isFromMe ? "mantis-missed-steal-from-you" : "mantis-missed-steal",
    facts,
  );
}

/** What somebody did to `me`, and what came of what `me` did, is said in the middle. */
export function touches(event: MantisEvent, me: number | null): boolean {
  if (me === null) return false;
  switch (event.event) {
    case "missed":
      return event.seat === me || event.tank === me;
    case "scored":
      return event.seat === me;
    case "stole":
    case "banked":
    case "raided":
      return event.seat === me || event.target === me;
    default:
      return false;
  }
}

/** Who won, and why. */
export function ending(result: Result, names: string[], me: number | null = null): string {
  const winners = result.winners.map((seat) => names[seat]!);
  const name = winners[0]!;
  const isMine = result.winners[0] === me;
  switch (result.reason) {
    case "target":
      return t(isMine ? "mantis-you-won-target" : "mantis-won-target", { name });
    case "most scored":
      return t(isMine ? "mantis-you-won-most" : "mantis-won-most", { name });
    case "fuller tank":
      return t(isMine ? "mantis-you-won-tank" : "mantis-won-tank", { name });
    default:
      return t("mantis-won-shared", { names: list(winners) });
  }
}

/** What an action would do. */
export function label(action: MantisAction, names: string[], view: MantisView): string {
  switch (action.do) {
    case "score":
      return t("mantis-label-score");
    case "steal": {
      const cards = view.tanks[action.target]!;
      const name = names[action.target]!;
      return cards.length
        ? t("mantis-label-steal", { name, cards: contents(cards) })
        : t("mantis-label-steal-empty", { name });
    }
    case "raid":
      return t("mantis-label-raid", { name: names[action.target]!, count: view.scores[action.target]! });
  }
}

/** The word on what can be tapped. */
export function verb(action: MantisAction): string {
  switch (action.do) {
    case "score":
      return t("mantis-score");
    case "steal":
      return t("mantis-steal");
    case "raid":
      return t("mantis-raid");
  }
}

const FEW = 3; // cards to the goal: close enough to be said
const MANY = 3; // cards in one stack: worth stealing

/** One line on what matters now, for whoever sits at `bottom`. */
export function hint(view: MantisView, names: string[], bottom: number): string {
  const turn = view.to_act[0];
  if (turn === undefined) return view.result ? ending(view.result, names, view.seat) : "";
  const raiding = view.phase.phase === "raiding";
  if (!view.legal.length && turn === view.seat) return ""; // what they did is on its way
  if (!view.legal.length) return waiting(view, names, bottom, turn, raiding);
  if (raiding) return t("mantis-hint-raid");
  if (view.top?.icon && names.length > 2) return iconHint(view.top.icon);
  if (hasMany(view.tanks[bottom]!)) return t("mantis-hint-keep");
  const rival = view.scores.findIndex((score, seat) => seat !== bottom && view.target - score <= FEW);
  if (rival >= 0) return t("mantis-hint-close", { name: names[rival]!, count: view.target - view.scores[rival]! });
  return names.length === 2 ? t("mantis-hint-two") : t("mantis-hint-turn");
}

function waiting(view: MantisView, names: string[], bottom: number, turn: number, raiding: boolean): string {
  const name = names[turn]!;
  if (raiding) return t("mantis-waiting-raid", { name });
  if (view.seat === bottom && hasMany(view.tanks[bottom]!)) return t("mantis-hint-stolen");
  return t("mantis-waiting", { name });
}

function iconHint(icon: "again" | "raid" | "bank"): string {
  switch (icon) {
    case "again":
      return t("mantis-icon-again");
    case "raid":
      return t("mantis-icon-raid");
    case "bank":
      return t("mantis-icon-bank");
  }
}

function hasMany(tank: readonly Color[]): boolean {
  return stacks(tank).some(({ count }) => count >= MANY);
}

/** The cards of a Tank: "2 red, 1 blue". */
export function contents(cards: readonly Color[]): string {
  return stacks(cards)
    .map(({ count, color }) => t("mantis-stack", { count, color }))
    .join(", ");
}

export function colorList(colors: readonly Color[]): string {
  return list(colors.map((color) => t("mantis-color", { color })));
}

function list(words: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}
