// All drawings of this game. They load after the board: until then, a card shows its sign and its name.

import type { JSX } from "preact";
import type { KittensCard } from "../../../../net/protocol";
import { Attack } from "./attack";
import { Beard } from "./beard";
import { Cattermelon } from "./cattermelon";
import { Defuse } from "./defuse";
import { Favor } from "./favor";
import { Kitten } from "./kitten";
import { Nope } from "./nope";
import { Potato } from "./potato";
import { Rainbow } from "./rainbow";
import { See } from "./see";
import { Shuffle } from "./shuffle";
import { Skip } from "./skip";
import { Tacocat } from "./tacocat";

export { Back } from "./back";
export { Ghost, Survivor } from "./figures";
export { Group } from "./hero";

const PICTURES: Record<KittensCard, () => JSX.Element> = {
  kitten: Kitten,
  defuse: Defuse,
  nope: Nope,
  attack: Attack,
  skip: Skip,
  favor: Favor,
  shuffle: Shuffle,
  see: See,
  tacocat: Tacocat,
  cattermelon: Cattermelon,
  potato: Potato,
  beard: Beard,
  rainbow: Rainbow,
};

export function Drawing({ card }: { card: KittensCard }) {
  const Drawn = PICTURES[card];
  return (
    <svg viewBox="0 0 100 140">
      <Drawn />
    </svg>
  );
}
