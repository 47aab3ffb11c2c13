// A player's choice, step by step. A new question resets it, and Escape goes one step back.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyAction, AnyView, Layout } from "../net/protocol";
import { seatFields } from "../words/messages";
import { type Choice, choiceAfter, keyOf, type Option, type Step, waysTo } from "./choosing";
import { fieldsOf, hasRows, type Card } from "./layout";

export interface Choosing {
  choice: Choice;
  /** The possible first steps. */
  roots: readonly Option[];
  /** A card that was tapped to read its text, and that cannot be played now. */
  looked: Card | null;
  /** Take a step on the way to an action. */
  take(step: Step): void;
  /** Start again with other steps. */
  begin(...steps: Step[]): void;
  /** Take back a step and, unless they are cards in any order, the steps after it. */
  undo(step: Step): void;
  /** Go back by one step. */
  back(): void;
  /** The choice after some first steps. */
  ahead(...steps: Step[]): Choice;
}

export function useChoice(view: AnyView, layout: Layout, seats: number, legal = view.legal as AnyAction[]): Choosing {
  const asked = useMemo(
    () => JSON.stringify([view.phase.phase, fieldsOf(view)["turn"], legal]),
    [legal, view.phase.phase],
  );
  const [made, setMade] = useState<{ steps: Step[]; asked: string }>({ steps: [], asked });
  const steps = made.asked === asked ? made.steps : [];
  const rows = layout.zones.filter((zone) => hasRows(zone, view, seats)).map(({ name }) => name);
  const named = seatFields[view.game] ?? [];
  const ways = useMemo(
    () => waysTo(legal, layout, named, (zone) => rows.includes(zone), view.seat),
    [asked, layout, rows.join()],
  );
  const ahead = (...first: Step[]): Choice => choiceAfter(ways, first.map(keyOf));
  const taken = steps.map(keyOf).join();
  const roots = useMemo(() => ahead().options, [ways]);
  const choice = useMemo(() => ahead(...steps), [ways, taken]);
  const set = (next: Step[]): void => setMade({ steps: next, asked });
  const back = (): void => set(steps.slice(0, -1));
  useLayoutEffect(() => {
    if (!steps.length) return;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) back();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [taken, asked]);
  useFocusBack(steps);
  const [first] = steps;
  return {
    choice,
    roots,
    looked: !choice.isBegun && first?.is === "card" ? first.card : null,
    take: (step) => set([...steps, step]),
    begin: (...first) => set(first),
    undo: (step) => set(withoutStep(steps, step)),
    back,
    ahead,
  };
}

/** The steps without one of them. The steps after it are removed too, unless they are all cards in any order. */
function withoutStep(steps: readonly Step[], step: Step): Step[] {
  const at = steps.findIndex((each) => keyOf(each) === keyOf(step));
  const rest = steps.slice(at + 1);
  const isAnyOrder = at > 0 && rest.every(({ is }) => is === "card");
  return [...steps.slice(0, Math.max(at, 0)), ...(isAnyOrder ? rest : [])];
}

/** Returns the keyboard focus to the card with which a choice began, when the choice is cancelled. */
function useFocusBack(steps: readonly Step[]): void {
  const before = useRef<Step>();
  const [first] = steps;
  useEffect(() => {
    const left = before.current;
    before.current = first;
    if (first || left?.is !== "card" || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`.fan button:has([data-card="${left.card}"])`)?.focus();
  }, [first && keyOf(first)]);
}
