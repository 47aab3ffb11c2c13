// The tray above the hand: what is asked, what the chosen card can do, and one line of rule where it bites.

import "./choice.css";
import type { KittensCard, KittensPair, KittensThree } from "../../net/protocol";
import { at, type Box } from "../../board/boxes";
import { glows } from "../../stage/tap";
import { t } from "../../words/messages";
import { Act, Step } from "./act";
import { CardFace, CardSign } from "./card";
import { useChoosing, useTable } from "./choosing";
import { all, fiveOf, playsOf, targetsOf } from "./legal";
import { Inserting } from "./insert";
import { Panel } from "./panel";
import { Reaction } from "./reaction";
import { WaitTray } from "./waiting";
import { cardName, CARDS, does } from "./words";

/** The question in its box; what needs more room lies over the piles. */
export function Tray({ box, over }: { box: Box; over: Box }) {
  const { view } = useTable();
  const { choice } = useChoosing();
  const picks = view.legal.some((action) => action.do === "pick" || action.do === "insert");
  const isBig = choice?.step === "named" || picks;
  return (
    <div class={isBig ? "k-asked over" : "k-asked"} style={at(isBig ? over : box)}>
      <Asked />
    </div>
  );
}

function Asked() {
  const { view } = useTable();
  const { choice } = useChoosing();
  if (view.phase.phase === "reaction") return <Reaction about={choice?.step === "card" ? choice.card : null} />;
  if (choice?.step === "card") return <CardTray card={choice.card} />;
  if (choice?.step === "combo") return <ComboTray card={choice.card} />;
  if (choice?.step === "target") return <TargetTray kind={choice.kind} />;
  if (choice?.step === "named") return <NamedTray card={choice.card} target={choice.target} />;
  if (choice?.step === "five") return <FiveTray cards={choice.cards} />;
  if (!view.legal.length) return <WaitTray />;
  switch (view.phase.phase) {
    case "turn":
      return <TurnTray />;
    case "giving":
      return <GiveTray />;
    case "picking":
      return <PickTray />;
    case "inserting":
      return <Inserting />;
    default:
      return <WaitTray />;
  }
}

function Cancel() {
  const { choose } = useChoosing();
  return (
    <button type="button" class="button quiet k-cancel" onClick={() => choose(null)}>
      {t("kittens-cancel")}
    </button>
  );
}

function TurnTray() {
  const { view } = useTable();
  const hint = view.attacked ? t("kittens-hint-owed", { turns: view.turns }) : t("kittens-hint-draw");
  return (
    <Panel title={t("kittens-ask-turn")} hint={hint}>
      <Combos />
    </Panel>
  );
}

/** Pairs and combos, offered when they exist. */
function Combos() {
  const table = useTable();
  const { view } = table;
  const { choose } = useChoosing();
  const pairs = [...new Set(view.legal.flatMap((action) => (action.do === "pair" ? [action.card] : [])))];
  const offered = view.legal.filter((action) => action.do === "five");
  const fives = glows(table, offered) ? offered : []; // a lesson that is about something else does not mention it
  if (!pairs.length && !fives.length) return null;
  return (
    <div class="k-combos flowing centred gap-3">
      {pairs.map((card) => {
        const threes = playsOf(view.legal, card).threes;
        const says = `${t(threes.length ? "kittens-three" : "kittens-pair")}: ${cardName(card)}`;
        return (
          <Step
            key={card}
            step={`combo-${card}`}
            class="k-combo aligned centred"
            says={says}
            onStep={() =>
              choose(threes.length ? { step: "combo", card } : { step: "target", kind: "pair", card, from: null })
            }
          >
            <CardSign card={card} />
            <CardSign card={card} />
            {threes.length > 0 && <CardSign card={card} />}
            {pairs.length < 3 && <span>{t(threes.length ? "kittens-three" : "kittens-pair")}</span>}
          </Step>
        );
      })}
      {fives.length > 0 && (
        <Step
          step="five"
          class="k-combo aligned centred"
          says={t("kittens-five")}
          onStep={() => choose({ step: "five", cards: [] })}
        >
          <span class="k-five-sign middle" aria-hidden="true">
            5
          </span>
          {t("kittens-five")}
        </Step>
      )}
    </div>
  );
}

/** The actions of three equal cards, which are raised: two or all of them can be played. */
function ComboTray({ card }: { card: KittensCard }) {
  const { view } = useTable();
  const { pairs, threes } = playsOf(view.legal, card);
  return (
    <Panel title={`${t("kittens-three")}: ${cardName(card)}`} hint={t("kittens-hint-three")} takesFocus>
      <div class="k-buttons">
        <PairButton card={card} pairs={pairs} />
        <ThreeButton card={card} threes={threes} />
        <Cancel />
      </div>
    </Panel>
  );
}

function PairButton({ card, pairs }: { card: KittensCard; pairs: KittensPair[] }) {
  const { choice, choose } = useChoosing();
  if (!pairs.length) return null;
  if (pairs.length === 1)
    return (
      <Act action={pairs[0]!} class="button k-two">
        <Combo is="pair" />
      </Act>
    );
  return (
    <Step
      step="pair"
      class="button k-two"
      to={pairs}
      onStep={() => choose({ step: "target", kind: "pair", card, from: choice })}
    >
      <Combo is="pair" />
    </Step>
  );
}

