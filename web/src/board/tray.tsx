// One place above the hand for whatever is asked or said: what to choose, and the choices that lie nowhere else.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AnyView } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { Icon } from "../ui/icon";
import { t } from "../words/messages";
import { Act, Choose, stepName } from "./act";
import { CardFace } from "./card";
import { keyOf, type Option, type Step } from "./choosing";
import { layoutOf, type Card } from "./layout";
import { isShowdown, lookOf } from "./names";
import { useTable, type Table } from "./table";

export function Tray({ ended }: { ended: string }) {
  const table = useTable();
  const { view, choice } = table;
  if (view.result) return <Panel title="" />;
  if (!view.legal.length) return <Waiting said={isShowdown(view) ? ended : ""} />;
  const { title, hint } = asked(table, ended);
  const isOpen = choice.taken.length > 0;
  return (
    <Panel title={title} hint={hint} takesFocus={isOpen}>
      <Options options={choice.options.filter((option) => !liesSomewhere(table, option.step))} />
      {isOpen && (
        <div class="p-buttons flowing centred">
          {!choice.options.length && choice.actions[0] && <Act action={choice.actions[0]} />}
          <button type="button" class="button quiet p-cancel" onClick={() => table.back()}>
            <Icon name="close" /> {t("table-choose-other")}
          </button>
        </div>
      )}
    </Panel>
  );
}

/** The question to this person; a chosen card shows its text. */
function asked(table: Table, ended: string): { title: string; hint: string } {
  const { view, choice, game } = table;
  const hint = hintFor(choice.options[0]?.step);
  if (isShowdown(view)) return { title: ended || t("table-round-over"), hint: "" };
  const chosen = choice.taken.filter(({ is }) => is !== "kind" || choice.taken.length === 1);
  if (!chosen.length) return { title: t(hasTurn(view) ? "table-your-turn" : "table-you-are-asked"), hint };
  const card = chosen.find((step) => step.is === "card");
  const text = card ? lookOf(game, layoutOf(game), card.card).text : "";
  return { title: chosen.map((step) => stepName(table, step)).join(" → "), hint: hint || text };
}

/** What is to be chosen next. */
function hintFor(step: Step | undefined): string {
  switch (step?.is) {
    case "card":
      return t("table-choose-card");
    case "seat":
      return t("table-choose-player");
    case "value":
      return t("table-choose-value");
    default:
      return "";
  }
}

/** Whether it is their own turn, and not a moment in which others are asked. */
function hasTurn(view: AnyView): boolean {
  return !("turn" in view) || view.turn === view.seat;
}

/** Whether it is tapped where it lies: in the hand, in a zone, at a seat. */
function liesSomewhere({ view, bottom }: Table, step: Step): boolean {
  if (step.is === "seat") return step.seat !== bottom || view.seat === null;
  return step.is === "card" || step.is === "zone";
}

function Options({ options }: { options: Option[] }) {
  const { game, layout } = useTable();
  if (!options.length) return null;
  const isCards = options.every(({ step }) => step.is === "value" && String(step.value) in layout.faces);
  return (
    <div class={`${isCards ? "p-choices" : "p-buttons"} flowing centred`}>
      {options.map((option) =>
        isCards && option.step.is === "value" ? (
          <Choose key={keyOf(option.step)} option={option} class="card-button">
            <CardFace game={game} card={option.step.value as Card} />
          </Choose>
        ) : (
          <Choose key={keyOf(option.step)} option={option} />
        ),
      )}
    </div>
  );
}

function Waiting({ said }: { said: string }) {
  const { view, names } = useTable();
  const isUnderway = view.seat !== null && view.to_act.includes(view.seat); // what they chose is on its way
  const { isChosen } = useInMotion();
  const who = isUnderway || isChosen.value ? [] : view.to_act.map((seat) => names[seat] ?? "?");
  const waits = who.length > 1 ? t("table-waiting-for-many", { count: who.length }) : "";
  return <Panel title={said} hint={who.length === 1 ? t("table-waiting-for", { name: who[0]! }) : waits} />;
}

interface PanelProps {
  title: string;
  hint?: string;
  /** Whether the keyboard goes here when it opens. */
  takesFocus?: boolean;
  children?: ComponentChildren;
}

function Panel({ title, hint, takesFocus = false, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const byKeyboard = document.activeElement?.matches(":focus-visible");
    if (takesFocus && byKeyboard) panel.current?.querySelector<HTMLElement>("button")?.focus();
  }, [title]);
  return (
    <div ref={panel} class="p-tray tray" data-place="hint">
      {title && <h3>{title}</h3>}
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
