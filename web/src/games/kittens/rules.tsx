// The pictures for the rules, by number of the chapter.

import type { ComponentType } from "preact";
import type { KittensCard } from "../../net/protocol";
import { CardFace } from "./card";

const CARDS: readonly KittensCard[] = ["kitten", "defuse", "nope", "attack", "skip", "favor", "shuffle", "see"];
const CATS: readonly KittensCard[] = ["tacocat", "cattermelon", "potato", "beard", "rainbow"];

export const cards: Record<number, ComponentType> = {
  2: () => <Shelf groups={[["kitten"], ["defuse"]]} />,
  3: () => <Shelf groups={[...CARDS, ...CATS].map((card) => [card])} isLarge />,
  4: () => <Shelf groups={[["nope"]]} />,
  5: () => <Shelf groups={[["potato", "potato"], ["attack", "attack", "attack"], CATS]} />,
};

/** Groups of cards; the cards of a group overlap. */
function Shelf({ groups, isLarge = false }: { groups: readonly (readonly KittensCard[])[]; isLarge?: boolean }) {
  return (
    <>
      {groups.map((cards, group) => (
        <span key={group} class={isLarge ? "rules-group k-large" : "rules-group"}>
          {cards.map((card, place) => (
            <CardFace key={place} card={card} />
          ))}
        </span>
      ))}
    </>
  );
}
