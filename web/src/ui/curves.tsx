// Each player's chance to win over a game. Lines differ in colour and in dashes.

import type { Analysis } from "../net/protocol";
import { t } from "../words/messages";

const WIDTH = 1000;
const HEIGHT = 100;
const DASHES = ["", "14 5", "3 4", "14 4 3 4", "8 8", "20 4 3 4 3 4", "2 9", "24 8", "6 3"];

export function Curves({ found, at, jump }: { found: Analysis; at: number; jump(at: number): void }) {
  const last = Math.max(1, found.moments.length - 1);
  const x = (move: number) => (WIDTH * move) / last;
  const click = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    jump(Math.round((last * (event.clientX - left)) / width));
  };
  return (
    <svg
      class="curves"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      stroke-width="2"
      role="img"
      aria-label={`${t("coach-curve")}. ${now(found, at)}`}
      onClick={click}
    >
      <path stroke="var(--line)" stroke-width="1" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {found.turning_points.map(({ move }) => (
        <path
          key={move}

          stroke="var(--ink-2)"
          stroke-width="1"
          stroke-dasharray="2 3"
          d={`M${x(move)} 0V${HEIGHT}`}
        />
      ))}
      <path stroke="var(--accent)" stroke-width="3" d={`M${x(at)} 0V${HEIGHT}`} />
      {found.players.map((_, seat) => (
        <path
          key={seat}
          class="curve"
          stroke={`var(--seat-${seat})`}
          stroke-dasharray={DASHES[seat]}
          d={found.moments
            .map((moment, move) => `${move ? "L" : "M"}${x(move).toFixed(1)} ${y(moment[seat]!.value)}`)
            .join("")}
        />
      ))}
    </svg>
  );
}

function y(chance: number): string {
  return (HEIGHT - 2 - (HEIGHT - 4) * chance).toFixed(1);
}

/** Each player's chance at a frame, as text. */
function now(found: Analysis, at: number): string {
  const moment = found.moments[at] ?? [];
  return moment
    .map(({ value, error }, seat) => {
      const facts = { name: found.players[seat]!.name, percent: Math.round(100 * value) };
      return error ? t("coach-now", { ...facts, error: Math.round(100 * error) }) : t("coach-now-exact", facts);
    })
    .join(", ");
}

/** A piece of a seat's line, for the legend. */
export function Sample({ seat }: { seat: number }) {
  return (
    <svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
      <path stroke={`var(--seat-${seat})`} stroke-width="2" stroke-dasharray={DASHES[seat]} d="M0 4H36" />
    </svg>
  );
}
