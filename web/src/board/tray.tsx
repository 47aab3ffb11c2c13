// One place above the hand for whatever is asked or said: what to choose, and the choices that lie nowhere else.

import { useState } from "preact/hooks";
import type { AnyView, Layout } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { Icon } from "../ui/icon";
import { t } from "../words/messages";
import { Act, Choose, stepName } from "./act";
import { CardFace } from "./card";
import { dressOf } from "./dress";
import { keyOf, type Option, type Step } from "./choosing";
import { fieldsOf, layoutOf, type Card } from "./layout";
import { isShowdown, lookOf, questionFor } from "./names";
import { Panel } from "./panel";
import { at, type Box } from "./boxes";
import { isOnBoard } from "./reach";
import { useTable, type Table } from "./table";

const MOST_NUMBERS = 16; // buttons; more numbers are chosen by a slider

/** The question, in its box. */
export function Tray({ ended, box }: { ended: string; box: Box }) {
  return (
    <div class="placed p-asked" style={at(box)}>
      <Asked ended={ended} />
    </div>
  );
}

function Asked({ ended }: { ended: string }) {
  const table = useTable();
  const { view, choice } = table;
  const own = dressOf(table.game).asked?.(table, ended);
  if (own != null) return <>{own}</>;
  if (view.result) return null;
  if (!view.legal.length) return <Waiting said={isShowdown(view) ? ended : ""} />;
  const { title, hint } = asked(table, ended);
  const isOpen = choice.isBegun;
  return (
    <Panel name="p-tray" title={title} hint={hint} takesFocus={isOpen}>
      <Options options={choice.options.filter((option) => !isOnBoard(table, option.step))} />
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
  const hint = hintFor(table, choice.options[0]?.step);
  if (isShowdown(view)) return { title: ended || t("table-round-over"), hint: "" };
  const chosen = choice.taken.filter(({ is }) => is !== "kind" || choice.taken.length === 1);
  if (!chosen.length) return { title: t(hasTurn(view) ? "table-your-turn" : "table-you-are-asked"), hint };
  const card = chosen.find((step) => step.is === "card");
  const text = card ? lookOf(game, layoutOf(game), card.card).text : "";
  return { title: chosen.map((step) => stepName(table, step)).join(" → "), hint: hint || text };
}

/** What is to be chosen next, in the game's words if it has any. */
function hintFor({ game, layout }: Table, step: Step | undefined): string {
  switch (step?.is) {
    case "card":
    case "row": {
      const [pick = ""] = Object.entries(layout.picks).find(([, zone]) => zone === step.zone) ?? [];
      const isDie = layout.zones.some(({ name, shape }) => name === step.zone && shape === "dice");
      const what = step.is === "row" ? "row" : isDie ? "die" : "card";
      return questionFor(game, pick.split(" ")[1] ?? "") || t(`table-choose-${what}`);
    }
    case "seat":
      return t("table-choose-player");
    case "number":
      return questionFor(game, step.field) || t("table-choose-number");
    case "value":
      return questionFor(game, step.field) || t("table-choose-value");
    default:
      return "";
  }
}

/** Whether it is their own turn, and not a moment in which others are asked. */
function hasTurn(view: AnyView): boolean {
  const turn = fieldsOf(view)["turn"] ?? null; // none where all choose at the same time
  return turn === null || turn === view.seat;
}

function Options({ options }: { options: Option[] }) {
  const { layout } = useTable();
  if (!options.length) return null;
  const numbers = options.filter(({ step }) => step.is === "number");
  if (numbers.length === options.length && numbers.length > MOST_NUMBERS) return <Range options={numbers} />;
  const isCards = options.every(({ step }) => cardIn(step, layout) !== null);
  return (
    <div class={`${isCards ? "p-choices" : numbers.length ? "p-buttons p-numbers" : "p-buttons"} flowing centred`}>
      {options.map((option) => (
        <OptionButton key={keyOf(option.step)} option={option} card={isCards ? cardIn(option.step, layout) : null} />
      ))}
    </div>
  );
}

/** A card that a step names, if it has a face. */
function cardIn(step: Step, { faces }: Layout): Card | null {
  const card = step.is === "card" ? step.card : step.is === "value" ? step.value : null;
  return card !== null && typeof card !== "boolean" && String(card) in faces ? card : null;
}

function OptionButton({ option, card }: { option: Option; card: Card | null }) {
  const table = useTable();
  if (card !== null)
    return <Choose option={option} class="card-button" children={<CardFace game={table.game} card={card} />} />;
  if (option.step.is === "number") return <Choose option={option} children={stepName(table, option.step)} />;
  return <Choose option={option} />;
}

/** One of many numbers. */
function Range({ options }: { options: Option[] }) {
  const table = useTable();
  const [at, setAt] = useState(0);
  const option = options[Math.min(at, options.length - 1)]!;
  const name = stepName(table, option.step);
  return (
    <div class="p-buttons p-range flowing centred">
      <input
        type="range"
        min={0}
        max={options.length - 1}
        value={at}
        aria-label={hintFor(table, option.step)}
        aria-valuetext={name}
        disabled={table.busy.value}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <Choose key={keyOf(option.step)} option={option} children={name} />
    </div>
  );
}

function Waiting({ said }: { said: string }) {
  const { view, names } = useTable();
  const isUnderway = view.seat !== null && view.to_act.includes(view.seat); // what they chose is on its way
  const { isChosen } = useInMotion();
  const who = isUnderway || isChosen.value ? [] : view.to_act.map((seat) => names[seat] ?? "?");
  const waits = who.length > 1 ? t("table-waiting-for-many", { count: who.length }) : "";
  const hint = who.length === 1 ? t("table-waiting-for", { name: who[0]! }) : waits;
  return said || hint ? <Panel name="p-tray" title={said} hint={hint} /> : null;
}
