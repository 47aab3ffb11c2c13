// A button on the table. It glows while it can be chosen.

import type { ComponentChildren, JSX } from "preact";
import type { AnyAction } from "../net/protocol";
import { notation, type BoardProps } from "./game";

/** Whether a button for these actions glows. In a lesson, only the lesson's actions do. */
export function glows({ only }: Pick<BoardProps, "only">, actions: readonly AnyAction[]): boolean {
  return actions.length > 0 && (!only || actions.some((action) => only.has(notation(action))));
}

type Tapped = Pick<
  JSX.HTMLAttributes<HTMLButtonElement>,
  "aria-pressed" | "onClick" | "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
> &
  Pick<BoardProps, "only" | "busy"> & {
    class: string;
    says: string | undefined;
    /** The actions it leads to. */
    to: readonly AnyAction[];
    step?: string | undefined;
    action?: AnyAction;
    children: ComponentChildren;
  };

export function Tap({ class: name, says, to, step, action, only, busy, children, ...rest }: Tapped) {
  return (
    <button
      type="button"
      class={glows({ only }, to) ? `${name} can` : name}
      data-step={step}
      data-action={action && notation(action)}
      aria-label={says}
      title={says}
      disabled={busy.value}
      {...rest}
    >
      {children}
    </button>
  );
}
