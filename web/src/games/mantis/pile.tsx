// The Draw Pile: the back of its top card, and how many cards are left.

import "./pile.css";
import { useMemo } from "preact/hooks";
import type { MantisBack } from "../../net/protocol";
import { at, type Box } from "../../board/boxes";
import { t } from "../../words/messages";
import { ColorMark } from "./art/signs";
import { Back, Blank } from "./card";
import { colorList } from "./words";

/** Drawn anew only when another card is on top. */
export function DrawPile(props: PileProps) {
  const { top, count, box, card } = props;
  return useMemo(() => <Deck {...props} />, [count, top?.colors.join(), top?.icon, box.left, box.top, card]);
}

interface PileProps {
  top: MantisBack | null;
  count: number;
  box: Box;
  /** The width of a card. */
  card: number;
}

function Deck({ top, count, box, card }: PileProps) {
  return (
    <section class="mantis-pile" style={{ ...at(box), "--card": `${card}px` }} aria-label={t("mantis-draw-pile")}>
      <div class="deck" data-place="pile" data-high={Math.min(3, Math.ceil(count / 12))}>
        {top ? (
          <Back colors={top.colors} icon={top.icon} />
        ) : count ? (
          <Blank />
        ) : (
          <p class="nobody">{t("mantis-pile-empty")}</p>
        )}
        <b class="left mantis-label" aria-hidden="true">
          {count}
        </b>
      </div>
      <p class="unseen">{top ? t("mantis-pile-state", { count, colors: colorList(top.colors) }) : null}</p>
      {top && (
        <ul class="key stacked" aria-hidden="true">
          {top.colors.map((color) => (
            <li key={color} class="aligned">
              <ColorMark color={color} />
              {t(`mantis-color-${color}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
