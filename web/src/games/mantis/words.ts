// The texts of Mantis: the log, labels of actions, and hints.

import type { MantisColor as Color, MantisAction, MantisEvent, MantisView } from "../../net/protocol";
import type { Moods } from "../../stage/in-motion";
import { list, t } from "../../words/messages";
import { actionLabel, eventSentence } from "../../words/sentences";
import { stacks } from "../../board/stacks";
import { COLORS } from "./art/colors";

/** An event as a sentence for the log, addressed to `me`. `before` is the previous event, if there is one. */
export function sentence(
  event: MantisEvent,
  names: string[],
  me: number | null = null,
  before: MantisEvent | null = null,
): string | null {
  return eventSentence("mantis", event, names, me, before) || null;
}

/** Whether an event is announced in the middle: one that others did to `me`, or the result of an action of `me`. */
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

/** The moods after an event: takers are pleased, losers are not. */
export function moods(event: MantisEvent): Moods {
  switch (event.event) {
    case "scored":
      return { [event.seat]: "happy" };
    case "stole":
    case "banked":
    case "raided":
      return { [event.seat]: "smug", [event.target]: "wince" };
    case "missed":
      return event.seat === event.tank ? {} : { [event.seat]: "wince", [event.tank]: "smug" };
    default:
      return {};
  }
}

/** The effect of an action. */
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
      return actionLabel("mantis", action, names, view.seat, { count: view.scores[action.target]! })!;
  }
}

const FEW = 3; // cards to the goal: close enough for a hint
const MANY = 3; // cards in one stack: worth stealing

/** A hint for the player at `bottom`. `isChosen`: the choice has been made and is being animated. */
export function hint(view: MantisView, names: string[], bottom: number, isChosen = false): string {
  const turn = view.to_act[0];
  if (turn === undefined)
    return view.result ? sentence({ event: "ended", result: view.result }, names, view.seat)! : "";
  const raiding = view.phase.phase === "raiding";
  if (!view.legal.length && turn === view.seat) return ""; // the viewer's action is being sent
  if (!view.legal.length) return waiting(view, names, bottom, turn, raiding, isChosen);
  if (raiding) return t("mantis-hint-raid");
  if (view.top?.icon && names.length > 2) return t(`mantis-icon-${view.top.icon}`);
  if (hasMany(view.tanks[bottom]!)) return t("mantis-hint-keep");
  const rival = view.scores.findIndex((score, seat) => seat !== bottom && view.target - score <= FEW);
  if (rival >= 0) return t("mantis-hint-close", { name: names[rival]!, count: view.target - view.scores[rival]! });
  return names.length === 2 ? t("mantis-hint-two") : t("mantis-hint-turn");
}

function waiting(
  view: MantisView,
  names: string[],
  bottom: number,
  turn: number,
  raiding: boolean,
  isChosen: boolean,
): string {
  if (!raiding && view.seat === bottom && hasMany(view.tanks[bottom]!)) return t("mantis-hint-stolen");
  return isChosen ? "" : t(raiding ? "mantis-waiting-raid" : "mantis-waiting", { name: names[turn]! });
}

function hasMany(tank: readonly Color[]): boolean {
  return stacks(tank).some(({ count }) => count >= MANY);
}

/** The cards of a Tank, such as "2 red, 1 blue". */
export function contents(cards: readonly Color[]): string {
  return stacks(cards, COLORS)
    .map(({ count, card }) => t("mantis-stack", { count, card: card! }))
    .join(", ");
}

export function colorList(colors: readonly Color[]): string {
  return list(colors.map((color) => t(`mantis-card-${color}`)));
}
