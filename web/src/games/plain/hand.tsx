// The own hand: a fan to choose from.

import { fan } from "../../stage/fan";
import type { Zone } from "../../net/protocol";
import { cardsOf, layoutOf, placeName } from "./layout";
import { keyOf, type Step } from "./choosing";
import { CardFace } from "./card";
import { fieldName, lookOf } from "./names";
import { glows, lyingIn, optionAt, useTable } from "./table";

export function Hand({ zone, width, card: size }: { zone: Zone; width: number; card: number }) {
  const table = useTable();
  const { view, game } = table;
  const place = placeName(zone, view.seat);
  const lying = lyingIn(place, cardsOf(zone, view, view.seat));
  const { spots, height } = fan(lying.length, width, size);
  return (
    <ul
      class="p-fan"
      data-place={place}
      data-zone={zone.name}
      aria-label={fieldName(game, zone.name)}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      {lying.map(({ card, key, isArriving }, each) => {
        const { x, y, turn, wide, tall } = spots[each]!;
        const step: Step = { is: "card", zone: zone.name, card: card! };
        const isUp = isChosen(table.choice.taken, step, lying.findIndex((other) => other.card === card) === each);
        const option = optionAt(table, step);
        const root = table.roots.find((each) => keyOf(each.step) === keyOf(step));
        const choose = option ? () => table.take(step) : root && (() => table.begin(step));
        const look = card === null ? null : lookOf(game, layoutOf(game), card);
        return (
          <li
            key={key}
            class={`${isUp ? "up" : ""}${isArriving ? " arriving" : ""}`}
            style={{
              transform: `translate(${x}px, ${isUp ? y - 16 : y}px) rotate(${isUp ? 0 : turn}deg)`,
              zIndex: isUp ? 50 : each,
              "--wide": `${wide}px`,
              "--tall": `${tall}px`,
            }}
          >
            <button
              type="button"
              class={option && glows(table, option.actions) ? "p-hand-card can" : "p-hand-card"}
              data-step={choose ? keyOf(step) : undefined}
              aria-label={look?.name}
              aria-description={look?.text || undefined}
              aria-pressed={isUp}
              title={look?.text || look?.name}
              disabled={table.busy.value}
              onClick={() => (isUp ? table.back() : choose?.())}
            >
              <CardFace game={game} card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Of equal cards, the first is lifted. */
function isChosen(taken: readonly Step[], step: Step, isFirst: boolean): boolean {
  return isFirst && taken.some((each) => keyOf(each) === keyOf(step));
}
