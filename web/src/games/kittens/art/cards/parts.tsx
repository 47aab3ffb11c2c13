// The body parts that all cats of the cards share.

import type { ComponentChildren } from "preact";
import { ellipse, Form, INK, Strokes, type Tones, Tube } from "./pen";

export const BLACK: Tones = ["#4d4463", "#2b2340"];
export const BOMB: Tones = ["#5a5268", "#2c2538"];
export const ROPE: Tones = ["#f5d9a0", "#c08a4a"];
const PINK: Tones = ["#ff9fa5", "#e2687c"];

/** Outlines of heads, about 60 wide, around (0, 0). */
export const HEADS = {
  fluffy: `M0-24C18-25 30-14 31 1L38 5 32 9 35 16 27 16C20 23 10 25 0 25S-20 23-27 16L-35 16-32 9-38 5-31 1C-30-14
    -18-25 0-24Z`,
  round: "M0-25C19-25 31-13 32 3 33 18 17 26 0 26S-33 18-32 3C-31-13-19-25 0-25Z",
  wide: "M0-20C20-21 33-13 36 2 38 17 20 24 0 24S-38 17-36 2C-33-13-20-21 0-20Z",
  narrow: "M0-26C15-26 25-15 26-2L31 4 25 7C22 19 10 25 0 25S-22 19-25 7L-31 4-26-2C-25-15-15-26 0-26Z",
};

interface EarProps {
  x: number;
  y: number;
  turn: number;
  fur: Tones;
  inner?: string | undefined;
  size?: number | undefined;
}

