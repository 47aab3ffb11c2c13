// The text below the piles, and the viewer's knowledge of the Draw Pile.

import "./pile.css";
import { useEffect, useState } from "preact/hooks";
import { bottom, boxAround, type Box } from "../../board/boxes";
import { fieldName } from "../../board/names";
import type { Places } from "../../board/places";
import { useTable } from "../../board/table";
import type { KittensCard, KittensView, Zone } from "../../net/protocol";
import { useInMotion } from "../../stage/in-motion";
import type { Size } from "../../stage/size";
import { t } from "../../words/messages";
import { KnownPile, Peek } from "./more";

/** The name of a pile, and how many kittens or cards are in it. */
export function Below({ zone }: { zone: Zone }) {
  const { pile, discard, cards, phase } = useTable().view as KittensView;
  const landed = discard.length - useInMotion().underway("discard");
  const isDraw = zone.name === "pile";
  const open = discard.filter((card) => card === "kitten").length + (phase.phase === "inserting" ? 1 : 0);
  const left = t("kittens-kittens-left", { count: (cards.kitten ?? 0) - open }); // one fewer than living players
  return (
    <p class="k-under">
      <b>{fieldName("kittens", zone.name)}</b>
      {isDraw && <span class="unseen">{t("kittens-pile-count", { count: pile })}</span>}
      <span class="note">{isDraw ? left : landed ? t("kittens-pile-count", { count: landed }) : ""}</span>
    </p>
  );
}

/** What only the viewer sees: known cards below the piles or, with room, beside them; and peeked cards over them. */
export function Beside({ laid, size, over }: { laid: Places; size: Size; over: Box }) {
  const { events, view: anyView } = useTable();
  const view = anyView as KittensView;
  const [peeked, setPeeked] = useState<KittensCard[] | null>(null);
  const isMyTurn = view.turn === view.seat;
  useEffect(() => {
    if (!isMyTurn) setPeeked(null); // peeked cards close at the end of the turn
  }, [isMyTurn]);
  useEffect(() => {
    const look = events?.findLast((event) => event.event === "peeked") as { cards?: KittensCard[] | null } | undefined;
    if (look?.cards?.length) setPeeked(look.cards);
  }, [events]);
  const piles = boxAround(laid.zones);
  const right = piles.left + piles.width;
  const left = laid.shape === "round" ? (right + size.width) / 2 : right - piles.width / 2;
  return (
    <>
      {view.memory.pile.known.length > 0 && <KnownPile left={left} top={bottom(piles)} />}
      {peeked && isMyTurn && <Peek cards={peeked} over={over} onClose={() => setPeeked(null)} />}
    </>
  );
}
