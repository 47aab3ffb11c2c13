// Buttons that do something, and buttons that ask further.

import type { ComponentChildren } from "preact";
import type { KittensAction } from "../../net/protocol";
import { notation } from "../../stage/game";
import { glows, useTable } from "./choosing";
import { label } from "./words";

interface ActProps {
  action: KittensAction;
  class?: string;
  children?: ComponentChildren;
}

/** Does one of `view.legal`. */
export function Act({ action, class: name = "button primary", children }: ActProps) {
  const table = useTable();
  const says = label(action, table.names, table.view);
  return (
    <button
      type="button"
      class={glows(table, [action]) ? `${name} can` : name}
      data-action={notation(action)}
      aria-label={says}
      title={says}
      disabled={table.busy.value}
      onClick={() => table.act(action)}
    >
      {children ?? says}
    </button>
  );
}

interface StepProps {
  step: string;
  class?: string;
  says?: string;
  pressed?: boolean;
  /** The actions it leads to. */
  to?: readonly KittensAction[];
  onStep(): void;
  children: ComponentChildren;
}

/** Leads to a further choice. */
export function Step({ step, class: name = "button", says, pressed, to = [], onStep, children }: StepProps) {
  const table = useTable();
  return (
    <button
      type="button"
      class={glows(table, to) ? `${name} can` : name}
      data-step={step}
      aria-label={says}
      aria-pressed={pressed}
      title={says}
      disabled={table.busy.value}
      onClick={onStep}
    >
      {children}
    </button>
  );
}
