// The drawings of this game, fetched when the first is shown.

import type { JSX } from "preact";
import type { KittensCard } from "../../../net/protocol";
import { Picture, prepare } from "../../../ui/picture";
import type * as Cards from "./cards";
import { PAINT } from "./colors";

type Drawings = typeof Cards;

const fetchDrawing = (draw: (art: Drawings) => JSX.Element) => () => import("./cards").then(draw);
const drawingOf = (card: KittensCard) => fetchDrawing(({ Drawing }) => <Drawing card={card} />);
const back = fetchDrawing(({ Back }) => <Back />);
const ghost = fetchDrawing(({ Ghost }) => <Ghost />);
const survivor = fetchDrawing(({ Survivor }) => <Survivor />);

export function CardPicture({ card }: { card: KittensCard }) {
  return <Picture class="k-picture card-picture" name={`kittens ${card}`} drawing={drawingOf(card)} />;
}

export function BackPicture() {
  return <Picture class="k-back-art" name="kittens back" drawing={back} />;
}

export function GhostPicture() {
  return <Picture class="k-gone" name="kittens ghost" drawing={ghost} />;
}

export function SurvivorPicture() {
  return <Picture class="k-survivor" name="kittens survivor" drawing={survivor} />;
}

/** Load all drawings before the first card of a kind is shown. */
export function prepareCards(): void {
  for (const card of Object.keys(PAINT) as KittensCard[]) prepare(`kittens ${card}`, drawingOf(card));
}
