// Another player: who it is, how many cards they hold, and what is known of them.

import "./seat.css";
import type { KittensCard, Zone } from "../../net/protocol";
import { Backs, Figure, type Back } from "../../board/figure";
import { openIn } from "../../board/layout";
import type { SeatPlace } from "../../board/places";
import { useInMotion } from "../../stage/in-motion";
import { SeatTag } from "../../ui/seat-tag";
import { t } from "../../words/messages";
import { Act, Step } from "./act";
import { CardBack, CardFace, CardSign } from "./card";
import { useChoosing, useTable } from "./choosing";
import { Ghost } from "./ghost";
import { playsOf } from "./legal";
import layout from "./layout.json";
import { CARDS, cardNames } from "./words";

const HAND = layout.zones[0] as Zone;
const MOST_BACKS = 5;
const MOST_CHIPS = 4;

export function Seat({ seat, place }: { seat: number; place: SeatPlace }) {
  const { view } = useTable();
  const isAlive = view.alive[seat]!;
  return (
    <Figure
      seat={seat}
      place={place}
      isTurn={view.turn === seat && !view.result}
      isOut={!isAlive}
      name={isAlive ? "k-seat" : "k-seat dead"}
    >
      <Target seat={seat} />
      <Tag seat={seat} />
      {isAlive ? <HandOf seat={seat} /> : <Ghost />}
      <HeldKitten seat={seat} />
      <Known seat={seat} />
    </Figure>
  );
}

export function Tag({ seat }: { seat: number }) {
  const { view, seats, deadline } = useTable();
  const isTurn = view.turn === seat && view.result === null;
  const isAsked = view.to_act.includes(seat);
  return (
    <div class="k-tag aligned flowing">
      <SeatTag
        seat={seats[seat]!}
        isTurn={isTurn}
        isAsked={isAsked}
        deadline={isAsked ? deadline : null}
        isMe={view.seat === seat}
        at={seat}
        isOut={!view.alive[seat]}
      />
      <Turns seat={seat} />
    </div>
  );
}

/** How many turns they owe, when it is more than the one. */
function Turns({ seat }: { seat: number }) {
  const { view } = useTable();
  if (view.turn !== seat || view.result || (view.turns < 2 && !view.attacked)) return null;
  return (
    <span class="k-turns aligned" title={t("kittens-attacked")}>
      <CardSign card="attack" /> <span class="k-turns-words">{t("kittens-turns-left", { count: view.turns })}</span>
      <span class="k-turns-count" aria-hidden="true">
        {view.turns}
      </span>
    </span>
  );
}

function HandOf({ seat }: { seat: number }) {
  const { view } = useTable();
  const place = `hand-${seat}`;
  const count = view.hands[seat]! - useInMotion().underway(place);
  const open = openIn(HAND, view)?.[seat] as KittensCard[] | undefined;
  if (open) return <OpenHand place={place} cards={open} />;
  const backs = Array.from({ length: Math.min(count, MOST_BACKS) }, (_, key) => BACK(key));
  return (
    <div class="k-held held" data-place={place}>
      <Backs backs={backs} count={count} />
      <span class="unseen">{t("kittens-hand-count", { count })}</span>
    </div>
  );
}

const BACK = (key: number): Back => ({ key, isSeen: false, isArriving: false, face: <CardBack /> });

/** A player's cards, after the game. */
function OpenHand({ place, cards }: { place: string; cards: KittensCard[] }) {
  const sorted = CARDS.flatMap((kind) => cards.filter((card) => card === kind));
  return (
    <div class="k-held k-open aligned" data-place={place} title={cardNames(sorted)}>
      {sorted.map((card, each) => (
        <CardSign key={each} card={card} />
      ))}
      <span class="unseen">{t("kittens-known-holds", { cards: cardNames(sorted) })}</span>
    </div>
  );
}

/** A defused kitten, until its player has put it back. */
export function HeldKitten({ seat }: { seat: number }) {
  const { phase } = useTable().view;
  if (phase.phase !== "inserting" || !phase.waiting.includes(seat)) return null;
  return (
    <span class="k-held-kitten" data-place="kitten">
      <CardFace card="kitten" />
    </span>
  );
}

/** This person's certain knowledge of another hand. */
function Known({ seat }: { seat: number }) {
  const { view } = useTable();
  const known = view.memory.hands[seat];
  if (!known || !view.alive[seat]) return null;
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
        <CardSign key={each} card={card} not={not} />
      ))}
      {chips.length > MOST_CHIPS && <span aria-hidden="true">+{chips.length - MOST_CHIPS}</span>}
      <span class="unseen">{says.join(" ")}</span>
    </div>
  );
}

/** Covers the whole seat while it can be chosen as a target. */
function Target({ seat }: { seat: number }) {
  const table = useTable();
  const { choice, choose } = useChoosing();
  if (choice?.step !== "target") return null;
  const plays = playsOf(table.view.legal, choice.card);
  if (choice.kind === "three") {
    const threes = plays.threes.filter((three) => three.target === seat);
    if (!threes.length) return null;
    return (
      <Step
        step={`target-${seat}`}
        class="k-target seat-target"
        says={t("kittens-ask-named", { target: table.names[seat]! })}
        to={threes}
        onStep={() => choose({ step: "named", card: choice.card, target: seat, from: choice })}
      />
    );
  }
  const action = (choice.kind === "favor" ? plays.favors : plays.pairs).find((each) => each.target === seat);
  return action ? <Act action={action} class="k-target seat-target" children="" /> : null;
}
