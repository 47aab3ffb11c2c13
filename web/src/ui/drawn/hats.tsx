// The hats that people earn, over a head of 100 by 100.

import type { VNode } from "preact";
import { INK } from "./inked";

const LINE = { stroke: INK, "stroke-width": 3.4, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

export const HATS: Record<string, VNode> = {
  party: (
    <g {...LINE}>
      <path d="M34 25 51 1 66 27Q50 19 34 25z" fill="#7b4fa3" />
      <path d="M42 14 58 13M38 20 62 20" stroke="#ffd75e" />
      <circle cx="51" cy="4" r="4.5" fill="#ffd75e" />
    </g>
  ),
  cap: (
    <g {...LINE}>
      <path d="M31 15v11q19 9 38 0V15z" fill="#2b3d57" />
      <path d="M18 14 50 3 82 14 50 25z" fill="#3b5275" />
      <path d="M76 16v13" fill="none" stroke="#ffd75e" />
      <circle cx="76" cy="30" r="3" fill="#ffd75e" />
    </g>
  ),
  crown: (
    <g {...LINE}>
      <path d="M29 27 25 5 39 15 50 2 61 15 75 5 71 27Q50 20 29 27z" fill="#ffd75e" />
      <circle cx="50" cy="16" r="3" fill="#e7694c" />
    </g>
  ),
};
