// A phone while a screen in the room shows the table: one's own cards, and what can be done now, large.

import "./hand.css";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyAction, AnyView } from "../../../net/protocol";
import { notation } from "../../../stage/game";
import { gameUi } from "../../../stage/games";
import { hold, holds, wasAsked } from "../../../state/hands";
import { shakes, theme } from "../../../state/preferences";
import { t } from "../../../words/messages";

const MOST = 6; // actions that have room; more are chosen on the board
const SHAKE = [90, 60, 90]; // milliseconds on, off, on

/** Asked once for each table; afterwards one tap changes to the other layout. */
export function HandOffer({ code }: { code: string }) {
  const isOn = holds.value === code;
  const isNew = wasAsked.value !== code;
  return (
    <div class="notice aligned flowing centred hand-offer" role="status">
      {isNew && <span>{t("hands-offer")}</span>}
      <div class="aligned">
        <button
          type="button"
          class={isNew ? "button primary" : "button quiet"}
          data-do={isOn ? "whole-table" : "hands"}
          onClick={() => hold(code, !isOn)}
        >
          {t(isOn ? "hands-whole" : "hands-yes")}
        </button>
        {isNew && (
          <button type="button" class="button" data-do="no-hands" onClick={() => hold(code, false)}>
            {t("hands-no")}
          </button>
        )}
      </div>
    </div>
  );
}

interface HandActionsProps {
  view: AnyView;
  names: string[];
  isMine: boolean;
  busy: ReadonlySignal<boolean>;
  act(action: AnyAction): void;
}

/** Where there are few, all that can be done; its room stays the same, so that nothing slips away under a finger. */
export function HandActions({ view, names, isMine, busy, act }: HandActionsProps) {
  useDark();
  useEffect(() => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
    if (isMine && shakes.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
  }, [isMine]);
  const actions = view.legal as AnyAction[];
  const areFew = isMine && actions.length <= MOST;
  return (
    <section
      class={`hand-actions${isMine ? " asked" : ""}${areFew && actions.length > 4 ? " many" : ""}`}
      aria-label={t("hands-actions")}
    >
      {areFew ? (
        actions.map((action) => (
          <button
            key={notation(action)}
            type="button"
            class="button primary"
            data-hand-action={notation(action)}
            disabled={busy.value}
            onClick={() => act(action)}
          >
            {gameUi(view.game).label(action, names, view)}
          </button>
        ))
      ) : (
        <p role="status">{t(isMine ? "hands-choose" : "hands-look")}</p>
      )}
    </section>
  );
}

/** In front of a television it is dark, unless somebody has chosen otherwise. */
function useDark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    if (theme.value !== "system" || before === "dark") return;
    dataset["theme"] = "dark";
    return () => void (dataset["theme"] = before);
  }, []);
}
