// Choosing an action of any game step by step: a card, then a player, then what is named. The steps are the fields of
// the actions; the layout says which of them are cards that lie somewhere.

import type { AnyAction, Layout } from "../net/protocol";
import type { Fields, Value } from "../words/sentences";
import type { Card } from "./layout";

export type Step =
  | { is: "card"; zone: string; card: Card }
  | { is: "row"; zone: string; row: number }
  | { is: "kind"; kind: string }
  /** Whose it is, if each player has one. */
  | { is: "zone"; zone: string; seat: number | null }
  | { is: "seat"; seat: number }
  | { is: "number"; field: string; value: number }
  | { is: "value"; field: string; value: Card | boolean }
  /** One of several actions that no other step tells apart. */
  | { is: "action"; place: number; action: AnyAction };

/** One of the choices of a moment: a step, and the actions that it may lead to. */
export interface Option {
  step: Step;
  actions: AnyAction[];
}

/** The state behind the steps so far. */
export interface Choice {
  /** Those that have been taken, the own ones and those without a choice. */
  taken: Step[];
  /** Whether the player has taken a step, which can be taken back. */
  isBegun: boolean;
  /** The possible choices now; empty when one action is left. */
  options: Option[];
  actions: AnyAction[];
}

/** An action, and the steps to it that are left: groups, of which each is taken in any order before the next. */
interface Way {
  action: AnyAction;
  place: number;
  steps: Step[][];
}

/** All steps to an action: the card that it begins with, its kind, and what else it names. */
export function pathOf(
  action: AnyAction,
  layout: Layout,
  seatFields: readonly string[],
  hasRows: (zone: string) => boolean = () => false,
  me: number | null = null,
): Step[][] {
  const { do: kind, ...fields } = action as unknown as Fields & { do: string };
  const hand = layout.zones.find(({ own }) => own)?.name ?? "";
  const tapped = layout.zones.find(({ name }) => name === layout.taps[kind]);
  const aimed = tapped?.of === "seat" ? Object.keys(fields).find((field) => seatFields.includes(field)) : undefined;
  const played = layout.plays[kind];
  const picked: Step[][] = played === undefined ? [] : [[{ is: "card", zone: hand, card: played }]];
  const named: Step[][] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (field === aimed) continue;
    const zone = layout.zones.find(({ name }) => name === layout.picks[`${kind} ${field}`]);
    const isNumber = layout.numbers.includes(`${kind} ${field}`);
    const steps = values(value).map((each): Step => {
      const isWhole = typeof each === "number";
      if (zone && isWhole && zone.first !== null && hasRows(zone.name))
        return { is: "row", zone: zone.name, row: each };
      if (zone && typeof each !== "boolean") return { is: "card", zone: zone.name, card: each };
      if (isWhole && seatFields.includes(field)) return { is: "seat", seat: each };
      return isWhole && isNumber ? { is: "number", field, value: each } : { is: "value", field, value: each };
    });
    (zone ? picked : named).push(steps);
  }
  const seat = tapped?.of !== "seat" ? null : aimed === undefined ? me : (fields[aimed] as number);
  const begin: Step[][] = tapped ? [[{ is: "zone", zone: tapped.name, seat }]] : picked.slice(0, 1);
  return [...begin, [{ is: "kind", kind }], ...picked.slice(tapped ? 0 : 1), ...named];
}

function values(value: Value): (Card | boolean)[] {
  return [value].flat(2).filter((each) => each !== null && typeof each !== "object");
}

export function keyOf(step: Step): string {
  switch (step.is) {
    case "card":
      return `card-${step.zone}-${step.card}`;
    case "row":
      return `row-${step.zone}-${step.row}`;
    case "kind":
      return `kind-${step.kind}`;
    case "zone":
      return step.seat === null ? `zone-${step.zone}` : `zone-${step.zone}-${step.seat}`;
    case "seat":
      return `target-${step.seat}`;
    case "number":
    case "value":
      return `${step.field}-${String(step.value)}`;
    case "action":
      return `action-${step.place}`;
  }
}

/** The choice after some steps. Steps without a choice are taken by themselves. */
export function choiceAfter(
  legal: readonly AnyAction[],
  taken: readonly string[],
  layout: Layout,
  seatFields: readonly string[],
  hasRows?: (zone: string) => boolean,
  me: number | null = null,
): Choice {
  let left: Way[] = legal.map((action, place) => ({
    action,
    place,
    steps: pathOf(action, layout, seatFields, hasRows, me).filter((group) => group.length),
  }));
  const done: Step[] = [];
  const take = (key: string): void => {
    done.push(left.flatMap(nextOf).find((step) => keyOf(step) === key)!);
    left = left.filter((way) => nextOf(way).some((step) => keyOf(step) === key)).map((way) => without(way, key));
  };
  const skip = (): void => {
    for (let only = single(left); only !== null && left.length > 1; only = single(left)) take(only);
  };
  let own = 0;
  skip();
  for (const key of taken) {
    if (!left.some((way) => nextOf(way).some((step) => keyOf(step) === key))) break;
    take(key);
    own += 1;
    skip();
  }
  const options = own && left.length === 1 ? [] : optionsOf(left);
  return { taken: done, isBegun: own > 0, options, actions: left.map(({ action }) => action) };
}

/** The steps that can be taken next. */
function nextOf({ steps, place, action }: Way): Step[] {
  return steps[0] ?? [{ is: "action", place, action }];
}

/** The way behind a step. */
function without({ action, place, steps }: Way, key: string): Way {
  const [first = [], ...rest] = steps;
  const at = first.findIndex((step) => keyOf(step) === key);
  const group = first.filter((_, each) => each !== at);
  return { action, place, steps: group.length ? [group, ...rest] : rest };
}

/** The next step, if all that is left goes there. */
function single(left: readonly Way[]): string | null {
  const keys = new Set(left.flatMap(nextOf).map(keyOf));
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? only : null;
}

function optionsOf(left: readonly Way[]): Option[] {
  const found = new Map<string, Option>();
  for (const way of left)
    for (const step of nextOf(way)) {
      const option = found.get(keyOf(step)) ?? { step, actions: [] };
      if (!option.actions.includes(way.action)) option.actions.push(way.action);
      found.set(keyOf(step), option);
    }
  return [...found.values()];
}