function ThreeButton({ card, threes }: { card: KittensCard; threes: KittensThree[] }) {
  const { choice, choose } = useChoosing();
  if (!threes.length) return null;
  const targets = targetsOf(threes);
  const ask = (): void =>
    choose(
      targets.length === 1
        ? { step: "named", card, target: targets[0]!, from: choice }
        : { step: "target", kind: "three", card, from: choice },
    );
  return (
    <Step step="three" class="button k-two" to={threes} onStep={ask}>
      <Combo is="three" />
    </Step>
  );
}

/** The actions of one card. */
function CardTray({ card }: { card: KittensCard }) {
  const table = useTable();
  const { view, names } = table;
  const { choice, choose } = useChoosing();
  const plays = playsOf(view.legal, card);
  const { alone, give, favors, pairs, threes } = plays;
  const fives = glows(table, plays.fives) ? plays.fives : [];
  const isNothing = view.legal.length > 0 && all(plays).length === 0;
  const title =
    give && view.phase.phase === "giving" ? t("kittens-ask-give", { taker: names[view.phase.taker]! }) : cardName(card);
  return (
    <Panel title={title} hint={isNothing ? `${does(card)} ${t("kittens-hint-alone")}` : does(card)} takesFocus>
      <div class="k-buttons">
        {give && <Act action={give} />}
        {alone && <Act action={alone} />}
        {favors.length === 1 && <Act action={favors[0]!} />}
        {favors.length > 1 && (
          <Step
            step="favor"
            class="button primary"
            to={favors}
            onStep={() => choose({ step: "target", kind: "favor", card, from: choice })}
          >
            {t("kittens-do-favor-whom")}
          </Step>
        )}
        <PairButton card={card} pairs={pairs} />
        <ThreeButton card={card} threes={threes} />
        {fives.length > 0 && (
          <Step step="five" class="button k-two" to={fives} onStep={() => choose({ step: "five", cards: [card] })}>
            <Combo is="five" />
          </Step>
        )}
        <Cancel />
      </div>
    </Panel>
  );
}

/** A combo, and what it is good for. */
function Combo({ is }: { is: "pair" | "three" | "five" }) {
  return (
    <>
      <b>{t(`kittens-${is}`)}</b> <small>{t(`kittens-${is}-says`)}</small>
    </>
  );
}

function TargetTray({ kind }: { kind: "favor" | "pair" | "three" }) {
  const hint = kind === "favor" ? t("kittens-does-favor") : t(`kittens-hint-${kind}`);
  return (
    <Panel title={t("kittens-ask-target")} hint={hint}>
      <div class="k-buttons">
        <Cancel />
      </div>
    </Panel>
  );
}

function NamedTray({ card, target }: { card: KittensCard; target: number }) {
  const { view, names } = useTable();
  const threes = playsOf(view.legal, card).threes.filter((three) => three.target === target);
  return (
    <Panel
      title={t("kittens-ask-named", { target: names[target]! })}
      hint={t("kittens-hint-three")}
      name="big"
      takesFocus
    >
      <div class="k-choices flowing centred gap-5">
        {threes.map((three) => (
          <Act key={three.named} action={three} class="card-button">
            <CardFace card={three.named} />
          </Act>
        ))}
      </div>
      <div class="k-buttons">
        <Cancel />
      </div>
    </Panel>
  );
}

function FiveTray({ cards }: { cards: KittensCard[] }) {
  const { view } = useTable();
  const five = fiveOf(view.legal, cards);
  return (
    <Panel title={t("kittens-ask-five", { missing: 5 - cards.length })} hint={t("kittens-hint-five")}>
      <div class="k-buttons">
        <span class="k-slots" aria-hidden="true">
          {Array.from({ length: 5 }, (_, each) => (
            <span key={each} class="k-slot middle">
              {cards[each] && <CardSign card={cards[each]} />}
            </span>
          ))}
        </span>
        {five ? (
          <Act action={five}>{t("kittens-play")}</Act>
        ) : (
          <button type="button" class="button primary" disabled>
            {t("kittens-play")}
          </button>
        )}
        <Cancel />
      </div>
    </Panel>
  );
}

function GiveTray() {
  const { view, names } = useTable();
  const taker = view.phase.phase === "giving" ? names[view.phase.taker]! : "";
  return <Panel title={t("kittens-ask-give", { taker })} hint={t("kittens-hint-give")} name="asked" />;
}

function PickTray() {
  const { view } = useTable();
  const picks = CARDS.flatMap((card) => view.legal.filter((action) => action.do === "pick" && action.card === card));
  return (
    <Panel title={t("kittens-ask-pick")} name="big asked" takesFocus>
      <div class="k-choices flowing centred gap-5">
        {picks.map((pick) => (
          <Act key={pick.do === "pick" ? pick.card : ""} action={pick} class="card-button">
            {pick.do === "pick" && <CardFace card={pick.card} />}
          </Act>
        ))}
      </div>
    </Panel>
  );
}

/** Passing on all reactions until one's turn; offered to everybody alike. */
export function PassUntilTurn() {
  const { view, passing, passUntilTurn } = useTable();
  const { seat } = view;
  if (seat === null || seat === view.turn || !view.alive[seat] || view.result) return null;
  return (
    <button
      type="button"
      class="k-toggle aligned centred gap-3"
      aria-pressed={passing}
      onClick={() => passUntilTurn(!passing)}
    >
      {t("kittens-pass-until-turn")}
    </button>
  );
}
