// Exploding Kittens in words and sounds. The terminal says the same messages with the same facts.

import type {
  KittensAction,
  KittensCard,
  KittensEvent,
  KittensView,
  KittensReaction as Reaction,
} from "../../protocol";
import { t } from "../../words";

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

/** An event for the log, said to `me`. */
export function sentence(event: KittensEvent, names: string[], me: number | null = null): string | null {
  const who = (seat: number): string => names[seat] ?? "?";
  const isMine = (seat: number): boolean => seat === me;
  switch (event.event) {
    case "passed":
    case "tookeffect":
    case "favorasked":
    case "discardopened":
      return null; // what follows is told
    case "turnbegan": {
      const { seat, turns, attacked } = event;
      if (turns < 2 && !attacked) return null;
      if (!isMine(seat)) return t("kittens-turns-owed", { name: who(seat), turns });
      return t(attacked && turns > 1 ? "kittens-you-attacked" : "kittens-you-turns-owed", { turns });
    }
    case "announced":
      return announced(event.action, event.seat, names, me);
    case "noped":
      return t(isMine(event.seat) ? "kittens-you-noped" : "kittens-noped", { name: who(event.seat) });
    case "cancelled":
      return t(isMine(event.seat) ? "kittens-you-cancelled" : "kittens-cancelled", {
        name: who(event.seat),
        what: short(event.action),
      });
    case "gave":
    case "robbed":
    case "handedover":
      return changedHands(event, names, me);
    case "foundnothing": {
      const { seat, target } = event;
      const facts = { name: who(seat), target: who(target) };
      return t(
        isMine(seat)
          ? "kittens-you-found-nothing"
          : isMine(target)
            ? "kittens-found-nothing-of-yours"
            : "kittens-found-nothing",
        facts,
      );
    }
    case "lacked":
      return t(isMine(event.seat) ? "kittens-you-lacked" : "kittens-lacked", {
        name: who(event.seat),
        card: cardName(event.card),
      });
    case "shuffled":
      return t(isMine(event.seat) ? "kittens-you-shuffled" : "kittens-shuffled", { name: who(event.seat) });
    case "peeked":
      if (!event.cards) return t("kittens-peeked", { name: who(event.seat) });
      return t(isMine(event.seat) ? "kittens-you-peeked" : "kittens-peeked-cards", {
        name: who(event.seat),
        cards: cardNames(event.cards),
      });
    case "picked":
      return t(isMine(event.seat) ? "kittens-you-picked" : "kittens-picked", {
        name: who(event.seat),
        card: aCard(event.card),
      });
    case "drew":
      if (event.card === "kitten")
        return t(isMine(event.seat) ? "kittens-you-drew-kitten" : "kittens-drew-kitten", { name: who(event.seat) });
      return t(isMine(event.seat) ? "kittens-you-drew" : "kittens-drew", {
        name: who(event.seat),
        card: aCard(event.card),
      });
    case "defused":
      return t(isMine(event.seat) ? "kittens-you-defused" : "kittens-defused", { name: who(event.seat) });
    case "inserted":
      if (event.place === null) return t("kittens-inserted", { name: who(event.seat) });
      return t(isMine(event.seat) ? "kittens-you-inserted" : "kittens-inserted-at", {
        name: who(event.seat),
        place: event.place,
      });
    case "exploded":
      return t(isMine(event.seat) ? "kittens-you-exploded" : "kittens-exploded", {
        name: who(event.seat),
        count: event.discarded.length,
      });
    case "ended": {
      const winner = event.result.winners[0] ?? 0;
      return t(isMine(winner) ? "kittens-you-ended" : "kittens-ended", { name: who(winner) });
    }
  }
}

function changedHands(event: Extract<KittensEvent, { giver: number }>, names: string[], me: number | null): string {
  const [isGiver, isTaker] = [event.giver === me, event.taker === me];
  const facts = { giver: names[event.giver] ?? "?", taker: names[event.taker] ?? "?", card: aCard(event.card) };
  switch (event.event) {
    case "gave":
      return t(isGiver ? "kittens-you-gave" : isTaker ? "kittens-gave-you" : "kittens-gave", facts);
    case "robbed":
      return t(isGiver ? "kittens-robbed-you" : isTaker ? "kittens-you-robbed" : "kittens-robbed", facts);
    case "handedover":
      return t(isGiver ? "kittens-you-handed-over" : isTaker ? "kittens-handed-you" : "kittens-handed-over", facts);
  }
}

/** What somebody did to `me` is said in the middle, and what nobody should miss. */
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

/** What was played, said to `me`. */
export function announced(action: Announcement, seat: number, names: string[], me: number | null = null): string {
  const [name, isMine] = [names[seat] ?? "?", seat === me];
  switch (action.do) {
    case "favor":
      if (action.target === null)
        return t(isMine ? "kittens-you-announced-favor" : "kittens-announced-favor", { name });
      return aimed(action, name, names, isMine, action.target === me);
    case "pair":
    case "three":
      return aimed(action, name, names, isMine, action.target === me);
    case "five":
      return t(isMine ? "kittens-you-announced-five" : "kittens-announced-five", {
        name,
        cards: cardNames(action.cards),
      });
    default:
      return isMine ? t(`kittens-you-announced-${action.do}`) : t(`kittens-announced-${action.do}`, { name });
  }
}

type Aimed = Extract<Announcement, { target: number | null }>;

function aimed(action: Aimed, name: string, names: string[], isMine: boolean, isAtMe: boolean): string {
  const target = names[action.target ?? -1] ?? "?";
  switch (action.do) {
    case "favor": {
      const facts = { name, target };
      if (isAtMe) return t("kittens-announced-favor-from-you", facts);
      return t(isMine ? "kittens-you-announced-favor-from" : "kittens-announced-favor-from", facts);
    }
    case "pair": {
      const facts = { name, target, card: cardName(action.card) };
      if (isAtMe) return t("kittens-announced-pair-from-you", facts);
      return t(isMine ? "kittens-you-announced-pair" : "kittens-announced-pair", facts);
    }
    case "three": {
      const facts = { name, target, card: cardName(action.card), named: aCard(action.named) };
      if (isAtMe) return t("kittens-announced-three-from-you", facts);
      return t(isMine ? "kittens-you-announced-three" : "kittens-announced-three", facts);
    }
  }
}

export function label(action: KittensAction, names: string[], view: KittensView): string {
  const who = (seat: number): string => names[seat] ?? "?";
  switch (action.do) {
    case "favor":
      return action.target === null
        ? t("kittens-do-favor")
        : t("kittens-do-favor-from", { target: who(action.target) });
    case "pair":
      return t("kittens-do-pair", { card: cardName(action.card), target: who(action.target) });
    case "three":
      return t("kittens-do-three", {
        card: cardName(action.card),
        target: who(action.target),
        named: aCard(action.named),
      });
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
