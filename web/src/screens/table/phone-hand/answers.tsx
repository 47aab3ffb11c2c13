// The buttons below the cards, for choices without a card.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { keyOf, type Option } from "../../../board/choosing";
import { notation } from "../../../stage/game";
import { Face } from "../../../ui/face";
import { Button } from "../../../ui/button";
import { t, tMaybe } from "../../../words/messages";
import { buttonsOf, raisedIn, useHand, wordsOf } from "./table";

const MOST_NUMBERS = 10; // buttons; for more numbers there is a slider

export function Answers({ isMine, close }: { isMine: boolean; close(): void }) {
  const table = useHand();
  const { choice, back } = table;
  if (!isMine)
    return (
      <footer class="hand-answers">
        <Button class="quiet" data-do="own-cards" onClick={close}>
          {t("hands-face")}
        </Button>
      </footer>
    );
  const raised = raisedIn(table);
  const options = buttonsOf(table).filter(({ step }) => !raised || step.is !== "kind");
  return (
    <footer class={options.length > 2 ? "hand-answers over" : "hand-answers"} data-many={Math.min(options.length, 3)}>
      <Options options={options} />
      {choice.isBegun && (
        <Button icon="back" class="quiet hand-back" onClick={back}>
          {t("table-choose-other")}
        </Button>
      )}
      {!choice.isBegun && <PassUntilTurn />}
    </footer>
  );
}

function Options({ options }: { options: Option[] }) {
  const areNumbers = options.every(({ step, actions }) => step.is === "number" && actions.length === 1);
  if (areNumbers && options.length > MOST_NUMBERS) return <Range options={options} />;
  return (
    <>
      {options.map((option) => (
        <HandButton key={keyOf(option.step)} option={option} />
      ))}
    </>
  );
}

/** Performs the last remaining action, or takes the next step. */
export function HandButton({ option, children }: { option: Option; children?: ComponentChildren }) {
  const table = useHand();
  const { step, actions } = option;
  const sole = actions.length === 1 ? actions[0]! : null;
  const seat = step.is === "seat" ? table.seats[step.seat] : null;
  const words = wordsOf(table, option);
  const label = sole ? table.hand.label(sole, table.names, table.view) : words;
  return (
    <Button
      class="primary"
      data-action={sole ? notation(sole) : undefined}
      data-step={sole ? undefined : keyOf(step)}
      aria-label={label.startsWith(words) ? undefined : label}
      disabled={table.busy.value}
      onClick={() => (sole ? table.act(sole) : table.take(step))}
    >
      {seat && <Face name={seat.name} avatar={seat.avatar ?? null} isBot={seat.occupant === "bot"} />}
      {children ?? words}
    </Button>
  );
}

/** One of many numbers. */
function Range({ options }: { options: Option[] }) {
  const { hand, names, view, busy } = useHand();
  const [at, setAt] = useState(0);
  const option = options[Math.min(at, options.length - 1)]!;
  const words = hand.label(option.actions[0]!, names, view);
  return (
    <>
      <input
        type="range"
        min={0}
        max={options.length - 1}
        value={at}
        aria-label={t("table-choose-number")}
        aria-valuetext={words}
        disabled={busy.value}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
      />
      <HandButton option={option}>{words}</HandButton>
    </>
  );
}

/** Passes on all reactions until the player's turn. */
function PassUntilTurn() {
  const { view, isReaction, passing, passUntilTurn } = useHand();
  const words = isReaction ? tMaybe(`${view.game}-pass-until-turn`, {}) : undefined;
  if (!words) return null;
  return (
    <Button class="quiet" aria-pressed={passing} onClick={() => passUntilTurn(!passing)}>
      {words}
    </Button>
  );
}
