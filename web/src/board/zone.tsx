// A place for cards: a fan of backs, a row or several, a pile, cards side by side, or dice.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Zone as ZoneInfo } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { Dialog } from "../ui/dialog";
import { Choose, Target } from "./act";
import { CardFace } from "./card";
import { dressOf } from "./dress";
import { Die } from "./die";
import { cardsOf, placeName, rowsOf, type Card } from "./layout";
import { capital, cardName, fieldName, kindName, rowName, zoneSays } from "./names";
import { at, boxAround, type Box } from "./boxes";
import { lyingIn, tilt, type Lying } from "./lying";
import type { Step } from "./choosing";
import { optionAt, rootAt, useTable } from "./table";

const LYING = 3; // visible cards of an open pile
const DEEP = [4, 12]; // beyond each of these counts, a face-down pile is drawn one card higher

/** The cards of a zone, of a seat or of the table. A zone of the table has one box, or one for each of its rows. */
export function Zone({
  zone,
  seat = null,
  boxes = [],
}: {
  zone: ZoneInfo;
  seat?: number | null;
  boxes?: readonly Box[];
}) {
  const { view, game } = useTable();
  const cards = cardsOf(zone, view, seat);
  const place = placeName(zone, seat);
  const motion = useInMotion();
  const name = fieldName(game, zone.name);
  const rows = rowsOf(zone, view, seat);
  const [box] = boxes;
  const { Below } = dressOf(game);
  const placed = box ? { class: "placed", style: rows ? at(boxAround(boxes)) : at(box) } : { class: "", style: {} };
  return (
    <div
      class={`p-zone p-${zone.shape} ${rows ? "p-in-rows " : ""}${placed.class}`}
      style={placed.style}
      data-place={place}
      role="group"
      aria-label={zone.shape === "pile" && cards.some((card) => card !== null) ? name : `${name}: ${told(game, cards)}`}
    >
      {rows ? (
        rows.map((row, each) => (
          <OneOfRows key={each} zone={zone} seat={seat} number={each} cards={row} style={within(boxes, each)} />
        ))
      ) : zone.shape === "pile" ? (
        <Pile zone={zone} cards={cards} />
      ) : (
        <Row zone={zone} lying={lyingIn(motion, place, cards)} />
      )}
      {seat === null && !rows && (Below ? <Below zone={zone} /> : <span class="p-zone-name">{name}</span>)}
    </div>
  );
}

/** The position of one of several boxes within the box around all of them. */
function within(boxes: readonly Box[], each: number): ReturnType<typeof at> | undefined {
  const box = boxes[each];
  if (!box) return undefined;
  const { left, top } = boxAround(boxes);
  return at({ ...box, left: box.left - left, top: box.top - top });
}

/** The contents of a zone, for screen readers. */
export function told(game: string, cards: readonly (Card | null)[]): string {
  const seen = cards.filter((card) => card !== null).map((card) => cardName(game, card));
  const hidden = cards.length - seen.length;
  return [...seen, ...(hidden || !seen.length ? [String(hidden)] : [])].join(", ");
}

/** One of several rows. It is a single button if a field of an action names the row. */
function OneOfRows({ zone, seat, number, cards, style }: OneOfRowsProps) {
  const table = useTable();
  const place = placeName(zone, seat, number);
  const name = rowName(table.game, zone, number);
  const option = optionAt(table, { is: "row", zone: zone.name, row: number + (zone.first ?? 0) });
  return (
    <div
      class={style ? "p-one-row placed" : "p-one-row"}
      style={style ?? {}}
      data-place={place}
      role="group"
      aria-label={`${name}: ${told(table.game, cards)}`}
    >
      <Row zone={zone} lying={lyingIn(useInMotion(), place, cards)} />
      {style && <span class="p-zone-name">{name}</span>}
      {option && <Target option={option} name={name} />}
    </div>
  );
}

interface OneOfRowsProps {
  zone: ZoneInfo;
  seat: number | null;
  number: number;
  cards: (Card | null)[];
  style: JSX.CSSProperties | undefined;
}

function Row({ zone, lying }: { zone: ZoneInfo; lying: Lying[] }) {
  const table = useTable();
  return (
    <ul class="p-cards" style={{ "--many": lying.length }}>
      {lying.map(({ card, key, isArriving }) => {
        const option = card === null ? undefined : optionAt(table, { is: "card", zone: zone.name, card });
        const face = zone.shape === "dice" ? <Die value={card} /> : <CardFace game={table.game} card={card} />;
        return (
          <li key={key} class={isArriving ? "arriving" : ""}>
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
  const { game } = table;
  const [isOpen, setOpen] = useState(false);
  const motion = useInMotion();
  const top = cards.at(-1);
  const whole: Step = { is: "zone", zone: zone.name, seat: null };
  const tapped = optionAt(table, whole) ?? rootAt(table, whole); // also while another choice is in progress
  const option = tapped ?? (top == null ? undefined : optionAt(table, { is: "card", zone: zone.name, card: top }));
  const isSeen = cards.some((card) => card !== null);
  const high = isSeen ? LYING : 1 + DEEP.filter((deep) => cards.length > deep).length;
  const { Top } = dressOf(game);
  const landed = cards.length - motion.underway(zone.name);
  const shown = lyingIn(motion, zone.name, cards).slice(-high);
  const empty = landed > 0 ? "" : zoneSays(game, zone.name, "empty");
  const stack = (
    <span class={landed > 0 ? "card-stack" : "card-stack empty"}>
      {shown.map(({ card, key, isArriving }, each) => (
        <span
          key={key}
          class={isArriving ? "p-lying filling arriving" : "p-lying filling"}
          style={{
            "--turn": `${isSeen ? tilt(cards.length - shown.length + each) : 0}deg`,
            "--up": `${each * -1.5}px`,
          }}
        >
          {card === null && each === shown.length - 1 && Top ? (
            <Top zone={zone} />
          ) : (
            <CardFace game={game} card={card} />
          )}
        </span>
      ))}
      {empty && <span class="p-nothing filling middle">{empty}</span>}
      {landed > 0 && (
        <span class="p-pile-count pile-count figures" aria-hidden="true">
          {landed}
        </span>
      )}
      {tapped?.actions[0] && (
        <span class="p-do" aria-hidden="true">
          {kindName(game, tapped.actions[0].do)}
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
  if (!isSeen) return stack;
  const name = fieldName(game, zone.name);
  const says = zoneSays(game, zone.name, "look", { count: landed }) || `${name}: ${told(game, cards)}`;
  return (
    <>
      <button type="button" class="card-button" disabled={!landed} aria-label={says} onClick={() => setOpen(true)}>
        {stack}
      </button>
      {isOpen && <Sheet zone={zone} cards={cards} onClose={() => setOpen(false)} />}
    </>
  );
}

/** All cards of an open pile, from the top. */
function Sheet({ zone, cards, onClose }: { zone: ZoneInfo; cards: (Card | null)[]; onClose(): void }) {
  const { game } = useTable();
  const order = zoneSays(game, zone.name, "order");
  return (
    <Dialog title={capital(fieldName(game, zone.name))} onClose={onClose}>
      {order && <p class="note">{order}</p>}
      <ol class="p-sheet flowing centred">
        {cards.toReversed().map((card, each) => (
          <li key={each} aria-label={card === null ? "" : cardName(game, card)}>
            <CardFace game={game} card={card} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
