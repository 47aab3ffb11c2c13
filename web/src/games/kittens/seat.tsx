// Information about a player: the turns they must take, cards they have or lack, and a kitten that they hold.

import "./seat.css";
import { CardSign } from "../../board/card";
import { useTable } from "../../board/table";
import type { KittensCard, KittensView } from "../../net/protocol";
import { t } from "../../words/messages";
import { CardFace } from "./card";
import { cardNames } from "./words";

const MOST_CHIPS = 4;

export function Marks({ seat }: { seat: number }) {
  const view = useTable().view as KittensView;
  const { phase, legal } = view;
  const isHolding = phase.phase === "inserting" && phase.waiting.includes(seat);
  return (
    <>
      <Turns seat={seat} />
      {isHolding && !(seat === view.seat && legal.length) && (
        <span class="k-held-kitten" data-place="kitten">
          <CardFace card="kitten" />
        </span>
      )}
      <Known seat={seat} />
    </>
  );
}

/** The number of turns that a player must take, after an Attack or if there are several. */
function Turns({ seat }: { seat: number }) {
  const view = useTable().view as KittensView;
  if (view.turn !== seat || view.result || (view.turns < 2 && !view.attacked)) return null;
  return (
    <span class="k-turns aligned" title={t("kittens-attacked")}>
      <CardSign game="kittens" card="attack" />{" "}
      <span class="k-turns-words">{t("kittens-turns-left", { count: view.turns })}</span>
      <span class="k-turns-count" aria-hidden="true">
        {view.turns}
      </span>
    </span>
  );
}

/** The viewer's certain knowledge of another hand. */
function Known({ seat }: { seat: number }) {
  const view = useTable().view as KittensView;
  const known = view.memory.hands[seat];
  if (!known || !view.alive[seat] || seat === view.seat) return null;
  const lacks = Object.entries(known.at_most)
    .filter(([, most]) => most === 0)
    .map(([card]) => card as KittensCard);
  const says = [
    known.holds.length ? t("kittens-known-holds", { cards: cardNames(known.holds) }) : "",
    lacks.length ? t("kittens-known-lacks", { cards: cardNames(lacks) }) : "",
  ].filter(Boolean);
  if (!says.length) return null;
  const chips = [...known.holds.map((card) => ({ card, not: false })), ...lacks.map((card) => ({ card, not: true }))];
  return (
    <div class="k-known aligned centred" title={says.join(" ")}>
      {chips.slice(0, MOST_CHIPS).map(({ card, not }, each) => (
        <CardSign key={each} game="kittens" card={card} not={not} />
      ))}
      {chips.length > MOST_CHIPS && <span aria-hidden="true">+{chips.length - MOST_CHIPS}</span>}
      <span class="unseen">{says.join(" ")}</span>
    </div>
  );
}
