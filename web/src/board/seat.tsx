// A player of any game at the edge of the table, with their tokens and cards.

import type { AnyView, Flag, Token, Zone as ZoneInfo } from "../net/protocol";
import { useInMotion } from "../stage/in-motion";
import { SeatTag } from "../ui/seat-tag";
import { t } from "../words/messages";
import { shown } from "../words/sentences";
import { Target } from "./act";
import { CardFace, CardSign } from "./card";
import { dressOf } from "./dress";
import { Backs, Figure } from "./figure";
import { byKind } from "./kinds";
import { cardsOf, heldIn, isOut, ofSeat, openIn, placeName, zonesOf, type Card } from "./layout";
import { fieldName, zoneSays } from "./names";
import type { Room, SeatPlace } from "./places";
import { lyingIn } from "./lying";
import { optionAt, useTable } from "./table";
import { told, Zone } from "./zone";

const FEW_TOKENS = 3; // up to this many are drawn one by one
const MOST_BACKS = 5;
const MOST_SEEN = 8;

export function Seat({ seat, place }: { seat: number; place: SeatPlace; room?: Room }) {
  const table = useTable();
  const { view, layout, game } = table;
  const { Out, Marks: MarksOf = Marks } = dressOf(game);
  const isGone = isOut(layout, view, seat);
  const target = optionAt(table, { is: "seat", seat });
  const { held, lines } = heldIn(zonesOf(layout, "seat"));
  return (
    <Figure seat={seat} place={place} isTurn={hasTurn(view, seat)} isOut={isGone} name="p-seat">
      <Tag seat={seat} />
      {isGone && Out ? <Out /> : held && <Held zone={held} seat={seat} />}
      <MarksOf seat={seat} />
      {lines.length > 0 && (
        <div class="figure-lines">
          {lines.map((zone) => (
            <Zone key={zone.name} zone={zone} seat={seat} />
          ))}
        </div>
      )}
      {target && <Target option={target} name={table.names[seat]!} />}
    </Figure>
  );
}

function hasTurn(view: AnyView, seat: number): boolean {
  const turn = dressOf(view.game).turn?.(view);
  return !view.result && (turn === undefined ? view.to_act.includes(seat) : turn === seat);
}

export function Tag({ seat }: { seat: number }) {
  const { view, layout, seats, deadline } = useTable();
  const isAsked = view.to_act.includes(seat) && !view.result;
  return (
    <SeatTag
      seat={seats[seat]!}
      isTurn={hasTurn(view, seat)}
      isAsked={isAsked}
      deadline={isAsked ? deadline : null}
      isMe={seat === view.seat}
      at={seat}
      isOut={isOut(layout, view, seat)}
    />
  );
}

/** A fan of backs, at most `MOST_BACKS`; known cards are open. */
function Held({ zone, seat }: { zone: ZoneInfo; seat: number }) {
  const { view, game } = useTable();
  const cards = cardsOf(zone, view, seat);
  const place = placeName(zone, seat);
  const count = cards.length;
  const says = zoneSays(game, zone.name, "count", { count }) || `${fieldName(game, zone.name)}: ${told(game, cards)}`;
  if (openIn(zone, view))
    return (
      <Open
        zone={zone}
        seat={seat}
        cards={byKind(
          game,
          cards.map((card) => ({ card })),
        )}
      />
    );
  const most = cards.every((card) => card === null) ? MOST_BACKS : MOST_SEEN;
  const motion = useInMotion();
  const lying = lyingIn(motion, place, cards).slice(0, most);
  const backs = lying.map(({ card, key, isArriving }) => ({
    key,
    isSeen: card !== null,
    isArriving,
    face: <CardFace game={game} card={card} />,
  }));
  return (
    <div class="held" data-place={place} role="group" aria-label={says}>
      <Backs backs={backs} count={count - motion.underway(place)} />
    </div>
  );
}

/** All cards of a player at text size, in a replay with open cards. */
function Open({ zone, seat, cards }: { zone: ZoneInfo; seat: number; cards: { card: Card | null }[] }) {
  const { game } = useTable();
  const names = told(
    game,
    cards.map(({ card }) => card),
  );
  return (
    <div
      class="p-open aligned"
      data-place={placeName(zone, seat)}
      role="group"
      aria-label={`${fieldName(game, zone.name)}: ${names}`}
      title={names}
    >
      {cards.map(({ card }, each) => card !== null && <CardSign key={each} game={game} card={card} />)}
    </div>
  );
}

/** The tokens, flags and facts of a seat. */
export function Marks({ seat }: { seat: number }) {
  const { view, layout, game, chosen } = useTable();
  const flags = layout.flags.filter(({ field, when }) => !!ofSeat(view, field, seat) === when);
  const hasChosen = chosen.has(seat) && !view.result;
  const known = layout.seat_facts.map((field) => [field, ofSeat(view, field, seat)] as const);
  const facts = known.filter(([, value]) => value !== null); // null: still secret, or not chosen yet
  if (!layout.tokens.length && !flags.length && !facts.length && !hasChosen) return null;
  return (
    <span class="p-marks aligned flowing">
      {layout.tokens.map((token) => (
        <Tokens key={token.field} token={token} count={Number(ofSeat(view, token.field, seat) ?? 0)} />
      ))}
      {flags.map((flag) => (
        <FlagMark key={flag.field} flag={flag} />
      ))}
      {hasChosen && (
        <span class="p-mark p-flag" data-flag="chosen">
          ✓ {t("table-has-chosen")}
        </span>
      )}
      {facts.map(([field, value]) => (
        <span key={field} class="p-mark" data-fact={field}>
          {fieldName(game, field)} <b>{shown(value)}</b>
        </span>
      ))}
    </span>
  );
}

function Tokens({ token, count }: { token: Token; count: number }) {
  const { game } = useTable();
  const says = `${fieldName(game, token.field)}: ${count}`;
  const isFew = Number.isInteger(count) && count > 0 && count <= FEW_TOKENS;
  return (
    <span class="p-mark p-tokens" title={says} data-fact={token.field}>
      <span class={count ? "p-token" : "p-token none"} style={{ color: token.color }} aria-hidden="true">
        {isFew ? token.sign.repeat(count) : token.sign}
      </span>
      {!isFew && <b aria-hidden="true">{count}</b>}
      <span class="unseen">{says}</span>
    </span>
  );
}

function FlagMark({ flag }: { flag: Flag }) {
  const { game } = useTable();
  return (
    <span class={flag.is_out ? "p-mark p-flag out" : "p-mark p-flag"} data-flag={flag.field}>
      {flag.sign && <span aria-hidden="true">{flag.sign}</span>} {fieldName(game, flag.field)}
    </span>
  );
}
