// The own hand: a fan to choose from, in an order to one's liking.

import "./hand.css";
import { useRef, useState } from "preact/hooks";
import type { KittensCard, KittensView } from "../../net/protocol";
import { fan, fitting } from "../../stage/fan";
import { FanOf } from "../../stage/hand";
import { type InMotion, useInMotion } from "../../stage/in-motion";
import { glows } from "../../stage/tap";
import { t } from "../../words/messages";
import { CardFace } from "./card";
import { begun, useChoosing, useTable, type Choice } from "./choosing";
import { all, mayBecomeFive, playsOf } from "./legal";
import { byKind, holdOn, moved, order, setOrder, type Held } from "./order";
import { cardName, does } from "./words";

/** One card of the fan, or several equal ones where there is no room for each. */
interface Stack extends Held {
  count: number;
  /** On its way here: it has its place, and is not seen yet. */
  isArriving: boolean;
}

export function Hand({ width, card }: { width: number; card: number }) {
  const { view } = useTable();
  const { choice } = useChoosing();
  const place = `hand-${view.seat}`;
  const [held, move] = useHeld(view.hand);
  const stacks = stacked(useInMotion(), place, order.value === "kind" ? byKind(held) : held, fitting(width, card));
  const fanned = fan(stacks.length, width, card);
  const lifted = useLifted(stacks);
  const [first, second] = fanned.spots;
  const step = first && second ? Math.abs(second.x - first.x) : card;
  if (!view.hand.length) {
    return (
      <p class="k-hand-empty" data-place={place}>
        {emptyHand(view)}
      </p>
    );
  }
  return (
    <FanOf
      class="k-hand"
      place={place}
      says={t("kittens-hand")}
      width={width}
      fan={fanned}
      cards={stacks.map((stack) => {
        const isUp = lifted.has(stack.id);
        const shift = (by: number): void => void (stacks.length === held.length && move(stack.id, by));
        return {
          key: stack.id,
          isUp,
          isWhole: isUp && choice?.step === "card", // of several that are chosen, none covers another
          isArriving: stack.isArriving,
          button: <HandCard stack={stack} isUp={isUp} step={step} move={shift} />,
        };
      })}
    />
  );
}

/** Nothing is said while what was held is on its way to the Discard Pile. */
function emptyHand({ alive, seat, turn, legal }: KittensView): string {
  if (legal.some((action) => action.do === "draw")) return t("kittens-hand-empty");
  return alive[seat!] && turn !== seat ? t("kittens-hand-none") : "";
}

/** The cards in the order they came; moving one makes that order one's own. */
function useHeld(hand: readonly KittensCard[]): [Held[], (id: number, by: number) => void] {
  const held = useRef<Held[]>([]);
  const [, redraw] = useState(0);
  held.current = holdOn(held.current, hand);
  const move = (id: number, by: number): void => {
    held.current = moved(order.value === "kind" ? byKind(held.current) : held.current, id, by);
    setOrder("drawn");
    redraw((count) => count + 1);
  };
  return [held.current, move];
}

/** Equal neighbours become one stack when there are more cards than a row can show and they are sorted. */
function stacked(motion: InMotion, place: string, held: readonly Held[], fits: number): Stack[] {
  const stacks: Stack[] = [];
  const arrivals = stillUnderway(motion, place, held);
  for (const each of held) {
    const last = stacks.at(-1);
    const isArriving = arrivals.has(each.id);
    if (held.length > fits && order.value === "kind" && last?.card === each.card && !isArriving) last.count += 1;
    else stacks.push({ ...each, count: 1, isArriving });
  }
  return stacks;
}

/** Of each kind that is on its way, the newest cards. */
function stillUnderway(motion: InMotion, place: string, held: readonly Held[]): Set<number> {
  const kinds = new Set(motion.arriving.value.filter((each) => each.place === place).map(({ what }) => what));
  const newest = (card: string) =>
    held
      .filter((each) => each.card === card)
      .map((each) => each.id)
      .sort((one, other) => other - one);
  return new Set([...kinds].flatMap((card) => newest(card).slice(0, motion.underway(place, card))));
}

