// The question above the hand: what to choose, and buttons for choices that are nowhere else on the board.

import "./tray.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { AnyView, Layout } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { glows } from "../stage/tap";
import { Icon } from "../ui/icon";
import { t } from "../words/messages";
import { Act, Choose, stepName } from "./act";
import { CardFace, CardSign } from "./card";
import { dressOf } from "./dress";
import { cardsIn, keyOf, type Option, type Step } from "./choosing";
import { Combos } from "./combos";
import { fieldsOf, layoutOf, type Card } from "./layout";
import { byKind } from "./kinds";
import { cardName, isShowdown, lookOf, questionFor, useOf } from "./names";
import { Panel } from "./panel";
import { isOnBoard } from "./reach";
import { fit } from "./fittings";
import { useTable, type Table } from "./table";

const MOST_NUMBERS = 16; // buttons; for more numbers there is a slider

export function Asked({ ended }: { ended: string }) {
  const table = useTable();
  const { view, choice } = table;
  const { isBig, says } = dressOf(table.game);
  if (view.result) return null;
  if (!view.legal.length && table.looked === null) return <Waiting said={isShowdown(view) ? ended : ""} />;
  const { title, hint, name } = { name: "", ...asked(table, ended), ...says?.(table) };
  const isOpen = choice.isBegun || table.looked !== null;
  const isWide = isBig?.(table) ?? false;
  const options = choice.options.filter(
    (option) => (isWide || !isOnBoard(table, option.step)) && isMeant(table, option),
  );
  return (
    <Panel name={`p-tray ${isWide ? "big " : ""}${name}`} title={title} hint={hint} takesFocus={isOpen || isWide}>
      {isOpen ? <Slots /> : <Combos />}
      <Options options={table.looked === null ? options : []}>{isOpen && <Back />}</Options>
    </Panel>
  );
}

/** Whether to offer an option. A lesson offers only the options that it is about. */
function isMeant({ only, choice }: Table, { step, actions }: Option): boolean {
  return !only || !choice.isBegun || step.is !== "kind" || glows({ only }, actions);
}

/** The chosen action and a button to go back. */
function Back() {
  const { choice, looked, back } = useTable();
  const [action] = choice.actions;
  return (
    <>
      {looked === null && !choice.options.length && action && <Act action={action} />}
      <button type="button" class="button quiet p-cancel" onClick={back}>
        <Icon name="close" /> {t("table-choose-other")}
      </button>
    </>
  );
}

/** Slots for the cards that an action takes from the hand; the chosen ones fill them. */
function Slots() {
  const { choice, layout, game } = useTable();
  const hand = layout.zones.find(({ own }) => own)?.name;
  const isOfHand = (step: Step): boolean => step.is === "card" && step.zone === hand;
  const cards = choice.taken.flatMap((step) => (step.is === "card" && isOfHand(step) ? [step.card] : []));
  const counts = choice.actions.map((action) => cardsIn(action, layout, hand ?? "").length);
  const isMore = choice.options.some(({ step }) => isOfHand(step));
  if (!isMore) return null;
  return (
    <span class="p-slots" aria-hidden="true">
      {Array.from({ length: Math.min(...counts) }, (_, each) => (
        <span key={each} class="p-slot middle">
          {cards[each] !== undefined && <CardSign game={game} card={cards[each]} />}
        </span>
      ))}
    </span>
  );
}

/** The question to the viewer. A tapped card shows its text instead. */
function asked(table: Table, ended: string): { title: string; hint: string } {
  const { view, choice, game, looked } = table;
  if (looked !== null) return { title: cardName(game, looked), hint: lookOf(game, layoutOf(game), looked).text };
  const hint = hintFor(table, choice.options[0]?.step);
  if (isShowdown(view)) return { title: ended || t("table-round-over"), hint: "" };
  const chosen = choice.taken.filter(({ is }) => is !== "kind" || choice.taken.length === 1);
  if (!chosen.length) return { title: t(hasTurn(view) ? "table-your-turn" : "table-you-are-asked"), hint };
  const card = chosen.find((step) => step.is === "card");
  const text = card ? lookOf(game, layoutOf(game), card.card).text : "";
  return { title: chosen.map((step) => stepName(table, step)).join(" → "), hint: hint || text };
}

/** What to choose next, with the game's message if it has one. */
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

/** Whether it is the viewer's own turn, as opposed to a question during another player's turn. */
function hasTurn(view: AnyView): boolean {
  const turn = fieldsOf(view)["turn"] ?? null; // none where all choose at the same time
  return turn === null || turn === view.seat;
}

function Options({ options, children }: { options: Option[]; children: ComponentChildren }) {
  const { layout, game } = useTable();
  if (!options.length) return children ? <div class="p-buttons flowing centred">{children}</div> : null;
  const numbers = options.filter(({ step }) => step.is === "number");
  if (numbers.length === options.length && numbers.length > MOST_NUMBERS)
    return (
      <>
        <Range options={numbers} />
        {children && <div class="p-buttons flowing centred">{children}</div>}
      </>
    );
  const isCards = options.every(({ step }) => cardIn(step, layout) !== null);
  const sorted = isCards
    ? byKind(
        game,
        options.map((option) => ({ ...option, card: cardIn(option.step, layout) })),
      )
    : options;
  return (
    <>
      <div class={`${isCards ? "p-choices" : numbers.length ? "p-buttons p-numbers" : "p-buttons"} flowing centred`}>
        {sorted.map((option) => (
          <OptionButton key={keyOf(option.step)} option={option} card={isCards ? cardIn(option.step, layout) : null} />
        ))}
        {!isCards && children}
      </div>
      {isCards && children && <div class="p-buttons flowing centred">{children}</div>}
    </>
  );
}

/** The card that a step names, if it has a face. */
function cardIn(step: Step, { faces }: Layout): Card | null {
  const card = step.is === "card" ? step.card : step.is === "value" ? step.value : null;
  return card !== null && typeof card !== "boolean" && String(card) in faces ? card : null;
}

function OptionButton({ option, card }: { option: Option; card: Card | null }) {
  const table = useTable();
  if (card !== null)
    return <Choose option={option} class="card-button" children={<CardFace game={table.game} card={card} />} />;
  if (option.step.is === "number") return <Choose option={option} children={stepName(table, option.step)} />;
  const use = option.step.is === "kind" && useOf(table.game, option.step.kind);
  if (use)
    return (
      <Choose option={option} class="button p-two">
        <b>{stepName(table, option.step)}</b> <small>{use}</small>
      </Choose>
    );
  return <Choose option={option} />;
}

/** A slider for many numbers. */
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
  const isUnderway = view.seat !== null && view.to_act.includes(view.seat); // the viewer's choice is being sent
  const { isChosen } = useInMotion();
  const who = isUnderway || isChosen.value ? [] : view.to_act.map((seat) => names[seat] ?? "?");
  const waits = who.length > 1 ? t("table-waiting-for-many", { count: who.length }) : "";
  const hint = who.length === 1 ? t("table-waiting-for", { name: who[0]! }) : waits;
  return said || hint ? <Panel name="p-tray" title={said} hint={hint} /> : null;
}

fit({ Asked });
