// The own hand: a fan to choose from.

import { fan } from "../stage/fan";
import { FanOf } from "../stage/hand";
import { useInMotion } from "../stage/in-motion";
import { glows } from "../stage/tap";
import type { Zone } from "../net/protocol";
import { cardsOf, layoutOf, placeName, type Card } from "./layout";
import { keyOf, type Step } from "./choosing";
import { CardFace } from "./card";
import { fieldName, lookOf } from "./names";
import { at, type Box } from "./boxes";
import { lyingIn } from "./lying";
import { optionAt, useTable } from "./table";

export function Hand({ zone, box, card: size }: { zone: Zone; box: Box; card: number }) {
  const table = useTable();
  const { view, game } = table;
  const place = placeName(zone, view.seat);
  const lying = lyingIn(useInMotion(), place, cardsOf(zone, view, view.seat));
  return (
    <div class="placed" style={at(box)}>
      <FanOf
        class="p-fan"
        place={place}
        zone={zone.name}
        says={fieldName(game, zone.name)}
        width={box.width}
        fan={fan(lying.length, box.width, size)}
        cards={lying.map(({ card, key, isArriving }, each) => {
          const step: Step = { is: "card", zone: zone.name, card: card! };
          const isUp = isChosen(table.choice.taken, step, lying.findIndex((other) => other.card === card) === each);
          return { key, isUp, isWhole: isUp, isArriving, button: <HandCard card={card} step={step} isUp={isUp} /> };
        })}
      />
    </div>
  );
}

function HandCard({ card, step, isUp }: { card: Card | null; step: Step; isUp: boolean }) {
  const table = useTable();
  const { game } = table;
  const option = optionAt(table, step);
  const root = table.roots.find((each) => keyOf(each.step) === keyOf(step));
  const choose = option ? () => table.take(step) : root && (() => table.begin(step));
  const look = card === null ? null : lookOf(game, layoutOf(game), card);
  return (
    <button
      type="button"
      class={option && glows(table, option.actions) ? "p-hand-card fan-card bare can" : "p-hand-card fan-card bare"}
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
  );
}

/** Of equal cards, the first is lifted. */
function isChosen(taken: readonly Step[], step: Step, isFirst: boolean): boolean {
  return isFirst && taken.some((each) => keyOf(each) === keyOf(step));
}
