// Choosing an action of any game step by step: a card, then a player, then what is named. The steps are the fields of
// the actions; the layout says which of them are cards that lie somewhere.

import type { AnyAction, Layout } from "../net/protocol";
import type { Fields, Value } from "../words/sentences";
import type { Card } from "./layout";

export type Step =
  | { is: "card"; zone: string; card: Card }
  | { is: "kind"; kind: string }
  | { is: "zone"; zone: string }
  | { is: "seat"; seat: number }
  | { is: "value"; field: string; value: Card | boolean };

/** One of the choices of a moment: a step, and the actions that it may lead to. */
export interface Option {
  step: Step;
  actions: AnyAction[];
}

/** The state behind the steps so far. */
export interface Choice {
  /** Those that have been taken, the own ones and those that followed of themselves. */
  taken: Step[];
  /** The possible choices now; empty when one action is left. */
  options: Option[];
  actions: AnyAction[];
}

/** All steps to an action: the card that it begins with, its kind, and what else it names. */
export function pathOf(action: AnyAction, layout: Layout, seatFields: readonly string[]): Step[] {
  const { do: kind, ...fields } = action as unknown as Fields & { do: string };
  const hand = layout.zones.find(({ own }) => own)?.name ?? "";
  const tapped = layout.taps[kind];
  const played = layout.plays[kind];
  const cards: Step[] = played === undefined ? [] : [{ is: "card", zone: hand, card: played }];
  const others: Step[] = [];
  for (const [field, value] of Object.entries(fields)) {
    const zone = layout.picks[`${kind} ${field}`];
    for (const each of values(value)) {
      if (zone !== undefined) cards.push({ is: "card", zone, card: each as Card });
      else if (seatFields.includes(field) && typeof each === "number") others.push({ is: "seat", seat: each });
      else others.push({ is: "value", field, value: each });
    }
  }
  const begin: Step[] = tapped === undefined ? cards.slice(0, 1) : [{ is: "zone", zone: tapped }];
  return [...begin, { is: "kind", kind }, ...cards.slice(begin.length && tapped === undefined ? 1 : 0), ...others];
}

function values(value: Value): (Card | boolean)[] {
  return [value].flat(2).filter((each) => each !== null && typeof each !== "object");
}

export function keyOf(step: Step): string {
  switch (step.is) {
    case "card":
      return `card-${step.zone}-${step.card}`;
    case "kind":
      return `kind-${step.kind}`;
    case "zone":
      return `zone-${step.zone}`;
    case "seat":
      return `target-${step.seat}`;
    case "value":
      return `${step.field}-${String(step.value)}`;
  }
}

/** Where somebody is who has taken these steps. Steps without a choice are taken for them, but never the first. */
export function choiceAfter(
  legal: readonly AnyAction[],
  taken: readonly string[],
  layout: Layout,
  seatFields: readonly string[],
): Choice {
  let left = legal.map((action) => ({ action, path: pathOf(action, layout, seatFields) }));
  const done: Step[] = [];
  const take = (key: string): void => {
    const step = left.map(({ path }) => path[done.length]).find((each) => each && keyOf(each) === key)!;
    left = left.filter(({ path }) => path[done.length] && keyOf(path[done.length]!) === key);
    done.push(step);
  };
  for (const key of taken) {
    if (!left.some(({ path }) => path[done.length] && keyOf(path[done.length]!) === key)) break;
    take(key);
    for (let only = single(left, done.length); only && left.length > 1; only = single(left, done.length)) take(only);
  }
  const options = taken.length && left.length === 1 ? [] : optionsOf(left, done.length);
  return { taken: done, options, actions: left.map(({ action }) => action) };
}

interface Way {
  action: AnyAction;
  path: Step[];
}

/** The next step, if all that is left goes there. */
function single(left: readonly Way[], depth: number): string | null {
  const keys = new Set(left.map(({ path }) => (path[depth] ? keyOf(path[depth]) : "")));
  const [only] = keys;
  return keys.size === 1 && only ? only : null;
}

function optionsOf(left: readonly Way[], depth: number): Option[] {
  const found = new Map<string, Option>();
  for (const { action, path } of left) {
    const step = path[depth] ?? { is: "kind", kind: (action as { do: string }).do };
    const option = found.get(keyOf(step)) ?? { step, actions: [] };
    option.actions.push(action);
    found.set(keyOf(step), option);
  }
  return [...found.values()];
}
