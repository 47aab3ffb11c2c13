// The coach's analysis of a finished game: curves below the replay's slider, a comment on the current move, and a panel
// with the results of all players.

import "./analysis.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import type { Analysis as Found, Decision, Replay } from "../net/protocol";
import { gameUi } from "../stage/games";
import { noteAnalysis } from "../state/played";
import { t, tOr } from "../words/messages";
import { percent, points } from "../words/numbers";
import { explain } from "../words/failures";
import { Curves, Sample } from "./curves";
import { PanelHead } from "./panel-head";
import { Button } from "./button";

/** The coach's analysis, requested after the replay; null while it is computed. */
export function useAnalysis(id: string, isLoaded: boolean): { found: Found | null; failure: string } {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    if (!isLoaded) return;
    const show = (found: Found) => {
      setFound(found);
      noteAnalysis(id, found);
    };
    api.analysis(id).then(show, (error: unknown) => setFailure(explain(error)));
  }, [id, isLoaded]);
  return { found, failure };
}

interface AnalysisProps {
  found: Found;
  /** The current frame, and a function that changes it. */
  at: number;
  jump(at: number): void;
}

export function Analysis({ found, replay, at, jump, open }: AnalysisProps & { replay: Replay; open(): void }) {
  return (
    <div class="analysis">
      <Curves found={found} at={at} jump={jump} />
      <div class="analysis-line aligned apart gap-5">
        <p class="analysis-word">{word(found, replay, at)}</p>
        <Legend names={replay.names} />
        <Button class="rigid" onClick={open}>
          {t("coach-analysis")}
        </Button>
      </div>
    </div>
  );
}

/** The results of all players: beside the board, or below it on small screens. */
export function AnalysisPanel({ found, at, jump, close }: AnalysisProps & { close(): void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), []);
  const lookAt = (move: number) => {
    jump(move);
    window.scrollTo(0, 0); // to the board, if the panel is below it
  };
  return (
    <aside ref={panel} class="analysis analysis-panel stacked gap-6" aria-label={t("coach-analysis")}>
      <PanelHead title={t("coach-analysis")} onClose={close} />
      <Summary found={found} at={at} />
      <p class="note">{t("coach-explained")}</p>
      <TurningPoints found={found} jump={lookAt} />
      <p class="note">{tOr(`coach-how-${found.game}`, t("coach-how-imagined"))}</p>
    </aside>
  );
}

/** The comment on the last move. */
function word(found: Found, replay: Replay, at: number): string {
  const names = replay.names;
  const decision = found.decisions.find((each) => each.move === at);
  const luck = found.luck.find((each) => each.move === at);
  const words = [];
  if (decision) words.push(rating(decision, replay));
  if (luck && percent(luck.change))
    words.push(t("coach-luck-now", { name: names[luck.seat]!, change: points(luck.change) }));
  return words.join(" ");
}

function rating(decision: Decision, replay: Replay): string {
  const { names, game, frames } = replay;
  const name = names[decision.seat]!;
  const loss = points(-decision.loss);
  if (decision.rating === "best") return t("coach-rating-best", { name });
  if (decision.rating === "good") return t("coach-rating-good", { name, loss });
  const before = frames[decision.move - 1]!.view!;
  const best = gameUi(game).label(decision.best, names, before);
  return t(decision.rating === "slip" ? "coach-rating-slip" : "coach-rating-blunder", { name, loss, best });
}

function Legend({ names }: { names: string[] }) {
  return (
    <ul class="analysis-legend flowing">
      {names.map((name, seat) => (
        <li key={seat} class="aligned gap-3">
          <Sample seat={seat} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The results of all players, with their chances at the current frame. */
function Summary({ found, at }: { found: Found; at: number }) {
  const now = found.moments[at] ?? [];
  return (
    <table class="analysis-players">
      <thead>
        <tr>
          <th scope="col">{t("coach-now-head")}</th>
          <th scope="col">{t("coach-accuracy")}</th>
          <th scope="col">{t("coach-lost")}</th>
          <th scope="col">{t("coach-luck")}</th>
        </tr>
      </thead>
      {found.players.map((player, seat) => {
        const { value, error } = now[seat]!;
        return (
          <tbody key={seat}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                <Sample seat={seat} /> {player.name}
              </th>
            </tr>
            <tr>
              <td>
                {t("coach-percent", { percent: error ? `${percent(value)} ± ${percent(error)}` : percent(value) })}
              </td>
              <td>{player.accuracy === null ? "–" : t("coach-percent", { percent: percent(player.accuracy) })}</td>
              <td>{points(-player.lost)}</td>
              <td>{points(player.luck)}</td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

function TurningPoints({ found, jump }: { found: Found; jump(at: number): void }) {
  if (!found.turning_points.length) return null;
  return (
    <>
      <h3>{t("coach-turning")}</h3>
      <ul class="analysis-turns menu stacked gap-3">
        {found.turning_points.map(({ move, seat, change, cause }) => (
          <li key={move}>
            <Button onClick={() => jump(move)}>
              {t(`coach-turn-${cause}`, { move, name: found.players[seat]!.name, change: points(change) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
