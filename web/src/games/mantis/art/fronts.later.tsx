// The fronts of the cards, each a drawing of 100 by 140.

import type { ComponentChildren } from "preact";
import type { MantisIcon as Icon } from "../../../net/protocol";
import { PAINT, type ColorName } from "./colors";
import { IconSign, SYMBOLS } from "./signs";
import { faceBox, Shrimp } from "./cards";

interface FrontProps {
  color: ColorName;
  icon?: Icon | null;
}

/** One mantis shrimp in one colour, with the symbol of the colour in the corner. */
export function FrontDrawing({ color, icon = null }: FrontProps) {
  const { full, on, pale, paper } = PAINT[color];
  return (
    <Drawing color={color}>
      <rect fill={paper} x="8" y="8" width="84" height="124" rx="8" />
      <circle fill={pale} opacity=".6" cx="51" cy="82" r="39" />
      <path fill={pale} d="M8 118q21-9 42-2t42-3v11a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8Z" />
      <g transform="translate(7 31) scale(.43)">
        <Shrimp color={color} />
      </g>
      <rect fill={full} x="1.5" y="1.5" width="34" height="36" rx="13" />
      <path fill={on} d={SYMBOLS[color]} fill-rule="evenodd" transform="translate(6.5 7.5) scale(1.2)" />
      {icon && (
        <g transform="translate(78 118)">
          <IconSign icon={icon} />
        </g>
      )}
    </Drawing>
  );
}

/** A small card: its colour, its symbol, and the face of the character at the bottom. */
export function PlainDrawing({ color }: { color: ColorName }) {
  return (
    <Drawing color={color}>
      <clipPath id="window">
        <rect x="8" y="76" width="84" height="56" rx="8" />
      </clipPath>
      <g clip-path="url(#window)">
        <rect fill={PAINT[color].pale} x="8" y="76" width="84" height="56" />
        <svg x="8" y="76" width="84" height="56" viewBox={faceBox(color, 150, 100)}>
          <Shrimp color={color} />
        </svg>
      </g>
      <path fill={PAINT[color].on} d={SYMBOLS[color]} fill-rule="evenodd" transform="translate(17 7) scale(3.3)" />
    </Drawing>
  );
}

function Drawing({ color, children }: { color: ColorName; children: ComponentChildren }) {
  return (
    <svg viewBox="0 0 100 140">
      <rect
        fill={PAINT[color].full}
        stroke={PAINT[color].deep}
        stroke-width="2"
        x="1.5"
        y="1.5"
        width="97"
        height="137"
        rx="13"
      />
      {children}
    </svg>
  );
}
