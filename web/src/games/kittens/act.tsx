// Buttons that do something, and buttons that ask further.

import type { ComponentChildren } from "preact";
import type { KittensAction } from "../../net/protocol";
import { Tap } from "../../stage/tap";
import { useTable } from "./choosing";
import { label } from "./words";

interface ActProps {
  action: KittensAction;
  class?: string;
  children?: ComponentChildren;
}

/** Does one of `view.legal`. */
export function Act({ action, class: name = "button primary", children }: ActProps) {
  const { names, view, only, busy, act } = useTable();
  const says = label(action, names, view);
  return (
    <Tap class={name} says={says} to={[action]} action={action} only={only} busy={busy} onClick={() => act(action)}>
      {children ?? says}
    </Tap>
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
  children?: ComponentChildren;
}

/** Leads to a further choice. */
export function Step({ step, class: name = "button", says, pressed, to = [], onStep, children }: StepProps) {
  const { only, busy } = useTable();
  return (
    <Tap class={name} says={says} to={to} step={step} only={only} busy={busy} aria-pressed={pressed} onClick={onStep}>
      {children}
    </Tap>
  );
}
