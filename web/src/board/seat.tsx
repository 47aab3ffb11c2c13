// One of the others: who it is, what they have, and the cards before them.

import type { Flag, Token } from "../net/protocol";
import { SeatTag } from "../ui/seat-tag";
import { t } from "../words/messages";
import { shown } from "../words/sentences";
import { Choose } from "./act";
import { isOut, ofSeat, zonesOf } from "./layout";
import { fieldName } from "./names";
import { optionAt, useTable } from "./table";
import { Zone } from "./zone";

const FEW_TOKENS = 5; // that are drawn one by one

export function Seat({ seat }: { seat: number }) {
  const table = useTable();
  const { view, layout } = table;
  const target = optionAt(table, { is: "seat", seat });
  const classes = ["p-seat", view.to_act.includes(seat) ? "turn" : "", isOut(layout, view, seat) ? "out" : ""];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-seat={seat} data-place={`seat-${seat}`}>
      <Tag seat={seat} />
      <Marks seat={seat} />
      {zonesOf(layout, "seat").map((zone) => (
        <Zone key={zone.name} zone={zone} seat={seat} />
      ))}
      {target && (
        <Choose
          option={target}
          class="p-target seat-target"
          children={<span class="unseen">{table.names[seat]}</span>}
        />
      )}
    </li>
  );
}

export function Tag({ seat }: { seat: number }) {
  const { view, seats, deadline } = useTable();
  const isAsked = view.to_act.includes(seat) && !view.result;
  return (
    <SeatTag
      seat={seats[seat]!}
      isTurn={isAsked}
      isAsked={isAsked}
      deadline={isAsked ? deadline : null}
      isMe={seat === view.seat}
    />
  );
}

/** Tokens, flags, and what else is written of a seat. */
export function Marks({ seat }: { seat: number }) {
  const { view, layout, game, chosen } = useTable();
  const flags = layout.flags.filter(({ field, when }) => !!ofSeat(view, field, seat) === when);
  const hasChosen = chosen.has(seat) && !view.result;
  if (!layout.tokens.length && !flags.length && !layout.seat_facts.length && !hasChosen) return null;
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
      {layout.seat_facts.map((field) => (
        <span key={field} class="p-mark" data-fact={field}>
          {fieldName(game, field)} <b>{shown(ofSeat(view, field, seat))}</b>
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
