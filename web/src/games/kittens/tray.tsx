// The questions above the hand, with a line of the rules where it matters.

import "./tray.css";
import type { Question } from "../../board/dress";
import { Panel } from "../../board/panel";
import { useTable, type Table } from "../../board/table";
import type { KittensAction, KittensCard, KittensView } from "../../net/protocol";
import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { SurvivorPicture } from "./art/pictures";
import { Inserting } from "./more";
import { Reaction } from "./reaction";
import { cardName, does } from "./words";

/** Whether a question covers the piles: putting back the kitten, picking a discarded card, or naming a card. */
export function isBig({ view, choice }: Table): boolean {
  const picks = (view as KittensView).legal.some(({ do: kind }) => kind === "pick" || kind === "insert");
  return picks || choice.options.some(({ step }) => step.is === "value");
}

/** Replaces the question for reactions, for putting back a kitten, and while waiting; null for the usual one. */
export function asked({ view: anyView, choice, looked }: Table) {
  const view = anyView as KittensView;
  const [card] = choice.taken.flatMap((step) => (step.is === "card" && choice.isBegun ? [step.card] : []));
  if (view.phase.phase === "reaction") return <Reaction about={(looked ?? card ?? null) as KittensCard | null} />;
  if (view.legal.some(({ do: kind }) => kind === "insert")) return <Inserting />;
  return view.legal.length || looked !== null ? null : <Waiting />;
}

/** The texts for the board's usual questions. */
export function says({ view: anyView, choice, looked, names }: Table): Partial<Question> | null {
  const view = anyView as KittensView;
  const { phase, legal } = view;
  if (looked !== null)
    return legal.length ? { hint: `${does(looked as KittensCard)} ${t("kittens-hint-alone")}` } : null;
  const taker = phase.phase === "giving" ? names[phase.taker]! : "";
  if (!choice.isBegun) {
    if (phase.phase === "giving")
      return { title: t("kittens-ask-give", { taker }), hint: t("kittens-hint-give"), name: "asked" };
    if (phase.phase === "picking") return { title: t("kittens-ask-pick"), hint: "", name: "asked" };
    const hint = view.attacked ? t("kittens-hint-owed", { turns: view.turns }) : t("kittens-hint-draw");
    return { title: t("kittens-ask-turn"), hint };
  }
  const [first] = choice.actions as KittensAction[];
  const card = choice.taken.find((step) => step.is === "card")?.card;
  const isOneKind = new Set(choice.actions.map((action) => action.do)).size === 1;
  const next = isOneKind ? choice.options[0]?.step.is : undefined;
  if (next === "seat") {
    const hint = first?.do === "favor" ? t("kittens-does-favor") : t(`kittens-hint-${first!.do}`);
    return { title: t("kittens-ask-target"), hint };
  }
  if (next === "value" && first?.do === "three")
    return { title: t("kittens-ask-named", { target: names[first.target]! }), hint: t("kittens-hint-three") };
  if (isOneKind && first?.do === "five") {
    const missing = choice.options.length ? 5 - choice.taken.filter(({ is }) => is === "card").length : 0;
    return { title: t("kittens-ask-five", { missing }), hint: t("kittens-hint-five") };
  }
  if (card === undefined) return null;
  const title = taker ? t("kittens-ask-give", { taker }) : cardName(card as KittensCard);
  return { title, hint: does(card as KittensCard) };
}

/** For a viewer who has nothing to choose: the player and the choice that the table waits for. */
function Waiting() {
  const { view: anyView, names } = useTable();
  const view = anyView as KittensView;
  const { phase, seat } = view;
  const { isChosen } = useInMotion();
  const awaited = phase.waiting[0] ?? view.turn;
  const hint = seat !== null && !view.alive[seat] ? t("kittens-you-are-dead") : null;
  const isOnItsWay = isChosen.value && ["giving", "picking", "inserting"].includes(phase.phase);
  const isMine = seat !== null && (phase.waiting.includes(seat) || (phase.phase === "turn" && awaited === seat));
  if (isOnItsWay || isMine) return <></>;
  switch (phase.phase) {
    case "giving":
      return (
        <Panel
          name="p-tray"
          title={
            phase.taker === seat
              ? t("kittens-wait-giving-you")
              : t("kittens-wait-giving", { taker: names[phase.taker]! })
          }
          hint={hint ?? phase.waiting.map((each) => names[each]).join(", ")}
        />
      );
    case "over": {
      const [winner = 0] = view.result?.winners ?? [];
      const isOwn = seat !== null && view.result?.winners.includes(seat);
      const title = isOwn ? t("kittens-wait-over-you") : t("kittens-wait-over", { name: names[winner]! });
      return (
        <Panel name="p-tray" title={title} hint={t("kittens-reason-last-alive")}>
          <SurvivorPicture />
        </Panel>
      );
    }
    default:
      return <Panel name="p-tray" title={t(`kittens-wait-${phase.phase}`, { name: names[awaited]! })} hint={hint} />;
  }
}

/** The switch to pass on all reactions until the viewer's turn. All living players have it. */
export function PassUntilTurn() {
  const { view: anyView, passing, passUntilTurn } = useTable();
  const { seat, turn, alive, result } = anyView as KittensView;
  if (seat === null || seat === turn || !alive[seat] || result) return null;
  return (
    <button
      type="button"
      class="p-tool aligned centred gap-3"
      aria-pressed={passing}
      onClick={() => passUntilTurn(!passing)}
    >
      {t("kittens-pass-until-turn")}
    </button>
  );
}
