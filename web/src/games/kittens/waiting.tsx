// The tray of a person who has nothing to choose: the player and the choice that the table waits for.

import { useInMotion } from "../../stage/in-motion";
import { t } from "../../words/messages";
import { useTable } from "./choosing";
import { Survivor } from "./ghost";
import { Panel } from "./panel";

export function WaitTray() {
  const { view, names } = useTable();
  const { phase, seat } = view;
  const awaited = phase.waiting[0] ?? view.turn;
  const isDead = seat !== null && !view.alive[seat];
  const hint = isDead ? t("kittens-you-are-dead") : null;
  const { isChosen } = useInMotion();
  if (isChosen.value && ["giving", "picking", "inserting"].includes(phase.phase)) return <div class="k-tray" />;
  if (seat !== null && (phase.waiting.includes(seat) || (phase.phase === "turn" && awaited === seat)))
    return <div class="k-tray" />; // what they did is on its way
  switch (phase.phase) {
    case "giving":
      return (
        <Panel
          title={
            phase.taker === seat
              ? t("kittens-wait-giving-you")
              : t("kittens-wait-giving", { taker: names[phase.taker]! })
          }
          hint={hint ?? phase.waiting.map((each) => names[each]).join(", ")}
        />
      );
    case "over":
      return (
        <Panel
          title={
            seat !== null && view.result?.winners.includes(seat)
              ? t("kittens-wait-over-you")
              : t("kittens-wait-over", { name: names[view.result?.winners[0] ?? 0]! })
          }
          hint={t("kittens-reason-last-alive")}
        >
          <Survivor />
        </Panel>
      );
    case "reaction":
      return null;
    default:
      return <Panel title={t(`kittens-wait-${phase.phase}`, { name: names[awaited]! })} hint={hint} />;
  }
}
