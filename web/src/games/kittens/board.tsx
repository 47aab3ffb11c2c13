// The table of Exploding Kittens: the others around, the piles in the middle, the own hand below.

import "../../stage/felt.css";
import "./board.css";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyEvent, KittensAction, KittensCard, KittensView } from "../../net/protocol";
import type { BoardProps } from "../../stage/game";
import { around, isLow, useSize, type Size } from "../../stage/size";
import { prepareCards } from "./art/pictures";
import { PassUntilTurn, Tray } from "./choice";
import { backFrom, ChoosingContext, question, TableContext, useTable, type Choice, type Table } from "./choosing";
import { Ghost } from "./ghost";
import { Hand, SortHand } from "./hand";
import { Peek } from "./peek";
import { DiscardPile, DrawPile, KnownPile } from "./pile";
import { HeldKitten, Seat, Tag } from "./seat";

type Props = BoardProps<KittensView, KittensAction>;

/** The next person on the same device begins with nothing chosen and nothing open. */
export function Board(props: Props) {
  useEffect(prepareCards, []);
  return <BoardOf key={props.view.seat ?? "nobody"} {...props} />;
}

function BoardOf(props: Props) {
  const { view, bottom, seats } = props;
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const [peeked, putAway] = usePeek(props.events, view.turn === view.seat);
  const table: Table = { ...props, names: seats.map((seat) => seat.name) };
  const card = cardWidth(size, props.isHand);
  const others = around(seats.length, bottom);
  return (
    <TableContext.Provider value={table}>
      <Choosing board={board} card={card} isHand={props.isHand}>
        <div class={`k-table felt-table others-${others.length}`}>
          <ul class="k-others flowing centred">
            {others.map((seat, each) => (
              <Seat key={seat} seat={seat} bend={bend(each, others.length)} />
            ))}
          </ul>
          <div class={view.memory.pile.known.length ? "k-middle known" : "k-middle"}>
            <div class="k-piles">
              <DrawPile />
              <DiscardPile />
            </div>
          </div>
          <KnownPile />
          {peeked && <Peek cards={peeked} onClose={putAway} />}
          <Tray />
          <section class="k-own" data-seat={bottom} data-place={`seat-${bottom}`} aria-label={seats[bottom]!.name}>
            <Own width={handWidth(size)} card={card} />
          </section>
        </div>
      </Choosing>
    </TableContext.Provider>
  );
}

/** The board, and what was chosen on it so far; a tap beside everything puts that back. */
function Choosing({
  board,
  card,
  isHand = false,
  children,
}: {
  board: RefObject<HTMLDivElement>;
  card: number;
  isHand?: boolean;
  children: ComponentChildren;
}) {
  const [choice, choose] = useChoice(useTable().view);
  const leave = (event: MouseEvent): void => {
    if (choice && !(event.target as Element).closest("button, input, .k-tray")) choose(null);
  };
  return (
    <ChoosingContext.Provider value={{ choice, choose }}>
      <div
        ref={board}
        class={isHand ? "board kittens felt hand" : "board kittens felt"}
        style={{ "--card": `${card}px` }}
        onClick={leave}
      >
        {children}
      </div>
    </ChoosingContext.Provider>
  );
}

/** The own hand; for a spectator the seat at the bottom is one like the others. */
function Own({ width, card }: { width: number; card: number }) {
  const { view, bottom } = useTable();
  if (view.seat === null) {
    return (
      <ul class="k-others flowing centred">
        <Seat seat={bottom} bend={0} />
      </ul>
    );
  }
  return (
    <>
      <div class="k-own-bar aligned gap-3">
        <Tag seat={bottom} />
        {!view.legal.length && <HeldKitten seat={bottom} />}
        <PassUntilTurn />
        <SortHand />
      </div>
      {view.alive[bottom] ? <Hand width={width} card={card} /> : <Ghost />}
    </>
  );
}

/** The distance of a seat down the side of the table: zero in the middle, more towards the ends. */
function bend(each: number, count: number): number {
  const along = ((each + 1) / (count + 1)) * 2 - 1;
  return along * along;
}

function cardWidth({ width, height }: Size, isHand = false): number {
  if (isHand) return Math.round(Math.max(58, Math.min(240, width / 2.8, height / 3.2)));
  if (isLow({ width, height })) return Math.round(Math.max(58, Math.min(96, height / 4.1)));
  return Math.round(Math.max(72, Math.min(280, width / 4.2, height / 5.4)));
}

/**
 * The hand's share of the board's width: a phone on its side, and a large screen, show the player beside the cards
 * (hand.css).
 */
function handWidth({ width, height }: Size): number {
  if (isLow({ width, height })) return width - 16 - 158;
  const isBroad = width >= 960 && height >= 520;
  return width - 16 - (isBroad ? 2 * Math.max(190, width / 5.5) : 0);
}

/**
 * The choice so far. Another question resets it, Escape goes a step back. If no card of the hand is needed, none is
 * chosen: it would cover the question.
 */
function useChoice(view: KittensView): [Choice, (choice: Choice) => void] {
  const [made, setMade] = useState<{ choice: Choice; question: string }>({ choice: null, question: "" });
  const asked = question(view);
  const takesNoCard = view.legal.some((action) => action.do === "insert" || action.do === "pick");
  const choice = made.question === asked && !takesNoCard ? made.choice : null;
  useLayoutEffect(() => {
    if (!choice) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      setMade({ choice: backFrom(choice), question: asked });
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [choice, asked]);
  useFocusBack(choice);
  return [choice, (next) => setMade({ choice: next, question: asked })];
}

/** Returns the keyboard focus to the card when a choice is cancelled. */
function useFocusBack(choice: Choice): void {
  const before = useRef<KittensCard | null>(null);
  useEffect(() => {
    const card = choice && "card" in choice ? choice.card : null;
    if (!card && before.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`.k-hand [data-card="${before.current}"]`)?.focus();
    }
    before.current = card;
  }, [choice]);
}

/** The cards this person has just looked at; with their turn the look is over. */
function usePeek(events: readonly AnyEvent[] | undefined, isMyTurn: boolean): [KittensCard[] | null, () => void] {
  const [peeked, setPeeked] = useState<KittensCard[] | null>(null);
  useEffect(() => {
    if (!isMyTurn) setPeeked(null);
  }, [isMyTurn]);
  useEffect(() => {
    const look = events?.findLast((event) => event.event === "peeked");
    if (look?.event === "peeked" && look.cards?.length) setPeeked(look.cards);
  }, [events]);
  return [isMyTurn ? peeked : null, () => setPeeked(null)];
}
