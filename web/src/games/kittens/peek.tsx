// A private look at the top of the Draw Pile, until it is put away. The hand stays in reach: what was seen is to be
// used.

import "./peek.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { KittensCard } from "../../net/protocol";
import { t } from "../../words/messages";
import { at, type Box } from "../../board/boxes";
import { CardFace } from "./card";
import { useChoosing } from "./choosing";

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
  if (useChoosing().choice) return null; // what the chosen card can do stands in the same place
  return (
    <div class="k-over" style={at(over)}>
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
        <p class="k-quiet note">{t("kittens-hint-peek")}</p>
        <button ref={close} type="button" class="button primary" data-step="put-away" onClick={onClose}>
          {t("kittens-close")}
        </button>
      </section>
    </div>
  );
}
