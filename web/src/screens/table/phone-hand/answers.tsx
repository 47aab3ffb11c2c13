// The buttons below one's cards: one large one, or as many as there are choices that lie on no card.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { keyOf, type Option } from "../../../board/choosing";
import { notation } from "../../../stage/game";
import { Face } from "../../../ui/face";
import { Button } from "../../../ui/button";
import { t, tMaybe } from "../../../words/messages";
import { buttonsOf, raisedIn, useHand, wordsOf } from "./table";

const MOST_NUMBERS = 10; // buttons; of more numbers one is chosen with a slider

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

/** Does what is left to do, or goes a step further. */
export function HandButton({ option, children }: { option: Option; children?: ComponentChildren }) {
  const table = useHand();
  const { step, actions } = option;
  const sole = actions.length === 1 ? actions[0]! : null;
  const seat = step.is === "seat" ? table.seats[step.seat] : null;
  const words = wordsOf(table, option);
  const says = sole ? table.hand.label(sole, table.names, table.view) : words;
  return (
    <Button
      class="primary"
      data-action={sole ? notation(sole) : undefined}
      data-step={sole ? undefined : keyOf(step)}
      aria-label={says.startsWith(words) ? undefined : says}
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

/** Let everything happen until one's turn, in a game that asks everybody. */
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
