// The viewer's hand: a fan to choose from, in an order that the player can change.

import "./hand.css";
import { fan, fitting } from "../stage/fan";
import { FanOf } from "../stage/hand";
import { useInMotion } from "../stage/in-motion";
import { glows } from "../stage/tap";
import type { Zone } from "../net/protocol";
import { Icon } from "../ui/icon";
import { t } from "../words/messages";
import { cardsOf, layoutOf, placeName, zonesOf, type Card } from "./layout";
import { cardsIn, keyOf, type Step } from "./choosing";
import { CardFace } from "./card";
import { useDrag } from "./drag";
import { dressOf } from "./dress";
import { fit } from "./fittings";
import { order, setOrder, stacked, type Stack, useHeld } from "./held";
import { fieldName, lookOf } from "./names";
import { at, type Box } from "./boxes";
import { takes } from "./kinds";
import { optionAt, rootAt, useTable, type Table } from "./table";

export function Hand({ zone, box, card: size }: { zone: Zone; box: Box; card: number }) {
  const table = useTable();
  const { view, game } = table;
  const place = placeName(zone, view.seat);
  const hand = cardsOf(zone, view, view.seat);
  const { held, move } = useHeld(game, hand);
  const stacks = stacked(useInMotion(), place, held, fitting(box.width, size));
  const fanned = fan(stacks.length, box.width, size);
  const [first, second] = fanned.spots;
  const step = first && second ? Math.abs(second.x - first.x) || size : size;
  const lifted = liftedIn(table, zone, stacks);
  const empty = hand.length ? "" : dressOf(game).empty?.(view);
  return (
    <div class="placed" style={at(box)}>
      {empty ? (
        <p class="p-hand-empty" data-place={place}>
          {empty}
        </p>
      ) : (
        <FanOf
          class="p-fan"
          place={place}
          zone={zone.name}
          says={fieldName(game, zone.name)}
          width={box.width}
          fan={fanned}
          cards={stacks.map((stack) => {
            const isUp = lifted.has(stack.id);
            const shift = (by: number): void => void (stacks.length === held.length && move(stack.id, by));
            return {
              key: stack.id,
              isUp,
              isWhole: isUp && lifted.size === 1, // if several cards are chosen, none covers another
              isArriving: stack.isArriving,
              button: <HandCard zone={zone} stack={stack} isUp={isUp} step={step} move={shift} />,
            };
          })}
        />
      )}
    </div>
  );
}

/** The chosen cards: of each kind, as many as every remaining action takes; all cards of a single remaining action. */
function liftedIn(table: Table, zone: Zone, stacks: readonly Stack[]): Set<number> {
  const { choice, layout, game, looked } = table;
  const { actions, options, taken } = choice;
  const isSettled = choice.isBegun && actions.length === 1 && !options.length;
  const cards = isSettled ? cardsIn(actions[0]!, layout, zone.name) : cardsTaken(taken, zone);
  const isMore = options.some(isCardOf(zone));
  const wanted = new Map(looked === null ? [] : [[looked, 1]]);
  for (const card of cards) {
    const chosen = cards.filter((each) => each === card).length;
    const least = Math.min(...actions.map((action) => takes(game, layout, action, card)));
    wanted.set(card, isMore ? chosen : Math.max(least, chosen));
  }
  const lifted = new Set<number>();
  for (const { id, card, count } of stacks) {
    const left = (card !== null && wanted.get(card)) || 0;
    if (left > 0) lifted.add(id);
    if (card !== null) wanted.set(card, left - count);
  }
  return lifted;
}

function cardsTaken(taken: readonly Step[], zone: Zone): Card[] {
  return taken.flatMap((step) => (step.is === "card" && step.zone === zone.name ? [step.card] : []));
}

const isCardOf =
  (zone: Zone) =>
  ({ step }: { step: Step }): boolean =>
    step.is === "card" && step.zone === zone.name;

