// Exploding Kittens in words and sounds. The terminal says the same messages with the same facts.

import type { KittensAction, KittensCard, KittensEvent, KittensView, Reaction } from "../../protocol";
import { t } from "../../words";
import type { Sound } from "../game";

export type Announcement = Reaction["action"];

export const CARDS: readonly KittensCard[] = [
  ...(["kitten", "defuse", "nope", "attack", "skip", "favor", "shuffle", "see"] as const),
  ...(["tacocat", "cattermelon", "potato", "beard", "rainbow"] as const),
];
const CATS = new Set<KittensCard>(CARDS.slice(8));

export const cardName = (card: KittensCard): string => t(`kittens-card-${card}`);
/** A card as what somebody draws, gives or takes; face down it is just a card. */
export const aCard = (card: KittensCard | null): string => t(`kittens-a-${card ?? "card"}`);
export const does = (card: KittensCard): string => t(`kittens-does-${CATS.has(card) ? "cat" : card}`);
export const cardNames = (cards: readonly KittensCard[]): string => cards.map(cardName).join(", ");
export const short = (action: Announcement): string => t(`kittens-short-${action.do}`);

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

export function sentence(event: KittensEvent, names: string[]): string | null {
  const who = (seat: number): string => names[seat] ?? "?";
  switch (event.event) {
    case "passed":
    case "tookeffect":
    case "favorasked":
    case "discardopened":
      return null; // what follows is told
    case "turnbegan": {
      const { seat, turns, attacked } = event;
      return turns > 1 || attacked ? t("kittens-turns-owed", { name: who(seat), turns }) : null;
    }
    case "announced":
      return announced(event.action, who(event.seat), names);
    case "noped":
      return t("kittens-noped", { name: who(event.seat) });
    case "cancelled":
      return t("kittens-cancelled", { name: who(event.seat), what: short(event.action) });
    case "gave":
    case "robbed":
      return t(`kittens-${event.event}`, { giver: who(event.giver), taker: who(event.taker), card: aCard(event.card) });
    case "handedover":
      return t("kittens-handed-over", { giver: who(event.giver), taker: who(event.taker), card: aCard(event.card) });
    case "foundnothing":
      return t("kittens-found-nothing", { name: who(event.seat), target: who(event.target) });
    case "lacked":
      return t("kittens-lacked", { name: who(event.seat), card: cardName(event.card) });
    case "shuffled":
      return t("kittens-shuffled", { name: who(event.seat) });
    case "peeked":
      return event.cards
        ? t("kittens-peeked-cards", { name: who(event.seat), cards: cardNames(event.cards) })
        : t("kittens-peeked", { name: who(event.seat) });
    case "picked":
      return t("kittens-picked", { name: who(event.seat), card: aCard(event.card) });
    case "drew":
      return event.card === "kitten"
        ? t("kittens-drew-kitten", { name: who(event.seat) })
        : t("kittens-drew", { name: who(event.seat), card: aCard(event.card) });
    case "defused":
      return t("kittens-defused", { name: who(event.seat) });
    case "inserted":
      return event.place === null
        ? t("kittens-inserted", { name: who(event.seat) })
        : t("kittens-inserted-at", { name: who(event.seat), place: event.place });
    case "exploded":
      return t("kittens-exploded", { name: who(event.seat), count: event.discarded.length });
    case "ended":
      return t("kittens-ended", { name: who(event.result.winners[0] ?? 0) });
  }
}

export function announced(action: Announcement, name: string, names: string[]): string {
  switch (action.do) {
    case "favor":
      return action.target === null
        ? t("kittens-announced-favor", { name })
        : t("kittens-announced-favor-from", { name, target: names[action.target] ?? "?" });
    case "pair":
      return t("kittens-announced-pair", { name, card: cardName(action.card), target: names[action.target] ?? "?" });
    case "three": {
      const [card, target, named] = [cardName(action.card), names[action.target] ?? "?", aCard(action.named)];
      return t("kittens-announced-three", { name, card, target, named });
    }
    case "five":
      return t("kittens-announced-five", { name, cards: cardNames(action.cards) });
    default:
      return t(`kittens-announced-${action.do}`, { name });
  }
}

export function label(action: KittensAction, names: string[], view: KittensView): string {
  const who = (seat: number): string => names[seat] ?? "?";
  switch (action.do) {
    case "favor":
      return action.target === null ? t("kittens-do-favor") : t("kittens-do-favor-from", { target: who(action.target) });
    case "pair":
      return t("kittens-do-pair", { card: cardName(action.card), target: who(action.target) });
    case "three":
      return t("kittens-do-three", { card: cardName(action.card), target: who(action.target), named: aCard(action.named) });
    case "five":
      return t("kittens-do-five", { cards: cardNames(action.cards) });
    case "give": {
      const taker = view.phase.phase === "giving" ? who(view.phase.taker) : "?";
      return t("kittens-do-give", { taker, card: aCard(action.card) });
    }
    case "pick":
      return t("kittens-do-pick", { card: aCard(action.card) });
    case "insert":
      if (action.place > 1 && action.place === view.pile) return t("kittens-do-insert-bottom");
      return t("kittens-do-insert", { place: action.place });
    default:
      return t(`kittens-do-${action.do}`);
  }
}

export function sound(event: KittensEvent): Sound | null {
  switch (event.event) {
    case "drew":
      return event.card === "kitten" ? "kitten" : "flip";
    case "announced":
    case "gave":
    case "handedover":
    case "picked":
    case "inserted":
      return "card";
    case "robbed":
      return "steal";
    case "noped":
      return "nope";
    case "lacked":
    case "foundnothing":
      return "miss";
    case "shuffled":
      return "shuffle";
    case "defused":
      return "score";
    case "exploded":
      return "boom";
    case "ended":
      return "win";
    default:
      return null; // that it is one's turn, the screen says
  }
}
