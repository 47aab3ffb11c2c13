// Where cards are on the board, and how they fly.

import type { KittensCard, KittensView } from "../../net/protocol";
import {
  type Flyer,
  type Scene as AnyScene,
  type Side,
  type Spot,
  spotOf,
  type Stage,
  turnOf,
} from "../../stage/stage";
import { CardBack, CardFace } from "./card";
import { tilt } from "./pile";

export type Scene = AnyScene<KittensView>;
export type Land = () => Promise<void>;

// Places

export function pileSpot(stage: Stage): Spot {
  return spotOf(stage.place("pile")!.querySelector(".k-stack")!);
}

/** The place of the next card on the discard pile, above this many. */
export function discardSpot(stage: Stage, below: number): Spot {
  return { ...spotOf(stage.place("discard")!.querySelector(".k-stack")!), turn: tilt(below) };
}

/** The place of a player's cards: one's own hand, or the backs of another. */
export function seatSpot({ stage, view }: Scene, seat: number): Spot {
  const hand = seat === view.seat ? stage.place("hand") : null;
  if (hand) return { ...spotOf(hand), width: cardWidth(stage), turn: 0 };
  const place = stage.place(`seat-${seat}`)!;
  const backs = [...place.querySelectorAll(".backs .k-card")].filter((back) => back.checkVisibility());
  if (backs.length) return spotOf(backs.at(-1)!);
  return { ...spotOf(place.querySelector(".k-held") ?? place), width: 20, turn: 0 };
}

/** Where each of some cards is in a hand. Those of others are all in one place. */
export function handSpots(scene: Scene, seat: number, cards: readonly (KittensCard | null)[]): Spot[] {
  const held =
    seat === scene.view.seat
      ? [...(scene.stage.place("hand")?.querySelectorAll<HTMLElement>(":scope > li") ?? [])]
      : [];
  return cards.map((card) => {
    const equal = held.filter((each) => each.querySelector<HTMLElement>("[data-card]")?.dataset["card"] === card);
    const found = equal.find((each) => each.classList.contains("up")) ?? equal[0];
    if (!found) return seatSpot(scene, seat);
    if (equal.length > 1) held.splice(held.indexOf(found), 1);
    return inHand(found);
  });
}

export function inHand(place: Element): Spot {
  return { ...spotOf(place.querySelector(".k-card")!), turn: turnOf(place) };
}

function cardWidth(stage: Stage): number {
  return parseFloat(getComputedStyle(stage.root.querySelector(".board")!).getPropertyValue("--card")) || 90;
}

// Cards

/** A card on the stage, drawn large enough for where it goes. */
export function fly(stage: Stage, card: KittensCard | null, from: Spot, up: Side, largest = 0): Flyer {
  const flyer = stage.card(card ?? "card", { front: card && <CardFace card={card} />, back: <CardBack /> }, from, up);
  flyer.resize(Math.max(from.width, largest));
  return flyer;
}

/** How high a card rises on its way. */
export function arc(from: Spot, to: Spot): number {
  return Math.min(80, Math.hypot(to.x - from.x, to.y - from.y) / 5);
}
