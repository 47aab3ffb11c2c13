// Choosing an action of any game step by step: a card, then a player, then the other values. The steps are the fields
// of the actions; the layout defines which of them are cards in a zone.

import type { AnyAction, Layout } from "../net/protocol";
import type { Fields, Value } from "../words/sentences";
import type { Card } from "./layout";

export type Step =
  | { is: "card"; zone: string; card: Card }
  | { is: "row"; zone: string; row: number }
  | { is: "kind"; kind: string }
  /** `seat` is the owner, if each player has such a zone. */
  | { is: "zone"; zone: string; seat: number | null }
  | { is: "seat"; seat: number }
  | { is: "number"; field: string; value: number }
  | { is: "value"; field: string; value: Card | boolean }
  /** One of several actions that no other step distinguishes. */
  | { is: "action"; place: number; action: AnyAction };

/** A possible next step, and the actions that it may lead to. */
export interface Option {
  step: Step;
  actions: AnyAction[];
}

/** The state after the steps so far. */
export interface Choice {
  /** The steps taken so far: by the player, or automatically where there was only one. */
  taken: Step[];
  /** Whether the player has taken a step; steps can be taken back. */
  isBegun: boolean;
  /** The possible next steps; empty when the player's steps have left a single action. */
  options: Option[];
  actions: AnyAction[];
}

/** An action and the remaining steps to it, in groups. The steps of a group may be taken in any order. */
export interface Way {
  action: AnyAction;
  steps: readonly (readonly Keyed[])[];
}

interface Keyed {
  step: Step;
  key: string;
}

/** All steps to an action: the card that it begins with, its kind, and its other fields. */
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

/** The ways to all actions. */
export function waysTo(
  legal: readonly AnyAction[],
  layout: Layout,
  seatFields: readonly string[],
  hasRows?: (zone: string) => boolean,
  me: number | null = null,
): Way[] {
  return legal.map((action, place) => {
    const groups = pathOf(action, layout, seatFields, hasRows, me).filter((group) => group.length);
    const last: Step[] = [{ is: "action", place, action }]; // for actions that no other step distinguishes
    const steps = [...groups, last].map((group) => group.map((step) => ({ step, key: keyOf(step) })));
    return { action, steps };
  });
}

/**
 * The choice after some steps. A step without an alternative is taken automatically. If an action takes several cards,
 * its kind is chosen after the first of them. As a first step, the kind may also be chosen before all cards.
 */
export function choiceAfter(ways: readonly Way[], taken: readonly string[]): Choice {
  let left = ways;
  const done: Step[] = [];
  const take = (key: string): void => {
    const next = left.map((way) => ({ way, group: groupOf(way, key, !done.length) })).filter(({ group }) => group >= 0);
    done.push(next[0]!.way.steps[next[0]!.group]!.find((each) => each.key === key)!.step);
    left = next.map(({ way, group }) => without(way, group, key));
  };
  const skip = (): void => {
    for (let only = single(left); only !== null && left.length > 1; only = single(left)) take(only);
  };
  let own = 0;
  skip();
  for (const key of taken) {
    if (!left.some((way) => groupOf(way, key, !done.length) >= 0)) break;
    take(key);
    own += 1;
    skip();
  }
  const options = own && left.length === 1 ? [] : optionsOf(left);
  return { taken: done, isBegun: own > 0, options, actions: left.map(({ action }) => action) };
}

/** The steps that can be taken next. */
function nextOf({ steps }: Way): readonly Keyed[] {
  return steps[0]!;
}

/** The index of the group from which a step can be taken now, or -1. */
function groupOf({ steps }: Way, key: string, isFirst: boolean): number {
  if (steps[0]!.some((each) => each.key === key)) return 0;
  return isFirst ? steps.findIndex(([each]) => each!.step.is === "kind" && each!.key === key) : -1;
}

/** The rest of a way after a step. */
function without({ action, steps }: Way, at: number, key: string): Way {
  const group = steps[at]!;
  const taken = group.findIndex((each) => each.key === key);
  const others = group.filter((_, each) => each !== taken);
  const rest = steps.filter((_, each) => each !== at);
  if (!others.length) return { action, steps: rest };
  const isAsked = rest[0]![0]!.step.is === "kind"; // the kind comes before the other cards
  return { action, steps: isAsked ? [rest[0]!, others, ...rest.slice(1)] : [others, ...rest] };
}

/** The next step, if it is the only one possible. */
function single(left: readonly Way[]): string | null {
  const only = left[0] && nextOf(left[0])[0]!.key;
  return only !== undefined && left.every((way) => nextOf(way).every(({ key }) => key === only)) ? only : null;
}

function optionsOf(left: readonly Way[]): Option[] {
  const found = new Map<string, Option>();
  for (const { steps, action } of left)
    for (const { step, key } of steps[0]!) {
      const option = found.get(key) ?? { step, actions: [] };
      if (option.actions.at(-1) !== action) option.actions.push(action);
      found.set(key, option);
    }
  return [...found.values()];
}

/** The cards of a zone that an action takes, with duplicates. */
export function cardsIn(action: AnyAction, layout: Layout, zone: string): Card[] {
  const { do: kind, ...fields } = action as unknown as Fields & { do: string };
  const hand = layout.zones.find(({ own }) => own)?.name;
  const played = layout.plays[kind];
  const named = Object.entries(fields).flatMap(([field, value]) =>
    layout.picks[`${kind} ${field}`] === zone ? values(value) : [],
  ) as Card[];
  return played !== undefined && hand === zone ? [played, ...named] : named;
}
