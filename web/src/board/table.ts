// The context of a plain board: its table, and the choice so far.

import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { AnyView, Layout } from "../net/protocol";
import type { BoardProps } from "../stage/game";
import { keyOf, type Option, type Step } from "./choosing";
import type { Choosing } from "./use-choice";

export interface Table extends BoardProps, Choosing {
  game: string;
  layout: Layout;
  names: string[];
  /** The seats that have chosen, while others who choose at the same time have not. */
  chosen: ReadonlySet<number>;
  /** The action under the pointer, in notation. A signal, so that the board is not drawn again for it. */
  pointed: Signal<string | null>;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  return useContext(TableContext)!;
}

/** The seats that have already chosen, where several choose at the same time: they had to act in this phase before. */
export function useChosen({ phase, to_act }: AnyView): ReadonlySet<number> {
  const asked = useRef({ phase: "", seats: to_act });
  const isNew = asked.current.phase !== phase.phase || to_act.some((seat) => !asked.current.seats.includes(seat));
  if (isNew) asked.current = { phase: phase.phase, seats: to_act };
  return new Set(to_act.length ? asked.current.seats.filter((seat) => !to_act.includes(seat)) : []);
}

/** The option that this step would take, if any. */
export function optionAt(table: Table, step: Step): Option | undefined {
  const key = keyOf(step);
  return table.choice.options.find((option) => keyOf(option.step) === key);
}

/** The option to begin a new choice with this step, if any. */
export function rootAt({ roots }: Table, step: Step): Option | undefined {
  const key = keyOf(step);
  return roots.find((option) => keyOf(option.step) === key);
}
