// Charts over the played games, the oldest on the left.

import { winsOverTime, type PlayedGame } from "../../state/played";
import { t } from "../../words/messages";
import { points } from "../../words/numbers";

export const WIDTH = 600;
export const HEIGHT = 120;

/** The attributes of every chart, which stretches to its space. */
export const DRAWN = {
  viewBox: `0 -4 ${WIDTH} ${HEIGHT + 8}`,
  preserveAspectRatio: "none",
  fill: "none",
  "stroke-width": 3,
  "stroke-linejoin": "round",
  "aria-hidden": true,
} as const;

/** The total of wins, beside the share with equal chances. */
export function WinsChart({ games }: { games: PlayedGame[] }) {
  const over = [{ won: 0, fair: 0 }, ...winsOverTime(games)];
  const { won, fair } = over.at(-1)!;
  const most = Math.max(won, fair);
  const line = (value: (point: { won: number; fair: number }) => number) =>
    over
      .map((point, at) => `${at ? "L" : "M"}${x(at, games.length)} ${(HEIGHT * (1 - value(point) / most)).toFixed(1)}`)
      .join("");
  return (
    <figure class="chart">
      <figcaption class="flowing">
        <span class="key own">{t("mine-wins-own", { count: won })}</span>
        <span class="key fair">{t("mine-wins-fair", { count: Math.round(10 * fair) / 10 })}</span>
      </figcaption>
      <svg {...DRAWN}>
        <path stroke="var(--line)" stroke-width="1.5" d={`M0 ${HEIGHT}H${WIDTH}`} />
        <path stroke="var(--ink-2)" stroke-dasharray="6 5" d={line((point) => point.fair)} />
        <path stroke="var(--accent)" d={line((point) => point.won)} />
      </svg>
    </figure>
  );
}

/** The luck of each analysed game: good above the line, bad below. */
export function LuckChart({ games }: { games: PlayedGame[] }) {
  const most = Math.max(...games.map(({ luck }) => Math.abs(luck ?? 0)), 0.01);
  const wide = Math.min(WIDTH / games.length, 40);
  const sum = games.reduce((total, { luck }) => total + (luck ?? 0), 0);
  const middle = HEIGHT / 2;
  return (
    <figure class="chart">
      <figcaption class="flowing">
        <span class="key luck">{t("mine-luck-sum", { luck: points(sum) })}</span>
      </figcaption>
      <svg {...DRAWN}>
        {games.map(({ id, luck }, at) => {
          const high = (middle * Math.abs(luck ?? 0)) / most;
          const left = (WIDTH * (at + 0.5)) / games.length - 0.4 * wide;
          return (
            luck !== null && (
              <rect
                key={id}
                fill={luck < 0 ? "var(--bad)" : "var(--good)"}
                rx="2"
                x={left}
                width={0.8 * wide}
                y={luck < 0 ? middle : middle - high}
                height={high}
              />
            )
          );
        })}
        <path stroke="var(--line)" stroke-width="1.5" d={`M0 ${middle}H${WIDTH}`} />
      </svg>
    </figure>
  );
}

function x(at: number, last: number): string {
  return ((WIDTH * at) / last).toFixed(1);
}
