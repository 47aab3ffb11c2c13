// Exploding Kittens in words and sounds. The terminal says the same messages with the same facts.

import type {
  KittensAction,
  KittensCard,
  KittensEvent,
  KittensView,
  KittensReaction as Reaction,
} from "../../net/protocol";
import type { Moods } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { actionLabel, eventSentence } from "../../words/sentences";

export type Announcement = Reaction["action"];

export const CARDS: readonly KittensCard[] = [
  ...(["kitten", "defuse", "nope", "attack", "skip", "favor", "shuffle", "see"] as const),
  ...(["tacocat", "cattermelon", "potato", "beard", "rainbow"] as const),
];
const CATS = new Set<KittensCard>(CARDS.slice(8));

export const cardName = (card: KittensCard): string => t(`kittens-card-${card}`);
export const does = (card: KittensCard): string => t(`kittens-does-${CATS.has(card) ? "cat" : card}`);
export const cardNames = (cards: readonly KittensCard[]): string => cards.map(cardName).join(", ");

/** The cards that an announcement lays on the discard pile. */
export function cardsOf(action: Announcement): KittensCard[] {
  switch (action.do) {
    case "pair":
      return [action.card, action.card];
    case "three":
      return [action.card, action.card, action.card];
    case "five":
      return action.cards;
    default:
      return [action.do];
  }
}

/** An event for the log, said to `me`. */
export function sentence(event: KittensEvent, names: string[], me: number | null = null): string | null {
  return eventSentence("kittens", event, names, me) || null;
}

/** Whether an event is announced in the middle: one that concerns `me`, or that nobody should miss. */
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
