// The steps of a choice: a card, then a target, then a name. Escape goes one step back.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { KittensAction, KittensCard, KittensView } from "../../net/protocol";
import type { BoardProps } from "../../stage/game";
import { all, type Plays } from "./legal";

export type Choice =
  | null
  | { step: "card"; card: KittensCard }
  | { step: "combo"; card: KittensCard }
  | { step: "target"; kind: "favor" | "pair" | "three"; card: KittensCard; from: Choice }
  | { step: "named"; card: KittensCard; target: number; from: Choice }
  | { step: "five"; cards: KittensCard[] };

export interface Table extends BoardProps<KittensView, KittensAction> {
  names: string[];
}

/** Apart from the table: where nothing but the choice changes, only those who look at it are drawn anew. */
export interface Choosing {
  choice: Choice;
  choose(choice: Choice): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  return useContext(TableContext)!;
}

export const ChoosingContext = createContext<Choosing | null>(null);

export function useChoosing(): Choosing {
  return useContext(ChoosingContext)!;
}

export function backFrom(choice: Choice): Choice {
  return choice && "from" in choice ? choice.from : null;
}

/** The choice after a tap on a card. A card that can only be played as a pair needs nothing but its target. */
export function begun(card: KittensCard, plays: Plays): Choice {
  const isOnlyPair = plays.pairs.length > 0 && all(plays).length === plays.pairs.length;
  return isOnlyPair ? { step: "target", kind: "pair", card, from: null } : { step: "card", card };
}

/** A question is the same as long as this is. */
export function question(view: KittensView): string {
  return [view.phase.phase, view.turn, view.turns, view.pile, view.hand.join(), view.legal.length].join("|");
}

/** Where it begins on the board: at the cards of the hand that it takes, then at whom it is aimed at. */
export function steps(action: KittensAction): string[] {
  if (action.do === "insert") return [`[data-insert="${action.place}"]`];
  const card = "card" in action ? action.card : action.do;
  const cards = "cards" in action ? action.cards : [card];
  const target = "target" in action && action.target !== null ? [`[data-step="target-${action.target}"]`] : [];
  return [
    ...cards.map((each) => `.k-hand button:has([data-card="${each}"])`),
    `[data-step="combo-${card}"]`,
    ...target,
  ];
}
