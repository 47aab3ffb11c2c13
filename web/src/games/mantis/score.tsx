// A Score Pile: how many cards lie in it, and how far it is to the goal.

import "./score.css";
import { t } from "../../words/messages";
import { Blank } from "./card";

export function ScorePile({ seat, count, target }: { seat: number; count: number; target: number }) {
  const done = Math.min(count, target);
  return (
    <div
      class="mantis-score"
      data-place={`score-${seat}`}
      role="img"
      aria-label={t("mantis-score-state", { count, target })}
    >
      <span class="heap" data-high={Math.min(count, 3)}>
        <Blank />
      </span>
      <span class="sum figures">
        <b>{count}</b>/{target}
      </span>
      <span class="way">
        <i style={{ transform: `scaleX(${done / target})` }} />
      </span>
    </div>
  );
}
