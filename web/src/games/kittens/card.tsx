// One card, open or face down.

import type { KittensCard } from "../../protocol";
import { Back } from "../../art/kittens/back";
import { Picture } from "../../art/kittens/pictures";
import { Sign } from "../../art/kittens/signs";
import { t } from "../../words";

/** A card face; its size is that of the place it lies in (`--card`, its width). */
export function CardFace({ card }: { card: KittensCard }) {
  return (
    <span class={`k-card k-${card}`}>
      <Sign card={card} />
      <Picture card={card} />
      <span class="k-name">{t(`kittens-card-${card}`)}</span>
    </span>
  );
}

export function CardBack() {
  return (
    <span class="k-card k-back">
      <Back />
    </span>
  );
}

/** A card as small as a letter, with its name for those who cannot see it. */
export function CardSign({ card, not = false }: { card: KittensCard; not?: boolean }) {
  const name = t(`kittens-card-${card}`);
  return (
    <span class={not ? "k-chip not" : "k-chip"} title={name}>
      <Sign card={card} />
    </span>
  );
}
