// The model of a phone's hand: the choice, and the cards shown for it.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ReadonlySignal } from "@preact/signals";
import type { AnyAction, AnyView, Zone } from "../../../net/protocol";
import { keyOf, type Option, type Step } from "../../../board/choosing";
import { type Card, cardsOf, heldIn, rowsOf, zonesOf } from "../../../board/layout";
import { capital, fieldName, questionFor, rowName, valueName } from "../../../board/names";
import type { Choosing } from "../../../board/use-choice";
import type { HandUi, SeatInfo } from "../../../stage/game";
import { t, tOr } from "../../../words/messages";

export interface HandTable extends Choosing {
  view: AnyView;
  seats: SeatInfo[];
  names: string[];
  hand: HandUi;
  isReaction: boolean;
  busy: ReadonlySignal<boolean>;
  passing: boolean;
  passUntilTurn(on: boolean): void;
  act(action: AnyAction): void;
}

export const HandContext = createContext<HandTable | null>(null);

export function useHand(): HandTable {
  return useContext(HandContext)!;
}

/** A group of cards: the player's own, or others that can be chosen. */
export interface Lot {
  zone: Zone | null;
  cards: (Card | null)[];
  rows: Row[];
}

/** One of several rows of a zone, with the choice behind it. */
export interface Row {
  at: number;
  cards: (Card | null)[];
  option: Option | null;
}

/** The player's hand, unless only other cards can be chosen; without a hand, the open cards of the table or seat. */
export function lotsOf(table: HandTable): Lot[] {
  const { view, choice } = table;
  const { layout } = table.hand;
  const mine = zonesOf(layout, "seat").filter(({ shape }) => shape !== "pile");
  const { held } = heldIn(mine);
  const others = layout.zones.filter((zone) => zone !== held).flatMap((zone) => tappable(table, zone));
  const isHandTapped = choice.options.some(({ step }) => step.is === "card" && step.zone === held?.name);
  if (others.length && !isHandTapped && !choice.isBegun) return others;
  if (held) return [...others, { zone: held, cards: cardsOf(held, view, view.seat), rows: [] }];
  const lying = zonesOf(layout, "table").filter(({ shape }) => shape !== "pile");
  const open = [...lying.map((zone) => lotIn(table, zone, null)), ...mine.map((zone) => lotIn(table, zone, view.seat))];
  return others.length ? others : open.filter(({ cards, rows }) => cards.length + rows.length > 0).slice(0, 1);
}

/** The cards of a zone besides the hand that can be chosen, or the one that was tapped. */
function tappable(table: HandTable, zone: Zone): Lot[] {
  const { options } = table.choice;
  const isRow = options.some(({ step }) => step.is === "row" && step.zone === zone.name);
  if (isRow) return [lotIn(table, zone, null)];
  const cards = options.flatMap(({ step }) => (step.is === "card" && step.zone === zone.name ? [step.card] : []));
  const raised = raisedIn(table);
  if (!cards.length && raised?.is === "card" && raised.zone === zone.name) cards.push(raised.card);
  return cards.length ? [{ zone, cards, rows: [] }] : [];
}

function lotIn({ view, choice }: HandTable, zone: Zone, seat: number | null): Lot {
  const rows = rowsOf(zone, view, seat);
  if (!rows) return { zone, cards: cardsOf(zone, view, seat), rows: [] };
  const isAt = (step: Step, at: number): boolean =>
    step.is === "row" && step.zone === zone.name && step.row === at + (zone.first ?? 0);
  const optionAt = (at: number): Option | null => choice.options.find(({ step }) => isAt(step, at)) ?? null;
  return { zone, cards: [], rows: rows.map((cards, at) => ({ at, cards, option: optionAt(at) })) };
}

/** Choices of a named card that lies in no zone. */
export function namedIn({ hand, choice }: HandTable): Option[] {
  const isCard = ({ step }: Option): boolean => step.is === "value" && String(step.value) in hand.layout.faces;
  return choice.options.every(isCard) ? choice.options : [];
}

/** The choices with a button. */
export function buttonsOf(table: HandTable): Option[] {
  const { choice, isReaction } = table;
  if (namedIn(table).length) return [];
  const isQuick = isReaction && !choice.isBegun; // one tap is enough under time pressure
  return choice.options.filter(
    ({ step, actions }) => (step.is !== "card" || (isQuick && actions.length === 1)) && step.is !== "row",
  );
}

/** The tapped card. */
export function raisedIn({ choice }: HandTable): Step | null {
  return choice.isBegun ? (choice.taken.find(({ is }) => is === "card") ?? null) : null;
}

export function wordsOf({ hand, view, names }: HandTable, { step, actions }: Option): string {
  const { game } = view;
  if (step.is === "seat") return names[step.seat] ?? String(step.seat);
  if (actions.length === 1) return hand.label(actions[0]!, names, view);
  switch (step.is) {
    case "card":
      return hand.name(step.card);
    case "row":
      return rowName(
        game,
        hand.layout.zones.find(({ name }) => name === step.zone)!,
        step.row,
      );
    case "kind":
      return `${hand.kind(step.kind)} …`;
    case "zone":
      return capital(fieldName(game, step.zone));
    case "number":
    case "value":
      return valueName(game, step.field, step.value);
    default:
      return keyOf(step);
  }
}

/** The question, and a note that helps to decide. */
export function asked(table: HandTable, news: string): { title: string; more: string } {
  const { view, names, hand, choice, isReaction } = table;
  const raised = raisedIn(table);
  const next = choice.options[0]?.step;
  const question =
    next?.is === "seat"
      ? t("table-choose-player")
      : next && "field" in next
        ? questionFor(view.game, next.field)
        : next?.is === "row"
          ? t("table-choose-row")
          : "";
  if (raised?.is === "card") return { title: hand.name(raised.card), more: question || hand.text(raised.card) };
  if (view.phase.phase === hand.layout.showdown) return { title: news, more: hand.note(view) };
  if (isReaction) return { title: news, more: tOr(`${view.game}-you-are-asked`, t("table-you-are-asked")) };
  const title = question || hand.question(view, names) || t("table-your-turn");
  return { title, more: hand.note(view) || news };
}
