// Buttons above the hand for cards that can be played together, so that the player need not find them one by one.

import type { AnyAction } from "../net/protocol";
import { glows, Tap } from "../stage/tap";
import { CardSign } from "./card";
import { cardsIn, type Step } from "./choosing";
import type { Card } from "./layout";
import { cardName, kindName } from "./names";
import { takes } from "./kinds";
import { useTable, type Table } from "./table";

const FEW = 3; // combos that have room for words

/** Equal cards, or a kind of action that takes several different ones. */
interface Combo {
  step: string;
  kind: string;
  card: Card | null;
  /** How many cards it takes at most. */
  count: number;
  begin: Step[];
  actions: AnyAction[];
}

export function Combos() {
  const table = useTable();
  const isMeant = ({ card, actions }: Combo) => card !== null || glows(table, actions); // only what a lesson is about
  const combos = combosIn(table).filter(isMeant);
  if (!combos.length) return null;
  return (
    <div class="p-combos flowing centred gap-3">
      {combos.map(({ step, kind, card, count, begin }) => {
        const name = kindName(table.game, kind);
        return (
          <Tap
            key={step}
            step={step}
            class="p-combo aligned centred"
            says={card === null ? name : `${name}: ${cardName(table.game, card)}`}
            to={[]}
            only={table.only}
            busy={table.busy}
            onClick={() => table.begin(...begin)}
          >
            {card === null ? (
              <span class="p-combo-count middle" aria-hidden="true">
                {count}
              </span>
            ) : (
              Array.from({ length: count }, (_, each) => <CardSign key={each} game={table.game} card={card} />)
            )}
            {(card === null || combos.length <= FEW) && <span>{name}</span>}
          </Tap>
        );
      })}
    </div>
  );
}

/** The combos that the legal actions allow; none if cards of the hand can be played in only one way. */
function combosIn({ roots, layout, game }: Table): Combo[] {
  const hand = layout.zones.find(({ own }) => own)?.name ?? "";
  const found = new Map<string, Combo>();
  const kinds = new Set<string>();
  for (const { step: first, actions } of roots) {
    if (first.is !== "card" || first.zone !== hand) continue;
    for (const action of actions) {
      kinds.add(action.do);
      const count = takes(game, layout, action, null);
      if (count < 2) continue;
      const isAlike = new Set(cardsIn(action, layout, hand)).size === 1;
      const step = isAlike ? `combo-${first.card}` : `kind-${action.do}`;
      const combo = found.get(step) ?? { step, kind: "", card: null, count: 0, begin: [], actions: [] };
      combo.actions.push(action);
      if (combo.count < count) {
        const isOther = combo.count > 0; // for example, two or three equal cards
        const kind: Step = { is: "kind", kind: action.do };
        const begin: Step[] = isAlike ? [first, ...(isOther ? [] : [kind])] : [kind];
        Object.assign(combo, { kind: action.do, card: isAlike ? first.card : null, count, begin });
      }
      found.set(step, combo);
    }
  }
  const combos = [...found.values()];
  if (kinds.size < 2) return [];
  return [...combos.filter(({ card }) => card !== null), ...combos.filter(({ card }) => card === null)];
}
