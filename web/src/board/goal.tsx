// A player's scored cards: how many there are, and the progress to the goal.

import "./goal.css";
import type { Zone } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { CardFace } from "./card";
import { cardsOf, fieldsOf, placeName } from "./layout";
import { fieldName, zoneSays } from "./names";
import { useTable } from "./table";

export function Gathered({ zone, seat }: { zone: Zone; seat: number }) {
  const { view, game } = useTable();
  const place = placeName(zone, seat);
  const count = cardsOf(zone, view, seat).length - useInMotion().underway(place);
  const goal = Number(fieldsOf(view)[zone.goal] ?? 0);
  return (
    <div
      class="p-goal"
      data-place={place}
      role="img"
      aria-label={
        zoneSays(game, zone.name, "state", { count, target: goal }) || `${fieldName(game, zone.name)}: ${count}`
      }
    >
      <span class="heap" data-high={Math.min(count, 3)}>
        <CardFace game={game} card={null} />
      </span>
      <span class="sum figures">
        <b>{count}</b>
        {goal > 0 && `/${goal}`}
      </span>
      {goal > 0 && (
        <span class="way">
          <i style={{ transform: `scaleX(${Math.min(1, count / goal)})` }} />
        </span>
      )}
    </div>
  );
}
