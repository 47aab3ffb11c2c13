// `view.legal`, card by card. Nothing is computed here, only looked up.

import type {
  KittensFive as Five,
  KittensGive as Give,
  KittensAction,
  KittensCard,
  KittensFavor,
  KittensPair as Pair,
  KittensThree as Three,
} from "../../net/protocol";

export type Legal = readonly KittensAction[];

/** The actions of one kind of card. */
export interface Plays {
  /** The card by itself, without a target. */
  alone: KittensAction | null;
  favors: KittensFavor[];
  pairs: Pair[];
  threes: Three[];
  fives: Five[];
  give: Give | null;
}

export function playsOf(legal: Legal, card: KittensCard): Plays {
  const plays: Plays = { alone: null, favors: [], pairs: [], threes: [], fives: [], give: null };
  for (const action of legal) {
    if (action.do === "pair" && action.card === card) plays.pairs.push(action);
    else if (action.do === "three" && action.card === card) plays.threes.push(action);
    else if (action.do === "five" && action.cards.includes(card)) plays.fives.push(action);
    else if (action.do === "give" && action.card === card) plays.give = action;
    else if (action.do === "favor" && card === "favor" && action.target !== null) plays.favors.push(action);
    else if (action.do === card && ALONE.has(action.do)) plays.alone = action;
  }
  return plays;
}

const ALONE = new Set(["attack", "skip", "favor", "shuffle", "see"]);

export function all(plays: Plays): KittensAction[] {
  const alone = [plays.alone, plays.give].filter((action) => action !== null);
  return [...alone, ...plays.favors, ...plays.pairs, ...plays.threes, ...plays.fives];
}

/** The one action of a kind there is, if there is. */
export function only<D extends KittensAction["do"]>(legal: Legal, kind: D): Extract<KittensAction, { do: D }> | null {
  return (legal.find((action) => action.do === kind) ?? null) as Extract<KittensAction, { do: D }> | null;
}

/** The five that are exactly these cards. */
export function fiveOf(legal: Legal, cards: readonly KittensCard[]): Five | null {
  if (cards.length !== 5) return null;
  return (
    legal.find(
      (action): action is Five => action.do === "five" && action.cards.every((card) => cards.includes(card)),
    ) ?? null
  );
}

/** Whether these cards, and perhaps more, make a five. */
export function mayBecomeFive(legal: Legal, cards: readonly KittensCard[]): boolean {
  return legal.some((action) => action.do === "five" && cards.every((card) => action.cards.includes(card)));
}

export function targetsOf(actions: readonly (KittensFavor | Pair | Three)[]): number[] {
  return [...new Set(actions.map((action) => action.target).filter((target) => target !== null))];
}
