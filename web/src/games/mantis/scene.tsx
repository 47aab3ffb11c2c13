// The picture of the game on the first page: its characters at home.

import "./scene.css";
import { onDemand } from "../../ui/on-demand";

export const MINUTES = 10;

const Group = onDemand(() => import("./art/cards").then(({ Group }) => Group));

/** The picture, in a ratio of 5 to 3. Places with another ratio show its middle, where the eyes are. */
export function Scene() {
  return (
    <svg class="mantis-scene" viewBox="0 4 320 192" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="mantis-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="var(--shallow)" />
        <stop offset="1" stop-color="var(--deep)" />
      </linearGradient>
      <rect width="320" height="200" fill="url(#mantis-sea)" />
      <path
        fill="var(--far)"
        d="M0 96q18-30 34-12 6-34 26-30 18 2 20 40 20-18 38 4 14-44 44-42 34 0 40 48 16-30 32-14 8-28 28-22 16 4
          18 30 20-20 40-6v108H0Z"
      />
      <path fill="var(--white)" opacity=".16" d="M40 0h34L10 200h-60ZM132 0h22l-34 200H80ZM236 0h46l40 200h-60Z" />
      <g fill="none" stroke-linecap="round" stroke-width="9">
        <path stroke="var(--kelp-2)" d="M6 196q14-24 2-46t6-52M314 196q-14-22-3-46t-4-44" />
        <path stroke="var(--kelp)" d="M22 196q-12-26 2-48t-4-46M298 196q12-24 0-46t4-50" />
      </g>
      <path fill="var(--dune)" d="M0 160q52-20 112-8t104 0 104-6v56H0Z" />
      <Group />
      <path fill="var(--dune-near)" d="M0 184q34-12 74-6t86 2 80-4 80 2v27H0Z" />
      <path
        fill="var(--dune)"
        d="M0 190q40-6 84-2 40 5 76 2 50-6 90-3 40 2 70 0v3q-40 4-74 2-44-3-86 3-40 4-78-1-44-4-82 2Z"
      />
      <g fill="var(--white)" fill-opacity=".25" stroke="var(--white)" stroke-width="1.5">
        <circle cx="48" cy="30" r="6" />
        <circle cx="60" cy="16" r="3.5" />
        <circle cx="254" cy="34" r="7" />
        <circle cx="270" cy="18" r="4" />
        <circle cx="160" cy="20" r="5" />
        <circle cx="172" cy="40" r="3" />
      </g>
    </svg>
  );
}
