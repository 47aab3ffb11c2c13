// The sign in the corner of each card: one shape for each kind, readable at 16 pixels.

import type { KittensCard } from "../../../net/protocol";
import { PAINT } from "./colors";

/** SVG paths: the filled part, and the line. */
const SIGNS: Record<KittensCard, { fill?: string; line?: string }> = {
  kitten: { fill: "M11 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14z", line: "M14 8c0-3 2-5 5-4M20 2l2-1M21 5l2 1" },
  defuse: { line: "M6 3l10 14M18 3L8 17M8 17a2.6 2.6 0 1 0-.1.1M16 17a2.6 2.6 0 1 1 .1.1" },
  nope: { line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.8 5.8l12.4 12.4" },
  attack: { fill: "M14 1L4 14h6l-2 9 11-14h-7z" },
  skip: { line: "M3 18C4 6 17 4 19 14M15 11l4 4 3.5-5" },
  favor: { fill: "M12 21C2 14 2 5 7 4c3-.5 5 2 5 4 0-2 2-4.5 5-4 5 1 5 10-5 17z" },
  shuffle: { line: "M2 7h4c5 0 7 10 12 10h3M2 17h4c5 0 7-10 12-10h3M18 4l3 3-3 3M18 14l3 3-3 3" },
  see: {
    fill: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    line: "M1.5 12S5 5 12 5s10.5 7 10.5 7S19 19 12 19 1.5 12 1.5 12z",
  },
  tacocat: { fill: "M2 18a10 10 0 0 1 20 0z", line: "M4 8l2 2M9 4l1 3M15 4l-1 3M20 8l-2 2" },
  cattermelon: { fill: "M3 8a9.5 9.5 0 0 0 18 0z", line: "M1.5 7.5a11 11 0 0 0 21 0" },
  potato: { fill: "M8 8c4-3 10 0 11 5s-3 9-8 8-8-10-3-13z", line: "M8 5L7 1M13 4l1-3M18 7l3-3" },
  beard: {
    fill: `M12 9C9 4 3 5 1 11c3 2 8 2 11-1 3 3 8 3 11 1-2-6-8-7-11-2zM6 15c3 0 5-1 6-2 1 1 3 2 6 2-1 4-3
      7-6 8-3-1-5-4-6-8z`,
  },
  rainbow: { line: "M2 19a10 10 0 0 1 20 0M6 19a6 6 0 0 1 12 0M10 19a2 2 0 0 1 4 0" },
};

export function hasSign(what: string | number | null): what is KittensCard {
  return what !== null && what in SIGNS;
}

export function Sign({ card }: { card: KittensCard }) {
  const { fill, line } = SIGNS[card];
  return (
    <svg class="k-sign" viewBox="-4 -4 32 32" aria-hidden="true">
      <circle cx="12" cy="12" r="16" fill={PAINT[card].band} />
      {fill && <path d={fill} fill="#fff" />}
      {line && (
        <path d={line} fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </svg>
  );
}
