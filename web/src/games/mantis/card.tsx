// Cards, front and back. A card is one drawing of 100 by 140 that is as large as the page makes it.

import "./card.css";
import type { ComponentChildren } from "preact";
import type { MantisIcon as Icon } from "../../net/protocol";
import type { ChipProps } from "../../stage/game";
import { Picture } from "../../ui/picture";
import { PAINT, type ColorName } from "./art/colors";
import { Plate } from "./art/plate";
import { faceBox, Shrimp } from "./art/cards";
import { ColorMark, IconSign, SYMBOLS } from "./art/signs";

interface FrontProps {
  color: ColorName;
  icon?: Icon | null;
}

/** One mantis shrimp in one colour, with the symbol of the colour in the corner. */
export function Front({ color, icon = null }: FrontProps) {
  const { full, on, pale, paper } = PAINT[color];
  const drawing = (
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
  return <Picture class="mantis-card front whole" name={`mantis ${color} ${icon}`} drawing={drawing} />;
}

/** A small card: its colour and its symbol, and who looks out from below. */
export function PlainFront({ color }: { color: ColorName }) {
  const drawing = (
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
  return <Picture class="mantis-card front plain" name={`mantis ${color} plain`} drawing={drawing} />;
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

/** Three colours, one of which is on the front. */
export function Back({ colors, icon = null }: { colors: readonly ColorName[]; icon?: Icon | null }) {
  return (
    <Reverse>
      {colors
        .map((color, index) => (
          <g key={color} transform={`translate(9 ${9 + index * 38})`}>
            <Plate tone={[PAINT[color].full, PAINT[color].dim]} />
            <path
              d={SYMBOLS[color]}
              fill={PAINT[color].on}
              fill-rule="evenodd"
              transform="translate(27.5 7) scale(1.35)"
            />
          </g>
        ))
        .reverse()}
      {icon && (
        <g transform="translate(84 16)">
          <IconSign icon={icon} />
        </g>
      )}
    </Reverse>
  );
}

const SLATE = ["#2f5a6b", "#1c3d4c"] as const;

/** A card that lies face down and of which nothing is seen. */
export function Blank() {
  return (
    <Reverse>
      {[85, 47, 9].map((y) => (
        <g key={y} transform={`translate(9 ${y})`}>
          <Plate tone={SLATE} />
          <path d="M14 22q13-9 27 0t27 0" fill="none" stroke="#5d8c9c" stroke-width="5" stroke-linecap="round" />
        </g>
      ))}
    </Reverse>
  );
}

function Reverse({ children }: { children: ComponentChildren }) {
  return (
    <svg class="mantis-card back" viewBox="0 0 100 140" aria-hidden="true">
      <rect fill="#13242c" stroke="#4d6873" stroke-width="2" x="1.5" y="1.5" width="97" height="137" rx="13" />
      {children}
    </svg>
  );
}

/** A colour, or a card that lies face down, as small as a letter. */
export function Chip({ what }: ChipProps) {
  return what !== null && what in PAINT ? <ColorMark color={what as ColorName} /> : <Blank />;
}
