// Buttons for the options of a choice. A button performs an action or opens the next step.

import type { ComponentChildren } from "preact";
import type { AnyAction } from "../net/protocol";
import { notation } from "../stage/game";
import { Tap } from "../stage/tap";
import { keyOf, type Option, type Step } from "./choosing";
import { capital, cardName, fieldName, kindName, rowName, valueName } from "./names";
import { useTable, type Table } from "./table";
import { label } from "./words";

interface Pointing {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

interface ButtonProps {
  pointing?: Pointing;
  class?: string;
  children?: ComponentChildren;
}

/** A button that performs one of the actions in `view.legal`. */
export function Act({
  action,
  class: name = "button primary",
  pointing,
  children,
}: ButtonProps & { action: AnyAction }) {
  const table = useTable();
  const says = label(table.view, action, table.names);
  return (
    <Tap
      class={name}
      says={says}
      to={[action]}
      action={action}
      only={table.only}
      busy={table.busy}
      {...pointing}
      onClick={() => {
        pointing?.onBlur();
        table.act(action);
      }}
    >
      {children ?? says}
    </Tap>
  );
}

/** A button that performs the action if nothing else must be chosen, and otherwise opens the next step. */
export function Choose({
  option,
  class: name = "button primary",
  pointing,
  children,
}: ButtonProps & { option: Option }) {
  const table = useTable();
  const { step, actions } = option;
  const isSure = actions.length === 1 && step.is !== "card";
  if (isSure) return <Act action={actions[0]!} class={name} {...(pointing && { pointing })} children={children} />;
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

/** A button over a target that is chosen as a whole: a player, a tank or a row. Its label names the action. */
export function Target({ option, name }: { option: Option; name: string }) {
  const table = useTable();
  const [action, other] = option.actions;
  const says = action && !other ? kindName(table.game, action.do) : "";
  const point = (to: AnyAction | null): void => void (table.pointed.value = to && notation(to));
  const ifMouse = (to: AnyAction | null) => (event: PointerEvent) => event.pointerType === "mouse" && point(to);
  const pointing: Pointing = {
    onPointerEnter: ifMouse(action ?? null),
    onPointerLeave: ifMouse(null),
    onFocus: ({ currentTarget }) => (currentTarget as Element).matches(":focus-visible") && point(action ?? null),
    onBlur: () => point(null),
  };
  return (
    <Choose option={option} class="p-target seat-target" {...(says && { pointing })}>
      {says ? <span class="p-verb">{says}</span> : <span class="unseen">{name}</span>}
    </Choose>
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
      return label(view, step.action, names);
  }
}
