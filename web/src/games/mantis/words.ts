// Mantis in words: the log, what an action would do, and what to keep in mind.

import type { Color, MantisAction, MantisEvent, MantisView, Result } from "../../protocol";
import { language, t } from "../../words";
import { stacks } from "./colors";

/** An event for the log. `before` is what happened just before it, if anything did. */
export function sentence(event: MantisEvent, names: string[], before: MantisEvent | null = null): string | null {
  const name = "seat" in event ? names[event.seat]! : "";
  switch (event.event) {
    case "missed": {
      const color = event.card.front;
      if (event.tank === event.seat) return t("mantis-missed-score", { name, color });
      return t("mantis-missed-steal", { name, target: names[event.tank]!, color });
    }
    case "scored":
      return t("mantis-scored", { name, count: event.count, color: event.card.front });
    case "stole":
      return t("mantis-stole", { name, target: names[event.target]!, count: event.count, color: event.card.front });
    case "banked":
      return t("mantis-banked", { name, target: names[event.target]!, count: event.count, color: event.card.front });
    case "raidwon":
      return t("mantis-raidwon", { name });
    case "raided":
      return t("mantis-raided", { name, target: names[event.target]! });
    case "turnbegan":
      return before?.event === "stole" && before.seat === event.seat ? t("mantis-again", { name }) : null;
    case "ended":
      return ending(event.result, names);
  }
}

/** Who won, and why. */
export function ending(result: Result, names: string[]): string {
  const winners = result.winners.map((seat) => names[seat]!);
  const name = winners[0]!;
  switch (result.reason) {
    case "target":
      return t("mantis-won-target", { name });
    case "most scored":
      return t("mantis-won-most", { name });
    case "fuller tank":
      return t("mantis-won-tank", { name });
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
      return cards.length ? t("mantis-label-steal", { name, cards: contents(cards) }) : t("mantis-label-steal-empty", { name });
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
  if (turn === undefined) return view.result ? ending(view.result, names) : "";
  const raiding = view.phase.phase === "raiding";
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
