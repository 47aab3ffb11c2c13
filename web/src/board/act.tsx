// A button for one of the options: it does something, or it asks further.

import type { ComponentChildren } from "preact";
import type { AnyAction } from "../net/protocol";
import { Tap } from "../stage/tap";
import { keyOf, type Option, type Step } from "./choosing";
import { capital, cardName, fieldName, kindName, rowName, valueName } from "./names";
import { useTable, type Table } from "./table";
import { label } from "./words";

interface ButtonProps {
  class?: string;
  children?: ComponentChildren;
}

/** Does one of `view.legal`. */
export function Act({ action, class: name = "button primary", children }: ButtonProps & { action: AnyAction }) {
  const table = useTable();
  const says = label(table.game, action, table.names, table.view.seat);
  return (
    <Tap
      class={name}
      says={says}
      to={[action]}
      action={action}
      only={table.only}
      busy={table.busy}
      onClick={() => table.act(action)}
    >
      {children ?? says}
    </Tap>
  );
}

/** Does it if nothing else is to be chosen, and otherwise asks further. */
export function Choose({ option, class: name = "button primary", children }: ButtonProps & { option: Option }) {
  const table = useTable();
  const { step, actions } = option;
  const isSure = actions.length === 1 && step.is !== "card";
  if (isSure) return <Act action={actions[0]!} class={name} children={children} />;
  const says = stepName(table, step);
  return (
    <Tap
      class={name}
      says={says}
      to={actions}
      step={keyOf(step)}
      only={table.only}
      busy={table.busy}
      onClick={() => table.take(step)}
    >
      {children ?? `${says} …`}
    </Tap>
  );
}

export function stepName({ game, names, layout, view }: Table, step: Step): string {
  switch (step.is) {
    case "card":
      return cardName(game, step.card);
    case "row": {
      const zone = layout.zones.find(({ name }) => name === step.zone)!;
      return rowName(game, zone, step.row - (zone.first ?? 0));
    }
    case "kind":
      return kindName(game, step.kind);
    case "seat":
      return names[step.seat] ?? String(step.seat);
    case "number":
    case "value":
      return valueName(game, step.field, step.value);
    case "zone":
      return capital(fieldName(game, step.zone));
    case "action":
      return label(game, step.action, names, view.seat);
  }
}