interface HandCardProps {
  zone: Zone;
  stack: Stack;
  isUp: boolean;
  /** The distance to the next card. */
  step: number;
  move(by: number): void;
}

function HandCard({ zone, stack: { card, count }, isUp, step: distance, move }: HandCardProps) {
  const table = useTable();
  const { game, choice } = table;
  const step: Step = { is: "card", zone: zone.name, card: card! };
  const drag = useDrag(distance, move, (place) => dropped(table, step, place));
  const option = optionAt(table, step);
  const root = rootAt(table, step);
  const isMore = choice.isBegun && choice.options.some(isCardOf(zone)); // more cards can be chosen
  const isElsewhere = choice.options.some(({ step: { is } }) => is === "seat");
  const lit = option ?? (isMore || isElsewhere || isUp ? undefined : root);
  const look = card === null ? null : lookOf(game, layoutOf(game), card);
  const choose = (): void => {
    if (isUp) table.undo(step);
    else if (option) table.take(step);
    else if (!isMore && card !== null) table.begin(step);
  };
  const press = (event: KeyboardEvent): void => {
    if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };
  const classes = ["p-hand-card fan-card bare", lit && glows(table, lit.actions) ? "can" : ""];
  if (isMore && !option && !isUp) classes.push("calm");
  const { wasTap, ...pointer } = drag;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-step={option || root ? keyOf(step) : undefined}
      aria-label={look ? t("table-in-hand", { card: look.name, count }) : undefined}
      aria-description={look?.text || undefined}
      aria-pressed={isUp}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      title={look?.text || look?.name}
      disabled={table.busy.value}
      onKeyDown={press}
      {...pointer}
      onClick={() => wasTap() && choose()}
    >
      <CardFace game={game} card={card} />
      {count > 1 && (
        <span class="p-times" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}

/** Handles a card dropped in a place: performs the action or opens the next step. Returns whether it was performed. */
function dropped(table: Table, step: Step, place: string): boolean {
  const { layout, game, choice } = table;
  const is = (other: Step): boolean => keyOf(other) === keyOf(step);
  const isTaken = choice.taken.some(is);
  if (table.busy.value || !(isTaken || rootAt(table, step))) return false;
  const { options, actions } = isTaken ? choice : table.ahead(step);
  const aimed = options.find((option) => isAt(layout, option.step, place));
  const left = aimed?.actions ?? actions;
  const alone = left.filter((action) => takes(game, layout, action, null) <= 1);
  const isSure = alone.length === 1 && (aimed !== undefined || isOfTable(layout, place));
  if (isSure) table.act(alone[0]!);
  else if (!isTaken) table.begin(step, ...(aimed ? [aimed.step] : []));
  else if (aimed) table.take(aimed.step);
  return isSure;
}

/** Whether the target of a step is in a place or belongs to a player. */
function isAt(layout: Table["layout"], step: Step, place: string): boolean {
  const zone = layout.zones.find(({ name }) => "zone" in step && name === step.zone);
  if (step.is === "seat") return place.endsWith(`-${step.seat}`);
  if (step.is === "row") return place === placeName(zone!, null, step.row - (zone!.first ?? 0));
  return step.is === "zone" && place === placeName(zone!, step.seat);
}

function isOfTable(layout: Table["layout"], place: string): boolean {
  return zonesOf(layout, "table").some(({ name }) => name === place.split(".")[0]);
}

/** Switches between the two orders. The icon shows the current one. */
export function SortHand({ count }: { count: number }) {
  if (count < 2) return null;
  const says = t(`table-sort-${order.value}`);
  return (
    <button
      type="button"
      class="p-tool p-sort aligned centred gap-3"
      aria-label={`${t("table-sort")}: ${says}`}
      title={`${t("table-sort")}: ${says}`}
      onClick={() => setOrder(order.value === "kind" ? "drawn" : "kind")}
    >
      <Icon name={order.value === "kind" ? "kinds" : "drawn"} />
      <span>{says}</span>
    </button>
  );
}

fit({ Hand, SortHand });
