// The choice of somebody at a table, step by step: another question begins a new one, and Escape goes a step back.

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { AnyAction, AnyView, Layout } from "../net/protocol";
import { seatFields } from "../words/messages";
import { type Choice, choiceAfter, keyOf, type Option, type Step } from "./choosing";
import { hasRows } from "./layout";

export interface Choosing {
  choice: Choice;
  /** The possible first choices. */
  roots: readonly Option[];
  /** Take a step on the way to an action. */
  take(step: Step): void;
  /** Start again with another step. */
  begin(step: Step): void;
  /** Go back by one step. */
  back(): void;
}

export function useChoice(view: AnyView, layout: Layout, seats: number, legal = view.legal as AnyAction[]): Choosing {
  const asked = useMemo(() => JSON.stringify(legal), [legal]);
  const [made, setMade] = useState<{ steps: string[]; asked: string }>({ steps: [], asked });
  const steps = made.asked === asked ? made.steps : [];
  const zones = new Set(layout.zones.filter((zone) => hasRows(zone, view, seats)).map(({ name }) => name));
  const choice = (taken: string[]): Choice =>
    choiceAfter(legal, taken, layout, seatFields[view.game] ?? [], (zone) => zones.has(zone), view.seat);
  const set = (next: string[]): void => setMade({ steps: next, asked });
  const back = (): void => set(steps.slice(0, -1));
  useLayoutEffect(() => {
    if (!steps.length) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) back();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [steps.join(), asked]);
  return {
    choice: choice(steps),
    roots: choice([]).options,
    take: (step) => set([...steps, keyOf(step)]),
    begin: (step) => set([keyOf(step)]),
    back,
  };
}
