// The texts of Exploding Kittens. The terminal uses the same messages with the same facts.

import type { KittensAction, KittensCard, KittensEvent, KittensView } from "../../net/protocol";
import type { Moods } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { actionLabel, eventSentence } from "../../words/sentences";

export const CARDS: readonly KittensCard[] = [
  ...(["kitten", "defuse", "nope", "attack", "skip", "favor", "shuffle", "see"] as const),
  ...(["tacocat", "cattermelon", "potato", "beard", "rainbow"] as const),
];
const CATS = new Set<KittensCard>(CARDS.slice(8));

export const cardName = (card: KittensCard): string => t(`kittens-card-${card}`);
export const does = (card: KittensCard): string => t(`kittens-does-${CATS.has(card) ? "cat" : card}`);
export const cardNames = (cards: readonly KittensCard[]): string => cards.map(cardName).join(", ");

/** An event as a sentence for the log, addressed to `me`. */
export function sentence(event: KittensEvent, names: string[], me: number | null = null): string | null {
  return eventSentence("kittens", event, names, me) || null;
}

/** Whether an event is announced in the middle: if it concerns `me`, or is important for all. */
export function touches(event: KittensEvent, me: number | null): boolean {
  switch (event.event) {
    case "exploded":
      return true;
    case "drew":
      return event.card === "kitten";
    case "turnbegan":
      return event.seat === me && event.attacked && event.turns > 1;
    case "cancelled":
    case "lacked":
      return event.seat === me;
    case "gave":
    case "robbed":
    case "handedover":
      return me !== null && (event.giver === me || event.taker === me);
    case "foundnothing":
      return me !== null && (event.seat === me || event.target === me);
    default:
      return false;
  }
}

/** The moods after an event: takers are pleased, givers are not. */
export function moods(event: KittensEvent): Moods {
  switch (event.event) {
    case "gave":
    case "robbed":
    case "handedover":
      return { [event.giver]: "wince", [event.taker]: "smug" };
    case "cancelled":
      return { [event.seat]: "wince" };
    case "defused":
      return { [event.seat]: "happy" };
    default:
      return {};
  }
}

export function label(action: KittensAction, names: string[], view: KittensView): string {
  const taker = view.phase.phase === "giving" ? view.phase.taker : null;
  const bottom = action.do === "insert" && action.place > 1 && action.place === view.pile;
  return actionLabel("kittens", action, names, view.seat, { taker, bottom })!;
}

/** The text for an empty hand; none for a viewer on their turn whose last card is being played. */
export function emptyHand({ alive, seat, turn, legal }: KittensView): string {
  if (legal.some((action) => action.do === "draw")) return t("kittens-hand-empty");
  return alive[seat!] && turn !== seat ? t("kittens-hand-none") : "";
}

/** Whether an event is animated; the others only change the view. */
export function moves(event: KittensEvent): boolean {
  switch (event.event) {
    case "passed":
    case "tookeffect":
    case "discardopened":
    case "ended":
      return false;
    case "turnbegan":
      return event.attacked && event.turns > 1;
    case "peeked":
      return !event.cards;
    default:
      return true;
  }
}

/** Whether nothing was drawn or played yet: all hands have the same size, and the first player begins. */
export function isFresh(view: KittensView): boolean {
  const { phase, turn, turns, hands, discard } = view;
  return !discard.length && phase.phase === "turn" && turn === 0 && turns === 1 && new Set(hands).size === 1;
}
