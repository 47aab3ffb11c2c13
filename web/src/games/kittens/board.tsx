// The table of Exploding Kittens: the others around, the piles in the middle, the own hand below.

import "../../stage/felt.css";
import "./board.css";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyEvent, KittensAction, KittensCard, KittensView } from "../../net/protocol";
import { at, bottom as bottomOf, boxAround, type Box } from "../../board/boxes";
import { flight } from "../../board/flight";
import { places, roomOf, type Places } from "../../board/places";
import type { BoardProps } from "../../stage/game";
import { later } from "../../stage/later";
import { around, useSize, zoomOf, type Size } from "../../stage/size";
import { prepareCards } from "./art/pictures";
import { PassUntilTurn, Tray } from "./choice";
import { backFrom, ChoosingContext, question, TableContext, useTable, type Choice, type Table } from "./choosing";
import { Ghost } from "./ghost";
import { Hand, SortHand } from "./hand";
import { Peek } from "./peek";
import { DiscardPile, DrawPile, KnownPile } from "./pile";
import { HeldKitten, Seat, Tag } from "./seat";

export const ownMotion = later(() => import("./motion.later"));

const ROOM_FOR_WORDS = 70; // pixels: below a smaller pile there are none
const LEAST_HAND = 5; // cards for which there is always room

type Props = BoardProps<KittensView, KittensAction>;

/** The next person on the same device begins with nothing chosen and nothing open. */
export function Board(props: Props) {
  useEffect(() => {
    prepareCards();
    void flight();
    void ownMotion();
  }, []);
  return <BoardOf key={props.view.seat ?? "nobody"} {...props} />;
}

function BoardOf(props: Props) {
  const { view, bottom, seats, isTv = false } = props;
  const board = useRef<HTMLDivElement>(null);
  const size = useSize(board);
  const [peeked, putAway] = usePeek(props.events, view.turn === view.seat);
  const table: Table = { ...props, names: seats.map((seat) => seat.name) };
  const laid = places(roomOf(size, isTv), {
    others: seats.length - 1,
    before: "fan",
    lines: 0,
    hasMarks: true,
    zones: [1, 1],
    labels: isTv ? 0 : 2,
    isWordy: !isTv,
    hasFacts: false,
    hand: view.seat === null ? null : Math.max(view.hand.length, LEAST_HAND),
  });
  const isKnown = view.memory.pile.known.length > 0;
  const over = overPiles(laid, size, view.phase.phase === "inserting");
  return (
    <TableContext.Provider value={table}>
      <Choosing board={board} card={laid.handCard} zoom={zoomOf(size)}>
        <div class={`p-table k-table ${laid.shape}`}>
          <ul class="k-others">
            {around(seats.length, bottom).map((seat, each) => (
              <Seat key={seat} seat={seat} place={laid.others[each]!} />
            ))}
          </ul>
          <div
            class={["k-piles", isKnown ? "known" : "", laid.card < ROOM_FOR_WORDS ? "tight" : ""].join(" ")}
            style={{ "--card": `${laid.card}px` }}
          >
            <DrawPile box={laid.zones[0]!} />
            <DiscardPile box={laid.zones[1]!} />
            <KnownPile {...besidePiles(laid, size)} />
          </div>
          {peeked && <Peek cards={peeked} over={over} onClose={putAway} />}
          <Tray box={laid.prompt} over={over} />
          <Own laid={laid} />
        </div>
      </Choosing>
    </TableContext.Provider>
  );
}

/** Below the piles or, with room, beside them. */
function besidePiles({ shape, zones }: Places, { width }: Size): { left: number; top: number } {
  const piles = boxAround(zones);
  const right = piles.left + piles.width;
  return { left: shape === "round" ? (right + width) / 2 : right - piles.width / 2, top: bottomOf(piles) };
}

/** Where what needs much room lies: over the piles and the question. */
function overPiles({ shape, zones, prompt, hand }: Places, { width }: Size, isInserting: boolean): Box {
  if (shape === "low" && !isInserting) return { left: 0, top: 0, width, height: hand.top };
  const { top, height } = boxAround([...zones, prompt]);
  return { left: 4, top, width: width - 8, height };
}

/** The board, and what was chosen on it so far; a tap beside everything puts that back. */
function Choosing({
  board,
  card,
  zoom,
  children,
}: {
  board: RefObject<HTMLDivElement>;
  card: number;
  zoom: number;
  children: ComponentChildren;
}) {
  const [choice, choose] = useChoice(useTable().view);
  const leave = (event: MouseEvent): void => {
    if (choice && !(event.target as Element).closest("button, input, .k-tray")) choose(null);
  };
  return (
    <ChoosingContext.Provider value={{ choice, choose }}>
      <div ref={board} class="board kittens felt" style={{ "--card": `${card}px`, "--zoom": zoom }} onClick={leave}>
        {children}
      </div>
    </ChoosingContext.Provider>
  );
}

/** The own hand; for a spectator the seat at the bottom is one like the others. */
function Own({ laid }: { laid: Places }) {
  const { view, bottom, seats } = useTable();
  if (view.seat === null) {
    return (
      <ul class="k-own">
        <Seat seat={bottom} place={laid.own} />
      </ul>
    );
  }
  return (
    <section class="k-own" data-seat={bottom} data-place={`seat-${bottom}`} aria-label={seats[bottom]!.name}>
      <div class="k-own-bar aligned gap-3" style={at(laid.own.box)}>
        <Tag seat={bottom} />
        {!view.legal.length && <HeldKitten seat={bottom} />}
        <span class="k-tools aligned">
          <PassUntilTurn />
          <SortHand />
        </span>
      </div>
      <div class="k-own-cards" style={at(laid.hand)}>
        {view.alive[bottom] ? <Hand width={laid.hand.width} card={laid.handCard} /> : <Ghost />}
      </div>
    </section>
  );
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
      document.querySelector<HTMLElement>(`.k-hand button:has([data-card="${before.current}"])`)?.focus();
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
