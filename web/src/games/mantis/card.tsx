// Cards, front and back. Each is one drawing of 100 by 140, which the page scales.

import "./card.css";
import type { ComponentChildren, JSX } from "preact";
import type { MantisIcon as Icon } from "../../net/protocol";
import type { ChipProps } from "../../stage/game";
import { Picture, prepare } from "../../ui/picture";
import type * as Fronts from "./art/fronts.later";
import { COLORS, PAINT, type ColorName } from "./art/colors";
import { Plate } from "./art/plate";
import { ColorMark, IconSign, SYMBOLS } from "./art/signs";

interface FrontProps {
  color: ColorName;
  icon?: Icon | null;
}

const fetchDrawing = (draw: (art: typeof Fronts) => JSX.Element) => () => import("./art/fronts.later").then(draw);
const front = ({ color, icon }: FrontProps) => fetchDrawing(({ FrontDrawing }) => FrontDrawing({ color, icon }));
const plain = (color: ColorName) => fetchDrawing(({ PlainDrawing }) => PlainDrawing({ color }));

/** One mantis shrimp in one colour, with the symbol of the colour in the corner. */
export function Front({ color, icon = null }: FrontProps) {
  return <Picture class="mantis-card front whole" name={`mantis ${color} ${icon}`} drawing={front({ color, icon })} />;
}

/** A small card: its colour, its symbol, and the face of the character at the bottom. */
export function PlainFront({ color }: { color: ColorName }) {
  return <Picture class="mantis-card front plain" name={`mantis ${color} plain`} drawing={plain(color)} />;
}

/** Load all drawings before the first card of a colour is shown. */
export function prepareCards(): void {
  for (const color of COLORS) prepare(`mantis ${color} null`, front({ color }));
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

/** A face-down card with a blank back. */
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

/** A colour or a face-down card, at text size. */
export function Chip({ what }: ChipProps) {
  return what !== null && what in PAINT ? <ColorMark color={what as ColorName} /> : <Blank />;
}
