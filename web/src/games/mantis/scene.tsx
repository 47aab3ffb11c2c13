// A picture of the game, for the first page: a few of its characters at home.

import { Shrimp, Sprites, SYMBOLS } from "./art";
import type { ColorName } from "./colors";

/** Who is in the picture: where, how large, how tilted; those in front come last. */
const CAST: [ColorName, number, number, number, number][] = [
  ["purple", 22, 60, 0.78, -10],
  ["green", 224, 58, 0.76, 9],
  ["yellow", 166, 36, 0.82, 7],
  ["blue", 62, 32, 0.86, -6],
  ["red", 104, 52, 1.22, 0],
];

const STRIPES: ColorName[] = ["red", "yellow", "blue"];

/** As wide as its place; 320 by 200. */
export function MantisScene() {
  return (
    <svg class="mantis-scene" viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sprites />
      <linearGradient id="mantis-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="shallow" />
        <stop offset="1" class="deep" />
      </linearGradient>
      <rect width="320" height="200" fill="url(#mantis-sea)" />
      <path class="ray" d="M40 0h34L10 200h-60ZM132 0h22l-34 200H80ZM236 0h46l40 200h-60Z" />
      <path class="weed" d="M18 196q-12-26 2-48t-4-46M34 196q10-22 2-40t6-34M300 196q12-24 0-46t4-50M286 196q-10-20 0-38" />
      <g transform="translate(262 92) rotate(14) scale(.62)">
        <rect width="100" height="140" rx="13" class="card" />
        {STRIPES.map((color, index) => (
          <g key={color} data-color={color} transform={`translate(9 ${10 + index * 41})`}>
            <rect width="82" height="38" rx="8" fill="var(--c)" />
            <path d={SYMBOLS[color]} fill="var(--on-c)" fill-rule="evenodd" transform="translate(27.5 5.5) scale(1.35)" />
          </g>
        ))}
      </g>
      <path class="sand" d="M0 168q52-20 112-8t104 0 104-6v46H0Z" />
      {CAST.map(([color, x, y, scale, tilt]) => (
        <g key={color} transform={`translate(${x} ${y}) scale(${scale}) rotate(${tilt} 50 104)`}>
          <Shrimp color={color} />
        </g>
      ))}
      <path class="sand near" d="M0 184q70-14 150-5t170-6v27H0Z" />
      <g class="bubble">
        <circle cx="48" cy="26" r="6" />
        <circle cx="60" cy="12" r="3.5" />
        <circle cx="256" cy="30" r="7" />
        <circle cx="272" cy="14" r="4" />
        <circle cx="156" cy="14" r="5" />
      </g>
    </svg>
  );
}