/** The chosen cards now: as many of a kind as the choice takes. */
function useLifted(stacks: readonly Stack[]): Set<number> {
  const { choice } = useChoosing();
  const lifted = new Set<number>();
  const wanted = new Map(chosen(choice));
  for (const { id, card, count } of stacks) {
    const left = wanted.get(card) ?? 0;
    if (left > 0) lifted.add(id);
    wanted.set(card, left - count);
  }
  return lifted;
}

function chosen(choice: Choice): [KittensCard, number][] {
  switch (choice?.step) {
    case "card":
      return [[choice.card, 1]];
    case "combo":
      return [[choice.card, 3]];
    case "target":
      return [[choice.card, { favor: 1, pair: 2, three: 3 }[choice.kind]]];
    case "named":
      return [[choice.card, 3]];
    case "five":
      return choice.cards.map((card) => [card, 1]);
    default:
      return [];
  }
}

interface HandCardProps {
  stack: Stack;
  isUp: boolean;
  /** The distance to the next card. */
  step: number;
  move(by: number): void;
}

function HandCard({ stack, isUp, step, move }: HandCardProps) {
  const table = useTable();
  const drag = useDrag(step, move);
  const { card, count } = stack;
  const { choice, choose } = useChoosing();
  const found = playsOf(table.view.legal, card);
  const plays = all(found);
  const inFive = choice?.step === "five";
  const canJoin = inFive && (choice.cards.includes(card) || mayBecomeFive(table.view.legal, [...choice.cards, card]));
  const glow = inFive ? canJoin && !choice.cards.includes(card) : choice?.step !== "target" && glows(table, plays);
  const classes = ["fan-card bare", glow ? "can" : "", inFive && !canJoin ? "calm" : ""];
  const press = (event: KeyboardEvent): void => {
    if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    move(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-step={plays.length ? `card-${card}` : undefined}
      aria-label={t("table-in-hand", { card: cardName(card), count })}
      aria-description={does(card)}
      aria-pressed={isUp}
      title={does(card)}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      onKeyDown={press}
      onPointerDown={drag.begin}
      onPointerMove={drag.go}
      onClick={() => drag.wasTap() && choose(tapped(choice, begun(card, found), card, isUp, canJoin))}
    >
      <CardFace card={card} />
      {count > 1 && (
        <span class="k-times" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}

/** A card is dragged along the hand, place by place. */
function useDrag(step: number, move: (by: number) => void) {
  const from = useRef<number | null>(null);
  const isDragged = useRef(false);
  return {
    begin(event: PointerEvent): void {
      from.current = event.clientX;
      isDragged.current = false;
    },
    go(event: PointerEvent): void {
      if (from.current === null || event.buttons !== 1) return;
      const by = Math.trunc((event.clientX - from.current) / step);
      if (!by) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      isDragged.current = true;
      from.current += by * step;
      move(by);
    },
    wasTap: (): boolean => !isDragged.current,
  };
}

/** The choice after a tap on a card. */
function tapped(choice: Choice, first: Choice, card: KittensCard, isUp: boolean, canJoin: boolean): Choice {
  if (choice?.step !== "five") return isUp && choice?.step !== "named" ? null : first;
  if (choice.cards.includes(card)) return { step: "five", cards: choice.cards.filter((each) => each !== card) };
  return canJoin ? { step: "five", cards: [...choice.cards, card] } : choice;
}

/** Changes between the two orders; the sign shows the one that is on. */
export function SortHand() {
  const { view } = useTable();
  if (view.hand.length < 2) return null;
  const says = t(`table-sort-${order.value}`);
  return (
    <button
      type="button"
      class="k-sort aligned centred gap-3"
      aria-label={`${t("table-sort")}: ${says}`}
      title={`${t("table-sort")}: ${says}`}
      onClick={() => setOrder(order.value === "kind" ? "drawn" : "kind")}
    >
      <svg
        class="icon"
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        <path
          d={
            order.value === "kind"
              ? "M3 7h7v12H3zM14 7h7v12h-7zM5.5 4h7M16.5 4h7"
              : "M4 8l6-2 4 12-6 2zM12 7l5-1 2 12-4 1M18 7l3 1-1 10"
          }
        />
      </svg>
      <span>{says}</span>
    </button>
  );
}