export function Ear({ x, y, turn, fur, inner = "#f7a3a0", size = 1 }: EarProps) {
  return (
    <Form
      d="M-11 9C-12-5-8-17 0-23 8-17 12-5 11 9Z"
      of={fur}
      at={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      depth={2.4}
    >
      <path d="M-6 10C-7-1-4-10 0-14 5-9 7-1 6 10Z" fill={inner} />
    </Form>
  );
}

interface HeadProps {
  fur: Tones;
  shape?: keyof typeof HEADS;
  inner?: string;
  /** The angle of each ear, in degrees. */
  ears?: readonly [number, number] | null;
  ear?: number;
  /** Marks in the fur. */
  children?: ComponentChildren;
}

export function Head({ fur, shape = "fluffy", inner, ears = [-22, 22], ear, children }: HeadProps) {
  return (
    <>
      {ears && (
        <>
          <Ear x={-18} y={-20} turn={ears[0]} fur={fur} inner={inner} size={ear} />
          <Ear x={18} y={-20} turn={ears[1]} fur={fur} inner={inner} size={ear} />
        </>
      )}
      <Form d={HEADS[shape]} of={fur} depth={4}>
        {children}
      </Form>
    </>
  );
}

interface EyeProps {
  x: number;
  y: number;
  r?: number;
  iris?: string;
  /** The direction of the gaze: from -1 to 1, in x and y. */
  look?: readonly [number, number];
  /** How much of the eye the lid covers, from 0 to 1; `tilt` is the angle of the lid. */
  lid?: number;
  tilt?: number;
  fur?: string;
  /** The width of the pupil. */
  pupil?: number;
  /** The height of the eye, relative to its width. */
  tall?: number;
}

export function Eye({
  x,
  y,
  r = 8,
  iris = "#7cc043",
  look = [0, 0],
  lid = 0,
  tilt = 0,
  fur = INK,
  pupil = 0.5,
  tall = 1.15,
}: EyeProps) {
  const [dx, dy] = [look[0] * r * 0.3, look[1] * r * 0.3];
  return (
    <Form
      d={ellipse(0, 0, r, r * tall)}
      of={["#fff", "#e3e3f0"]}
      at={`translate(${x} ${y})`}
      line={2}
      depth={r / 6}
      rim={0}
    >
      <g transform={`translate(${dx} ${dy})`}>
        <ellipse rx={r * 0.76} ry={r * 0.86} fill={INK} />
        <ellipse rx={r * 0.66} ry={r * 0.76} fill={iris} />
        <ellipse cy={r * 0.4} rx={r * 0.46} ry={r * 0.34} fill="#fff" fill-opacity=".35" />
        <ellipse rx={r * pupil} ry={r * 0.6} fill="#22101e" />
        <circle cx={-r * 0.24} cy={-r * 0.3} r={r * 0.25} fill="#fff" />
        <circle cx={r * 0.26} cy={r * 0.3} r={r * 0.12} fill="#fff" />
      </g>
      {lid > 0 && (
        <path
          d={`M${-2 * r} ${-3 * r}H${2 * r}V${(2 * lid - 1) * r * tall}H${-2 * r}Z`}
          fill={fur}
          stroke={INK}
          stroke-width="1.8"
          transform={`rotate(${tilt})`}
        />
      )}
    </Form>
  );
}

interface EyesProps extends Omit<EyeProps, "x" | "y" | "tilt"> {
  apart?: number;
  y?: number;
  tilt?: number;
}

/** A symmetric pair of eyes; a tilt above 0 is a frown. */
export function Eyes({ apart = 12, y = 0, tilt = 0, ...eye }: EyesProps) {
  return (
    <>
      <Eye {...eye} x={-apart} y={y} tilt={tilt} />
      <Eye {...eye} x={apart} y={y} tilt={-tilt} />
    </>
  );
}

export function Nose({ y = 8, size = 1, of = PINK }: { y?: number; size?: number; of?: Tones }) {
  return (
    <Form
      d="M-4-2.4C-2-3.4 2-3.4 4-2.4 4.500 0 1.500 3 0 3S-4.500 0-4-2.400Z"
      of={of}
      at={`translate(0 ${y}) scale(${size})`}
      line={1.8}
      depth={1}
    />
  );
}

const MOUTHS = {
  smile: [
    [0, 11, -1, 17, -8, 14],
    [0, 11, 1, 17, 8, 14],
  ],
  small: [
    [0, 11, -1, 15, -5, 14],
    [0, 11, 1, 15, 5, 14],
  ],
  frown: [[-8, 18, 0, 9, 8, 18]],
  flat: [[-7, 15, 0, 14, 7, 15.5]],
  smirk: [
    [0, 11, 0, 15, -4, 14],
    [0, 11, 4, 17, 11, 11],
  ],
};

export function Mouth({ is = "smile" }: { is?: keyof typeof MOUTHS }) {
  return <Strokes of={MOUTHS[is]} width={2} />;
}

export function Whiskers({ width = 1.4 }: { width?: number }) {
  return (
    <Strokes
      of={[
        [-20, 9, -30, 6, -41, 8],
        [-20, 13, -30, 13, -39, 18],
        [20, 9, 30, 6, 41, 8],
        [20, 13, 30, 13, 39, 18],
      ]}
      width={width}
      fromThick
    />
  );
}

/** A paw from above. Its toes point up; `at` may rotate it. */
export function Paw({ at, fur }: { at: string; fur: Tones }) {
  return (
    <Form d="M-8 7C-10-1-8-9 0-9.500S10-1 8 7C5 11-5 11-8 7Z" of={fur} at={at} depth={2}>
      <Strokes
        of={[
          [-3, -10, -3.5, -6, -2.8, -3],
          [3, -10, 3.5, -6, 2.8, -3],
        ]}
        width={1.5}
      />
    </Form>
  );
}

/** A saucepan on the upper half of a head at (0, 0), with its handle to the right. */
export function Saucepan() {
  return (
    <>
      <Tube d="M26-24L50-33" of={BOMB} width={5} />
      <Form d="M-30-10C-30-32-24-39 0-39S30-32 30-10C18-4-18-4-30-10Z" of={["#ff6a55", "#c03a33"]} depth={5} rim={0.8}>
        <path d="M-13-38C-20-30-22-22-21-14" stroke="#ffb3a4" stroke-width="4" fill="none" stroke-linecap="round" />
      </Form>
      <Form
        d="M-33-12C-18-5 18-5 33-12 34-6 33-6 32-5 18 2-18 2-32-5-33-6-34-6-33-12Z"
        of={["#fff1dc", "#dcc0a4"]}
        depth={2}
      />
    </>
  );
}
