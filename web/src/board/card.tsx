// One card of any game, open or face down.

import "../stage/card.css";
import "./card.css";
import type { ChipProps } from "../stage/game";
import { dressOf } from "./dress";
import { layoutOf, type Card } from "./layout";
import { cardName, lookOf } from "./names";

/** A card. Its place sets its width with `--card`. */
export function CardFace({ game, card }: { game: string; card: Card | null }) {
  const Own = dressOf(game).Card;
  return Own ? <Own card={card} /> : <UsualCard game={game} card={card} />;
}

/** A card drawn from the layout of its game. */
export function UsualCard({ game, card }: { game: string; card: Card | null }) {
  if (card === null) return <span class="p-card p-back felt-card" data-card="back" />;
  const { name, sign, picture, color, text } = lookOf(game, layoutOf(game), card);
  const isNamed = name !== sign;
  const longest = Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length));
  return (
    <span
      class="p-card felt-card"
      data-card={card}
      style={{ "--band": color }}
      title={text ? `${name}: ${text}` : name}
    >
      {sign && <span class="p-sign middle">{sign}</span>}
      {picture ? (
        <img class="p-picture card-picture" src={drawing(picture)} alt="" />
      ) : (
        <span class="p-big middle">{sign || name}</span>
      )}
      {isNamed && (
        <span class="p-name card-name" style={{ "--fit": Math.min(0.15, 1.45 / longest) }}>
          {name}
        </span>
      )}
    </span>
  );
}

const drawings = new Map<string, string>();

/** A package's picture as an image URL: scripts do not run in images. */
function drawing(svg: string): string {
  const made = drawings.get(svg) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawings.set(svg, made);
  return made;
}

/** A card in a line of text, with its name for screen readers. */
export function CardSign({ game, card, not = false }: { game: string; card: Card; not?: boolean }) {
  const ChipOf = dressOf(game).Chip ?? Chip;
  return (
    <span class={not ? "p-card-sign not" : "p-card-sign"} data-card={card} title={cardName(game, card)}>
      <ChipOf game={game} what={card} />
    </span>
  );
}

/** The sign of a card in its colour, as small as a letter. */
export function Chip({ game, what }: ChipProps) {
  if (what === null) return <span class="p-chip p-back" />;
  const { name, sign, color } = lookOf(game, layoutOf(game), what);
  return <span class="p-chip" data-sign={sign || name.slice(0, 2)} style={{ background: color }} />;
}
