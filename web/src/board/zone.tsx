// A place for cards: a fan of backs, a row or several, a pile, cards side by side, or dice.

import type { Zone as ZoneInfo } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { Choose } from "./act";
import { CardFace } from "./card";
import { Die } from "./die";
import { cardsOf, placeName, rowsOf, type Card } from "./layout";
import { cardName, fieldName, rowName } from "./names";
import { lyingIn, optionAt, useTable, type Lying } from "./table";

const MOST_BACKS = 7;
const LYING = 3; // cards of a pile that are seen

/** The cards of a zone, of a seat or of the whole table. */
export function Zone({ zone, seat = null }: { zone: ZoneInfo; seat?: number | null }) {
  const { view, game } = useTable();
  const cards = cardsOf(zone, view, seat);
  const place = placeName(zone, seat);
  const motion = useInMotion();
  const name = fieldName(game, zone.name);
  const rows = rowsOf(zone, view, seat);
  return (
    <div
      class={`p-zone p-${zone.shape}${rows ? " p-in-rows" : ""}`}
      data-place={place}
      role="group"
      aria-label={`${name}: ${told(game, cards)}`}
      style={{ "--rows": rows?.length ?? 1 }}
    >
      {rows ? (
        rows.map((row, each) => <OneOfRows key={each} zone={zone} seat={seat} number={each} cards={row} />)
      ) : zone.shape === "pile" ? (
        <Pile zone={zone} cards={cards} />
      ) : (
        <Row zone={zone} lying={few(lyingIn(motion, place, cards))} />
      )}
      {seat === null ? (
        <span class="p-zone-name">{name}</span>
      ) : (
        cards.length > MOST_BACKS && cards.every((card) => card === null) && <b class="figures">{cards.length}</b>
      )}
    </div>
  );
}

/** The contents of a zone, for screen readers. */
function told(game: string, cards: readonly (Card | null)[]): string {
  const seen = cards.filter((card) => card !== null).map((card) => cardName(game, card));
  const hidden = cards.length - seen.length;
  return [...seen, ...(hidden || !seen.length ? [String(hidden)] : [])].join(", ");
}

/** Of many backs, a few are enough. */
function few(lying: Lying[]): Lying[] {
  return lying.every(({ card }) => card === null) ? lying.slice(0, MOST_BACKS) : lying;
}

/** One of several rows: tapped as a whole, if a field of an action names it. */
function OneOfRows({ zone, seat, number, cards }: OneOfRowsProps) {
  const table = useTable();
  const place = placeName(zone, seat, number);
  const name = rowName(table.game, zone, number);
  const option = optionAt(table, { is: "row", zone: zone.name, row: number + (zone.first ?? 0) });
  return (
    <div class="p-one-row" data-place={place} role="group" aria-label={`${name}: ${told(table.game, cards)}`}>
      <span class="p-row-name">{name}</span>
      <Row zone={zone} lying={lyingIn(useInMotion(), place, cards)} />
      {option && <Choose option={option} class="p-target seat-target" children={<span class="unseen">{name}</span>} />}
    </div>
  );
}

interface OneOfRowsProps {
  zone: ZoneInfo;
  seat: number | null;
  number: number;
  cards: (Card | null)[];
}

function Row({ zone, lying }: { zone: ZoneInfo; lying: Lying[] }) {
  const table = useTable();
  return (
    <ul class="p-cards" style={{ "--many": lying.length }}>
      {lying.map(({ card, key, isArriving }, each) => {
        const option = card === null ? undefined : optionAt(table, { is: "card", zone: zone.name, card });
        const face = zone.shape === "dice" ? <Die value={card} /> : <CardFace game={table.game} card={card} />;
        const turn = zone.shape === "hand" ? (each - (lying.length - 1) / 2) * 7 : 0;
        return (
          <li key={key} class={isArriving ? "arriving" : ""} style={{ "--turn": `${turn}deg` }}>
            {option ? (
              <Choose option={option} class="card-button">
                {face}
              </Choose>
            ) : (
              face
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Pile({ zone, cards }: { zone: ZoneInfo; cards: (Card | null)[] }) {
  const table = useTable();
  const motion = useInMotion();
  const top = cards.at(-1);
  const option =
    optionAt(table, { is: "zone", zone: zone.name }) ??
    (top == null ? undefined : optionAt(table, { is: "card", zone: zone.name, card: top }));
  const isSeen = cards.some((card) => card !== null);
  const stack = (
    <span class={cards.length ? "card-stack" : "card-stack empty"}>
      {lyingIn(motion, zone.name, cards)
        .slice(-LYING)
        .map(({ card, key, isArriving }, each) => (
          <span
            key={key}
            class={isArriving ? "p-lying filling arriving" : "p-lying filling"}
            style={{ "--turn": `${isSeen ? tilt(cards.length - each) : 0}deg`, "--up": `${each * -1.5}px` }}
          >
            <CardFace game={table.game} card={card} />
          </span>
        ))}
      {cards.length > 0 && (
        <span class="p-pile-count pile-count figures" aria-hidden="true">
          {cards.length}
        </span>
      )}
    </span>
  );
  if (option)
    return (
      <Choose option={option} class="card-button">
        {stack}
      </Choose>
    );
  return stack;
}

/** A card lies a little askew, always in the same way. */
function tilt(place: number): number {
  return ((place * 37) % 13) - 6;
}
