// The middle of the table: the Draw Pile and the discard pile.

import "./pile.css";
import { useState } from "preact/hooks";
import { lyingIn, tilt } from "../../board/lying";
import type { KittensCard, KittensKnown as Known } from "../../net/protocol";
import { at, type Box } from "../../board/boxes";
import { Dialog } from "../../ui/dialog";
import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { Act } from "./act";
import { CardBack, CardFace, CardSign } from "./card";
import { useTable } from "./choosing";
import { only } from "./legal";
import { cardName } from "./words";

const MOST_KNOWN = 4;

export function DrawPile({ box }: { box: Box }) {
  const { view } = useTable();
  const count = view.pile - useInMotion().underway("pile");
  const draw = only(view.legal, "draw");
  const stack = (
    <span class={count ? "k-stack card-stack" : "k-stack card-stack empty"}>
      {count > 12 && <CardBack />}
      {count > 4 && <CardBack />}
      {count > 0 && <CardBack />}
      <span class="k-pile-count pile-count figures" aria-hidden="true">
        {count}
      </span>
      {draw && (
        <span class="k-draw" aria-hidden="true">
          {t("kittens-draw")}
        </span>
      )}
    </span>
  );
  return (
    <section class="k-pile stacked" style={at(box)} aria-label={t("kittens-pile")}>
      <div data-place="pile">
        {draw ? (
          <Act action={draw} class="card-button">
            {stack}
          </Act>
        ) : (
          stack
        )}
      </div>
      <p class="k-under">
        <b>{t("kittens-pile")}</b>
        <span class="unseen">{t("kittens-pile-count", { count: view.pile })}</span>
        <KittensLeft />
      </p>
    </section>
  );
}

/** One kitten fewer than there are players alive, as everybody can count: all that are not on the discard pile. */
function KittensLeft() {
  const { view } = useTable();
  const open = view.discard.filter((card) => card === "kitten").length + (view.phase.phase === "inserting" ? 1 : 0);
  return <span class="k-quiet note">{t("kittens-kittens-left", { count: (view.cards.kitten ?? 0) - open })}</span>;
}

/** This person's private knowledge of the Draw Pile; the place is that of the middle of its lower edge. */
export function KnownPile({ left, top }: { left: number; top: number }) {
  const { view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { known } = view.memory.pile;
  if (!known.length) return null;
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
            <CardSign card={each.card} />
            <small>{isLoose(each, view.memory.pile) ? `≥${each.place + 1}` : each.place + 1}</small>
          </span>
        ))}
        {known.length > MOST_KNOWN && <small>+{known.length - MOST_KNOWN}</small>}
      </button>
      {isOpen && <KnownSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether cards that lie somewhere may lie above it. */
function isLoose(known: Known, pile: { loose_kittens: number; loose_cards: number; sure: number }): boolean {
  return pile.loose_kittens + pile.loose_cards > 0 && known.place >= pile.sure;
}

function KnownSheet({ onClose }: { onClose(): void }) {
  const { pile } = useTable().view.memory;
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

const LYING = 3;

export function DiscardPile({ box }: { box: Box }) {
  const { view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const motion = useInMotion();
  const count = view.discard.length - motion.underway("discard");
  const lying = lyingIn(motion, "discard", view.discard).slice(-LYING);
  return (
    <section class="k-pile stacked" style={at(box)} aria-label={t("kittens-discard")}>
      <div data-place="discard">
        <button
          type="button"
          class="card-button"
          disabled={!count}
          aria-label={count ? t("kittens-discard-look", { count }) : t("kittens-discard-empty")}
          onClick={() => setOpen(true)}
        >
          <span class={count ? "k-stack card-stack open" : "k-stack card-stack empty"}>
            {lying.map(({ card, isArriving }, each) => (
              <span
                key={view.discard.length - lying.length + each}
                class={isArriving ? "k-lying arriving" : "k-lying"}
                style={{ "--turn": `${tilt(view.discard.length - lying.length + each)}deg` }}
              >
                <CardFace card={card as KittensCard} />
              </span>
            ))}
            {!count && <span class="k-empty filling middle">{t("kittens-discard-empty")}</span>}
          </span>
        </button>
      </div>
      <p class="k-under">
        <b>{t("kittens-discard")}</b>
        <span class="k-quiet note">{count ? t("kittens-pile-count", { count }) : ""}</span>
      </p>
      {isOpen && <DiscardSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

function DiscardSheet({ onClose }: { onClose(): void }) {
  const { view } = useTable();
  return (
    <Dialog title={t("kittens-discard")} onClose={onClose}>
      <p class="k-quiet note">{t("kittens-discard-order")}</p>
      <ol class="k-spread small flowing centred">
        {view.discard.toReversed().map((card, each) => (
          <li key={each} aria-label={cardName(card)}>
            <CardFace card={card} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
