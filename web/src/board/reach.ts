// Where a step of a choice can be tapped: on the board, or else on a button in the tray, so that every action is
// reachable.

import type { AnyAction } from "../net/protocol";
import { seatFields } from "../words/messages";
import { keyOf, pathOf, type Step } from "./choosing";
import { cardsOf, isInRoom, layoutOf, rowsOf } from "./layout";
import type { Table } from "./table";

type Shown = Pick<Table, "view" | "layout" | "bottom" | "seats">;

/** Whether a step is tapped on the board, at a card, a row, a pile or a player. */
export function isOnBoard({ view, layout, bottom, seats }: Shown, step: Step): boolean {
  if (step.is === "seat") return step.seat in seats && (step.seat !== bottom || view.seat === null);
  if (step.is !== "card" && step.is !== "row" && step.is !== "zone") return false;
  const zone = layout.zones.find(({ name }) => name === step.zone);
  if (!zone) return false;
  const places = zone.of === "table" ? [null] : seats.map((_, seat) => seat);
  if (step.is === "zone") return zone.of === "seat" ? isInRoom(layout) : zone.shape === "pile";
  if (step.is === "row") return places.some((seat) => step.row - (zone.first ?? 0) in (rowsOf(zone, view, seat) ?? []));
  return places.some((seat) => {
    const cards = cardsOf(zone, view, seat);
    const seen = zone.shape === "pile" ? cards.slice(-1) : cards;
    return seen.some((card) => card !== null && String(card) === String(step.card)); // the layout names them by text
  });
}

/** Selectors of the elements that are tapped for an action, from its first step to its last. */
export function stepsTo(game: string, action: AnyAction): string[] {
  const steps = pathOf(action, layoutOf(game), seatFields[game] ?? []).flat();
  const cards = steps.flatMap((step) => (step.is === "card" ? [step.card] : []));
  const keys = [...steps.filter(({ is }) => is !== "kind").map(keyOf), ...(cards[0] ? [`combo-${cards[0]}`] : [])];
  return keys.map((key) => `[data-step="${key}"]`);
}
