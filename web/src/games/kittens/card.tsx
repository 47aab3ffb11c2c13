// One card, open or face down.

import "../../stage/card.css";
import "./card.css";
import { useMemo } from "preact/hooks";
import type { KittensCard } from "../../net/protocol";
import type { ChipProps } from "../../stage/game";
import { t } from "../../words/messages";
import { PAINT } from "./art/colors";
import { BackPicture, CardPicture } from "./art/pictures";
import { hasSign, Sign } from "./art/signs";

/** A card face. Its place sets its width with `--card`. Each drawing is made once. */
export function CardFace({ card }: { card: KittensCard }) {
  return useMemo(() => drawn(card), [card]);
}

function drawn(card: KittensCard) {
  const name = breakable(t(`kittens-card-${card}`));
  const longest = Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length));
  const { band, ground } = PAINT[card];
  return (
    <span class="k-card felt-card" data-card={card} style={{ "--band": band, "--picture": ground }}>
      <Sign card={card} />
      <CardPicture card={card} />
      <span class="k-name card-name" style={{ "--fit": Math.min(0.135, 1.5 / longest) }}>
        {name}
      </span>
      <span class="k-joke" aria-hidden="true">
        {t(`kittens-joke-${card}`)}
      </span>
    </span>
  );
}

/** Adds soft hyphens to long German compounds, so that they can break on a card. */
function breakable(name: string): string {
  return name.replace(/(\p{L}{5,})(katze)/u, "$1\u00ad$2").replace(/^(Ent)(schärfung)/u, "$1\u00ad$2");
}

export function CardBack() {
  return (
    <span class="k-card k-back felt-card" data-card="back">
      <BackPicture />
    </span>
  );
}

/** The sign of a card, a blast, or the back of a hidden card, at text size. */
export function Chip({ what }: ChipProps) {
  if (what === "boom") return <Blast />;
  return hasSign(what) ? <Sign card={what} /> : <CardBack />;
}

function Blast() {
  return (
    <svg viewBox="0 0 24 24">
      <path fill="#f0a13c" d="M12 0l3 7 6-4-3 6.5 6 2.5-6 2.5 3 6.5-6-4-3 7-3-7-6 4 3-6.5-6-2.5 6-2.5L3 3l6 4z" />
      <circle cx="12" cy="12" r="4.5" fill="#d8492a" />
    </svg>
  );
}
