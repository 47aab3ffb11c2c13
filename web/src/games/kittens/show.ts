// The effect of each event on the board. There are no rules here: an event says which cards moved. No event has the
// seats that a reaction asks, or a player's memory: these come with the next view.

import { OPEN_HANDS } from "../../stage/game";
import type { KittensCard, KittensEvent, KittensView } from "../../net/protocol";
import type { Arrival } from "../../stage/in-motion";
import { cardsOf } from "./words";

export function show(shown: KittensView, event: KittensEvent): KittensView {
  switch (event.event) {
    case "turnbegan": {
      const { seat, turns, attacked } = event;
      return asked({ ...shown, turn: seat, turns, attacked }, { phase: "turn", waiting: [seat] });
    }
    case "announced": {
      const { seat, action } = event;
      return asked(laid(shown, seat, cardsOf(action)), { phase: "reaction", waiting: [], seat, action, nopes: [] });
    }
    case "noped": {
      const next = laid(shown, event.seat, ["nope"]);
      if (next.phase.phase !== "reaction") return next;
      return asked(next, { ...next.phase, waiting: [], nopes: [...next.phase.nopes, event.seat] });
    }
    case "passed":
      return asked(shown, { ...shown.phase, waiting: shown.phase.waiting.filter((seat) => seat !== event.seat) });
    case "cancelled":
    case "tookeffect":
      return asked(shown, { phase: "turn", waiting: [event.seat] });
    case "favorasked":
      return asked(shown, { phase: "giving", waiting: event.givers, taker: event.seat });
    case "gave": {
      const { giver, taker, card } = event;
      const waiting = shown.phase.waiting.filter((seat) => seat !== giver);
      return asked(
        given(shown, giver, taker, card),
        waiting.length ? { phase: "giving", waiting, taker } : { phase: "turn", waiting: [taker] },
      );
    }
    case "robbed":
    case "handedover":
      return given(shown, event.giver, event.taker, event.card);
    case "discardopened":
      return asked(shown, { phase: "picking", waiting: [event.seat] });
    case "picked":
      return asked(received(withoutDiscarded(shown, event.card), event.seat, event.card), {
        phase: "turn",
        waiting: [event.seat],
      });
    case "drew":
      return event.card === "kitten" ? lifted(shown) : received(lifted(shown), event.seat, event.card);
    case "defused":
      return asked(laid(shown, event.seat, ["defuse"]), { phase: "inserting", waiting: [event.seat] });
    case "inserted":
      return { ...asked(shown, { phase: "turn", waiting: [event.seat] }), pile: shown.pile + 1 };
    case "exploded": {
      const { seat, discarded } = event;
      const next = { ...laid(shown, seat, discarded), alive: shown.alive.map((alive, each) => alive && each !== seat) };
      return { ...next, discard: [...next.discard, "kitten"] };
    }
    case "ended":
      return { ...asked(shown, { phase: "over", waiting: [] }), result: event.result };
    case "foundnothing":
    case "lacked":
    case "shuffled":
    case "peeked":
      return shown;
  }
}

function asked(shown: KittensView, phase: KittensView["phase"]): KittensView {
  return { ...shown, phase, to_act: phase.waiting };
}

/** A card has left the Draw Pile. */
export function lifted(shown: KittensView): KittensView {
  return { ...shown, pile: shown.pile - 1 };
}

/** Everybody's cards, where all look back at a game. */
export function openHands(view: KittensView): KittensCard[][] | null {
  return (view as { [OPEN_HANDS]?: KittensCard[][] | null })[OPEN_HANDS] ?? null;
}

/** Cards have left a hand. Those of others are only counted. */
export function parted(shown: KittensView, seat: number, cards: readonly (KittensCard | null)[]): KittensView {
  return changed(shown, seat, -cards.length, (hand) => cards.reduce<KittensCard[]>(minus, hand));
}

export function received(shown: KittensView, seat: number, card: KittensCard | null): KittensView {
  return changed(shown, seat, 1, (hand) => (card ? [...hand, card] : hand));
}

function changed(
  shown: KittensView,
  seat: number,
  more: number,
  change: (hand: KittensCard[]) => KittensCard[],
): KittensView {
  const open = openHands(shown)?.map((hand, each) => (each === seat ? change(hand) : hand));
  const hands = shown.hands.map((count, each) => (each === seat ? count + more : count));
  const next = { ...shown, hand: seat === shown.seat ? change(shown.hand) : shown.hand, hands };
  return { ...next, [OPEN_HANDS]: open } as KittensView;
}

export function withoutDiscarded(shown: KittensView, card: KittensCard): KittensView {
  return { ...shown, discard: minus(shown.discard, card) };
}

function laid(shown: KittensView, seat: number, cards: readonly KittensCard[]): KittensView {
  return { ...parted(shown, seat, cards), discard: [...shown.discard, ...cards] };
}

function given(shown: KittensView, giver: number, taker: number, card: KittensCard | null): KittensView {
  return received(parted(shown, giver, [card]), taker, card);
}

/** Without the first of a kind. */
function minus(cards: KittensCard[], card: KittensCard | null): KittensCard[] {
  const at = card ? cards.indexOf(card) : -1;
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Nothing was drawn or played yet: everybody holds as many cards, and the first is to begin. */
export function isFresh(view: KittensView): boolean {
  const { phase, turn, turns, hands, discard } = view;
  return !discard.length && phase.phase === "turn" && turn === 0 && turns === 1 && new Set(hands).size === 1;
}

export function undealt(view: KittensView): { view: KittensView; arrivals: Arrival[] } {
  const dealt = view.hands.reduce((sum, count) => sum + count, 0);
  const arrivals = view.hand.map((what) => ({ place: "hand", what, count: 1 }));
  const memory = { ...view.memory, hands: {} };
  return { view: { ...view, hands: view.hands.map(() => 0), pile: view.pile + dealt, to_act: [], memory }, arrivals };
}
