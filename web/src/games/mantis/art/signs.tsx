// Drawings of Mantis. They use no styles of the page, so they can be converted to images.

import type { MantisIcon as Icon } from "../../../net/protocol";
import { PAINT, type ColorName } from "./colors";

/** The symbol of each colour, in a square of 20. Each shape can be recognized without its colour. */
export const SYMBOLS: Record<ColorName, string> = {
  red: "M10 18C4 13.2 1.5 10.2 1.5 7A4.3 4.3 0 0 1 10 5.4 4.3 4.3 0 0 1 18.5 7C18.5 10.2 16 13.2 10 18Z", // heart
  orange: "M10 1.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4Zm0 4.7a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z", // ring
  yellow: "M10 .9l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 15.1l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7Z", // star
  green: "M10 2l9 15.7H1Z", // triangle
  blue: `M2 6.6c2.7-3.4 5.3-3.4 8 0s5.3 3.4 8 0v4.3c-2.7 3.4-5.3 3.4-8 0s-5.3-3.4-8 0Zm0 7c2.7-3.4 5.3-3.4
    8 0s5.3 3.4 8 0v3.4c-2.7 3.4-5.3 3.4-8 0s-5.3-3.4-8 0Z`, // waves
  purple: "M10 .8L17.5 10 10 19.2 2.5 10Z", // diamond
  pink: "M7 7a4.2 4.2 0 1 1 6 0a4.2 4.2 0 1 1 0 6a4.2 4.2 0 1 1-6 0a4.2 4.2 0 1 1 0-6Z", // flower
};

const ICONS: Record<Icon, string> = {
  again: "M16.5 10a6.5 6.5 0 1 1-2-4.7M15.3 1.5v4.3h-4.3", // a circular arrow
  raid: `M3 3a1.5 1.5 0 0 1 1.5-1.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0
    1-1.5-1.5ZM5.8 10.3h4.6M8.1 8v4.6M12.2 7.3l1.9-1.2v8`, // one card more
  bank: "M10 1.5v9.5M6.2 7.5L10 11.3l3.8-3.8M2.5 10.5v7.5h15v-7.5M2.5 14.5h15", // into the chest
};

/** A colour's symbol on a tile of its colour. */
export function ColorMark({ color }: { color: ColorName }) {
  return (
    <svg class="mantis-mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill={PAINT[color].full} />
      <path d={SYMBOLS[color]} fill={PAINT[color].on} fill-rule="evenodd" transform="translate(4 4)" />
    </svg>
  );
}

/** The ability of a card of the Italian edition. */
export function IconSign({ icon }: { icon: Icon }) {
  return (
    <g>
      <circle r="15" fill="#fff8e6" stroke="#10222a" stroke-width="2.5" />
      <path
        d={ICONS[icon]}
        transform="translate(-10 -10)"
        fill="none"
        stroke="#10222a"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}
