// Cards, front and back. A card is one drawing of 100 by 140 that is as large as the page makes it.

import { useMemo } from "preact/hooks";
import type { Icon } from "../../protocol";
import { IconSign, Shrimp, SYMBOLS } from "./art";
import type { ColorName } from "./colors";

/** One mantis shrimp in one colour, with the symbol of the colour in the corner. A drawing is made once. */
export function Front({ color, icon = null }: { color: ColorName; icon?: Icon | null }) {
  return useMemo(
    () => (
      <svg class="mantis-card front" data-color={color} viewBox="0 0 100 140" aria-hidden="true">
        <rect class="edge" x="1.5" y="1.5" width="97" height="137" rx="13" />
        <rect class="paper" x="8" y="8" width="84" height="124" rx="8" />
        <path class="ground" d="M8 118q21-9 42-2t42-3v11a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8Z" />
        <g class="figure" transform="translate(7 33) scale(.86)">
          <Shrimp color={color} />
        </g>
        <g class="corner">
          <rect x="1.5" y="1.5" width="34" height="36" rx="13" />
          <path d={SYMBOLS[color]} fill-rule="evenodd" transform="translate(6.5 7.5) scale(1.2)" />
        </g>
        {icon && (
          <g transform="translate(78 118)">
            <IconSign icon={icon} />
          </g>
        )}
      </svg>
    ),
    [color, icon],
  );
}

/** Three colours, one of which is on the front. */
export function Back({ colors, icon = null }: { colors: readonly ColorName[]; icon?: Icon | null }) {
  return (
    <svg class="mantis-card back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="edge" x="1.5" y="1.5" width="97" height="137" rx="13" />
      {colors.map((color, index) => (
        <g key={color} data-color={color} transform={`translate(9 ${10 + index * 41})`}>
          <rect width="82" height="38" rx="8" fill="var(--c)" />
          <path d="M0 30q20-7 41 0t41 0v0a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill="var(--c-deep)" opacity=".35" />
          <path d={SYMBOLS[color]} fill="var(--on-c)" fill-rule="evenodd" transform="translate(27.5 5.5) scale(1.35)" />
        </g>
      ))}
      {icon && (
        <g transform="translate(84 16)">
          <IconSign icon={icon} />
        </g>
      )}
    </svg>
  );
}

/** A card that lies face down and of which nothing is seen. */
export function Blank() {
  return (
    <svg class="mantis-card back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="edge" x="1.5" y="1.5" width="97" height="137" rx="13" />
      <path class="weave" d="M14 34q18-14 36 0t36 0M14 58q18-14 36 0t36 0M14 82q18-14 36 0t36 0M14 106q18-14 36 0t36 0" />
    </svg>
  );
}
