// The drawing tools of this game, based on those that all our art shares.

import type { ComponentChildren } from "preact";
import { INK, Shape, type Tone as Tones } from "../../../../ui/drawn/inked";

export { INK, type Tones };

interface FormProps {
  d: string;
  of: Tones;
  at?: string | undefined;
  /** The average width of the outline. */
  line?: number;
  /** The width of the shade, from the lower right. */
  depth?: number;
  /** The strength of the rim light. */
  rim?: number;
  /** Marks on the form, clipped to its outline. */
  children?: ComponentChildren;
}

/** A closed shape. */
export function Form({ d, of, at, line = 3, depth = 3, rim = 0.45, children }: FormProps) {
  return (
    <g transform={at}>
      <Shape d={d} tone={of} line={line * 0.55} shade={depth * 1.2} rim={rim}>
        {children}
      </Shape>
    </g>
  );
}

interface TubeProps {
  d: string;
  of: Tones;
  width: number;
  line?: number;
}

/** A limb, a tail or a rope along a line. */
export function Tube({ d, of: [light, shade], width, line = 3 }: TubeProps) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke={INK} stroke-width={width + line} transform={`translate(${line / 6} ${line / 4})`} />
      <path d={d} stroke={shade} stroke-width={width} />
      <path
        d={d}
        stroke={light}
        stroke-width={width * 0.6}
        transform={`translate(${-width * 0.16} ${-width * 0.19})`}
      />
    </g>
  );
}

/** A brush stroke, bent by one control point: thin at both ends, or only at its end. */
export function brush([x, y, byX, byY, toX, toY]: number[], width: number, fromThick = false): string {
  const length = Math.hypot(toX! - x!, toY! - y!) || 1;
  const [dx, dy] = [((y! - toY!) / length) * width, ((toX! - x!) / length) * width];
  const [rootX, rootY] = fromThick ? [dx / 2, dy / 2] : [0, 0];
  const share = fromThick ? 0.4 : 1;
  const round = (...numbers: number[]) => numbers.map((each) => each.toFixed(1)).join(" ");
  return `M${round(x! + rootX, y! + rootY)}Q${round(byX! + dx * share, byY! + dy * share, toX!, toY!)}
    ${round(byX! - dx * share, byY! - dy * share, x! - rootX, y! - rootY)}Z`;
}

interface StrokesProps {
  /** Each a start point, a control point and an end point. */
  of: number[][];
  width?: number;
  color?: string;
  fromThick?: boolean;
}

export function Strokes({ of, width = 1.8, color = INK, fromThick = false }: StrokesProps) {
  return (
    <path
      d={of.map((each) => brush(each, width, fromThick)).join("")}
      fill={color}
      stroke={color}
      stroke-width={width / 3}
      stroke-linejoin="round"
    />
  );
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
