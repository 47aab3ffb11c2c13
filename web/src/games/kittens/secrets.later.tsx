// What only the viewer sees: peeked cards at the top of the Draw Pile, and the known cards of the pile.

import "./secrets.later.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { KittensCard, KittensKnown as Known, KittensView } from "../../net/protocol";
import { t } from "../../words/messages";
import { at, type Box } from "../../board/boxes";
import { CardSign } from "../../board/card";
import { Dialog } from "../../ui/dialog";
import { useTable } from "../../board/table";
import { CardFace } from "./card";

const MOST_KNOWN = 4; // cards shown by their signs; a number counts the rest

/** Peeked cards, until the viewer closes them. They do not cover the hand, so that cards can be played. */
export function Peek({ cards, over, onClose }: { cards: KittensCard[]; over: Box; onClose(): void }) {
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) close.current?.focus();
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) onClose();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);
  const { choice, looked } = useTable();
  if (choice.isBegun || looked !== null) return null; // the panel of the chosen card needs the same place
  return (
    <div class="placed p-asked k-over" style={at(over)}>
      <section class="k-peek panel stacked gap-2" aria-labelledby="k-peek-title">
        <h3 id="k-peek-title">{t("kittens-peek")}</h3>
        <ol class="k-spread flowing centred gap-6">
          {cards.map((card, each) => (
            <li key={each}>
              <CardFace card={card} />
              <small>{each === 0 ? t("kittens-peek-next") : each + 1}</small>
            </li>
          ))}
        </ol>
        <p class="note">{t("kittens-hint-peek")}</p>
        <button ref={close} type="button" class="button primary" data-step="put-away" onClick={onClose}>
          {t("kittens-close")}
        </button>
      </section>
    </div>
  );
}

/** The known cards of the Draw Pile. `left` and `top` are the middle of the lower edge. */
export function KnownPile({ left, top }: { left: number; top: number }) {
  const { pile } = (useTable().view as KittensView).memory;
  const { known } = pile;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="k-known-pile aligned flowing centred"
        style={{ left: `${left}px`, top: `${top}px` }}
        onClick={() => setOpen(true)}
        aria-label={t("kittens-known-pile")}
      >
        <b>{t("kittens-known")}</b>
        {known.slice(0, MOST_KNOWN).map((each) => (
          <span key={each.place} class="k-place aligned">
            <CardSign game="kittens" card={each.card} />
            <small>{isLoose(each, pile) ? `≥${each.place + 1}` : each.place + 1}</small>
          </span>
        ))}
        {known.length > MOST_KNOWN && <small>+{known.length - MOST_KNOWN}</small>}
      </button>
      {isOpen && <KnownSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether cards at an unknown place may be above this one. */
function isLoose(known: Known, pile: { loose_kittens: number; loose_cards: number; sure: number }): boolean {
  return pile.loose_kittens + pile.loose_cards > 0 && known.place >= pile.sure;
}

function KnownSheet({ onClose }: { onClose(): void }) {
  const { pile } = (useTable().view as KittensView).memory;
  return (
    <Dialog title={t("kittens-known-pile")} onClose={onClose}>
      <ol class="k-spread gap-6 flowing centred">
        {pile.known.map((each) => (
          <li key={each.place}>
            <CardFace card={each.card} />
            <small>
              {t(isLoose(each, pile) ? "kittens-known-place-loose" : "kittens-known-place", { place: each.place + 1 })}
            </small>
          </li>
        ))}
      </ol>
      {pile.loose_kittens > 0 && <p>{t("kittens-known-loose", { count: pile.loose_kittens })}</p>}
    </Dialog>
  );
}
