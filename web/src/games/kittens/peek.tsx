// A private look at the top of the Draw Pile, until it is put away.

import type { KittensCard } from "../../protocol";
import { Dialog } from "../../ui/dialog";
import { t } from "../../words";
import { CardFace } from "./card";

export function Peek({ cards, onClose }: { cards: KittensCard[]; onClose(): void }) {
  return (
    <Dialog title={t("kittens-peek")} onClose={onClose}>
      <ol class="k-spread peek">
        {cards.map((card, each) => (
          <li key={each}>
            <CardFace card={card} />
            <small>{each === 0 ? t("kittens-peek-next") : each + 1}</small>
          </li>
        ))}
      </ol>
      <p class="k-quiet">{t("kittens-hint-peek")}</p>
      <button type="button" class="button primary k-wide" onClick={onClose}>
        {t("kittens-close")}
      </button>
    </Dialog>
  );
}
