// The cards of a phone's hand, without overlap. A tapped card rises and shows its button.

import { useRef } from "preact/hooks";
import type { Card } from "../../../board/layout";
import { Die } from "../../../board/die";
import { keyOf, type Option, type Step } from "../../../board/choosing";
import { fieldName, rowName } from "../../../board/names";
import type { Zone } from "../../../net/protocol";
import { notation } from "../../../stage/game";
import { useSize } from "../../../stage/size";
import { t } from "../../../words/messages";
import { grid } from "./grid";
import { HandButton } from "./answers";
import { buttonsOf, type Lot, namedIn, raisedIn, type Row, useHand } from "./table";

const FEW = 8; // cards; with more, equal ones share a place
const EDGE = 12; // pixels around the cards, for the glow and for one that rises
const HEAD = 22; // pixels: the name of a lot, where there are several

export function Cards({ lots }: { lots: Lot[] }) {
  const table = useHand();
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(area);
  const named = namedIn(table);
  const shown: Lot[] = named.length ? [{ zone: null, cards: named.map(cardOf), rows: [] }] : lots;
  const all = shown.reduce((sum, lot) => sum + sizeOf(lot), 0);
  return (
    <div ref={area} class="hand-cards" data-lots={shown.length}>
      {shown.map((lot) => (
        <LotOf
          key={lot.zone?.name ?? "named"}
          lot={lot}
          isNamed={shown.length > 1}
          width={width}
          height={(height * sizeOf(lot)) / all - (shown.length > 1 ? HEAD : 0)}
        />
      ))}
      {!shown.length && <p class="note middle">{t("hands-none")}</p>}
    </div>
  );
}

function cardOf({ step }: Option): Card | null {
  return step.is === "value" && typeof step.value !== "boolean" ? step.value : null;
}

/** The share of the height for a lot. */
function sizeOf({ cards, rows }: Lot): number {
  return Math.max(3, cards.length, rows.length * 2);
}

interface LotProps {
  lot: Lot;
  isNamed: boolean;
  width: number;
  height: number;
}

function LotOf({ lot: { zone, cards, rows }, isNamed, width, height }: LotProps) {
  const { view } = useHand();
  const places = placesOf(cards);
  const { card, gap } = grid(places.length, width - 2 * EDGE, height - 2 * EDGE);
  const style = { "--card": `${card}px`, gap: `${gap}px` };
  return (
    <section class="hand-lot" style={{ height: `${height}px` }}>
      {isNamed && zone && <h4 class="note">{fieldName(view.game, zone.name)}</h4>}
      {zone && rows.length > 0 && <Rows zone={zone} rows={rows} />}
      {places.length > 0 && (
        <ul class="hand-grid" style={style}>
          {places.map((place) => (
            <Place {...place} key={place.key} zone={zone?.name ?? null} isDie={zone?.shape === "dice"} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Placed {
  card: Card | null;
  key: string;
  count: number;
  /** Of equal cards, the first one rises. */
  isFirst: boolean;
}

function placesOf(cards: readonly (Card | null)[]): Placed[] {
  if (cards.length <= FEW)
    return cards.map((card, each) => ({
      card,
      key: `${card} ${each}`,
      count: 1,
      isFirst: cards.indexOf(card) === each,
    }));
  return [...new Set(cards)].map((card) => ({
    card,
    key: String(card),
    count: cards.filter((other) => other === card).length,
    isFirst: true,
  }));
}

/** A card, which can be tapped if a choice involves it. */
function Place({ card, count, isFirst, zone, isDie }: Placed & { zone: string | null; isDie: boolean }) {
  const table = useHand();
  const { hand, choice, roots, view } = table;
  const { Card: Face } = hand;
  const step = stepAt(card, zone, choice.options);
  const key = step && keyOf(step);
  const raised = raisedIn(table);
  const isUp = isFirst && raised !== null && zone !== null && keyOf(raised) === `card-${zone}-${card}`;
  const option = choice.options.find((each) => keyOf(each.step) === key);
  const root = roots.find((each) => keyOf(each.step) === key);
  const face = isDie ? <Die value={card} /> : <Face game={view.game} card={card} />;
  const choose = (): void => {
    if (isUp && !option) return table.back();
    const { step: next, actions } = (option ?? root)!;
    if (option && actions.length === 1 && (zone === null || next.is !== "card")) table.act(actions[0]!);
    else if (option) table.take(next);
    else table.begin(next);
  };
  const isOpen = !!option || !!root || isUp;
  return (
    <li class={isUp ? "up" : ""}>
      {isOpen ? (
        <button
          type="button"
          class={option ? "hand-card bare can" : "hand-card bare"}
          data-step={key ?? undefined}
          aria-pressed={isUp}
          aria-label={card === null ? undefined : hand.name(card)}
          aria-description={(card !== null && hand.text(card)) || undefined}
          disabled={table.busy.value}
          onClick={choose}
        >
          {face}
        </button>
      ) : (
        <span class="hand-card" role="img" aria-label={card === null ? undefined : hand.name(card)}>
          {face}
        </span>
      )}
      {count > 1 && <b class="hand-count figures">×{count}</b>}
      {isUp && <Raised />}
    </li>
  );
}

/** The step behind a tap on a card. */
function stepAt(card: Card | null, zone: string | null, options: readonly Option[]): Step | null {
  if (card === null) return null;
  if (zone !== null) return { is: "card", zone, card };
  return options.find((option) => cardOf(option) === card)?.step ?? null;
}

/** The buttons of a card that was tapped. */
function Raised() {
  const table = useHand();
  const { choice } = table;
  const own = buttonsOf(table).filter(({ step }) => step.is === "kind");
  const last: Option[] =
    choice.options.length || choice.actions.length !== 1
      ? own
      : [{ step: { is: "action", place: 0, action: choice.actions[0]! }, actions: choice.actions }];
  if (!last.length) return null;
  return (
    <div class="hand-own">
      {last.map((option) => (
        <HandButton key={keyOf(option.step)} option={option} />
      ))}
    </div>
  );
}

/** Rows that are tapped as a whole. */
function Rows({ zone, rows }: { zone: Zone; rows: Row[] }) {
  const { hand, view, names, act, take, busy } = useHand();
  const { Card: Face } = hand;
  return (
    <ul class="hand-rows">
      {rows.map(({ at, cards, option }) => {
        const sole = option?.actions.length === 1 ? option.actions[0]! : null;
        const name = rowName(view.game, zone, at);
        const inside = (
          <>
            <b>{name}</b>
            <span class="hand-row-cards aligned">
              {cards.map((card, each) => (
                <Face key={each} game={view.game} card={card} />
              ))}
            </span>
          </>
        );
        return (
          <li key={at}>
            {option ? (
              <button
                type="button"
                class="hand-row can"
                data-step={sole ? undefined : keyOf(option.step)}
                data-action={sole ? notation(sole) : undefined}
                aria-label={sole ? hand.label(sole, names, view) : name}
                disabled={busy.value}
                onClick={() => (sole ? act(sole) : take(option.step))}
              >
                {inside}
              </button>
            ) : (
              <div class="hand-row">{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
