// A picture of the game, for the first page: a few of its characters at home.

import "./scene.css";
import type { ColorName } from "./art/colors";
import { Shrimp } from "./art/shrimp";

export const MINUTES = 10;

/** The figures in the picture with place, size and tilt; those in front come last. */
const CAST: [ColorName, number, number, number, number][] = [
  ["purple", 14, 62, 0.72, -10],
  ["green", 236, 60, 0.74, 6],
  ["yellow", 170, 34, 0.84, 4],
  ["blue", 60, 30, 0.88, -4],
  ["red", 102, 48, 1.2, 0],
  ["orange", 44, 106, 0.62, -4],
  ["pink", 216, 108, 0.6, 12],
];

/** As wide as its place, five to three. */
export function Scene() {
  return (
    <svg class="mantis-scene" viewBox="0 4 320 192" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="mantis-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--shallow)" />
        <stop offset="1" stop-color="var(--deep)" />
      </linearGradient>
      <rect width="320" height="200" fill="url(#mantis-sea)" />
      <path fill="var(--white)" opacity="0.16" d="M40 0h34L10 200h-60ZM132 0h22l-34 200H80ZM236 0h46l40 200h-60Z" />
      <path
        fill="none"
        stroke="var(--kelp)"
        stroke-width="8"
        stroke-linecap="round"
        d="M18 196q-12-26 2-48t-4-46M34 196q10-22 2-40t6-34M300 196q12-24 0-46t4-50M286 196q-10-20 0-38"
      />
      <path fill="var(--dune)" d="M0 168q52-20 112-8t104 0 104-6v46H0Z" />
      {CAST.map(([color, x, y, scale, tilt]) => (
        <g key={color} transform={`translate(${x} ${y}) scale(${scale}) rotate(${tilt} 50 104)`}>
          <Shrimp color={color} />
        </g>
      ))}
      <path fill="var(--dune-near)" d="M0 184q70-14 150-5t170-6v27H0Z" />
      <g fill="var(--white)" fill-opacity="0.25" stroke="var(--white)" stroke-width="1.5">
        <circle cx="48" cy="26" r="6" />
        <circle cx="60" cy="12" r="3.5" />
        <circle cx="256" cy="30" r="7" />
        <circle cx="272" cy="14" r="4" />
        <circle cx="156" cy="14" r="5" />
      </g>
    </svg>
  );
}
