// The pictures of the cards, fetched when the first card is shown.

import type { KittensCard } from "../../../net/protocol";
import { Picture, prepare } from "../../../ui/picture";
import { PAINT } from "./colors";

const fetchDrawing = (card: KittensCard) => () => import("./cards").then(({ Drawing }) => <Drawing card={card} />);

export function CardPicture({ card }: { card: KittensCard }) {
  return <Picture class="k-picture card-picture" name={`kittens ${card}`} drawing={fetchDrawing(card)} />;
}

/** Before the first card of a kind is seen. */
export function prepareCards(): void {
  for (const card of Object.keys(PAINT) as KittensCard[]) prepare(`kittens ${card}`, fetchDrawing(card));
}
