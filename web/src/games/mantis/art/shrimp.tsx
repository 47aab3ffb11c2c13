// Seven mantis shrimps, in each colour another.

import { PAINT, type ColorName } from "./colors";

interface Creature {
  look: [number, number];
  brows: string;
  mouth: string;
  open?: boolean;
  tilt: number;
  /** How far the left and the right arm are turned, in degrees. */
  arms: [number, number];
  /** What grows on its head, or what it carries. */
  crest: string;
}

/** Each is another: where it looks, brows and mouth, how it holds itself, and what it wears. */
const CREATURES: Record<ColorName, Creature> = {
  red: {
    look: [2, 3],
    brows: "M24 3l17 7M76 3L59 10",
    mouth: "M40 56q10-5 20 0",
    tilt: 0,
    arms: [58, -12],
    crest: "M43 31l2-9 5 6 5-6 2 9Z",
  },
  orange: {
    look: [0, 0],
    brows: "",
    mouth: "M39 51q11 16 22 0Z",
    open: true,
    tilt: -4,
    arms: [82, -82],
    crest: "M50 31q-9-12 0-17 9 5 0 17Z",
  },
  yellow: {
    look: [0, -3],
    brows: "M26 1q8-5 15 0M59 1q7-5 15 0",
    mouth: "M42 53q8 12 16 0Z",
    open: true,
    tilt: 8,
    arms: [-26, -88],
    crest: "M45 31l-3-10M50 31V18M55 31l3-10",
  },
  green: {
    look: [4, 1],
    brows: "M59 3q8-4 15 1",
    mouth: "M42 57q10 3 17-5",
    tilt: 3,
    arms: [-34, 34],
    crest: "M50 31q-14-4-12-14 12 0 12 14 2-12 12-12 0 10-12 12Z",
  },
  blue: {
    look: [0, 4],
    brows: "M23 13h22M55 13h22",
    mouth: "M43 55q7 4 14 0",
    tilt: -10,
    arms: [-46, 46],
    crest: "M50 31q-3-8 3-9t0-8",
  },
  purple: {
    look: [-4, 1],
    brows: "M25 8l16-3M60 1q8-3 15 3",
    mouth: "M42 56h15",
    tilt: 5,
    arms: [64, 30],
    crest: "M41 31h18l-3-5h-2v-9h-8v9h-2Z",
  },
  pink: {
    look: [0, 1],
    brows: "",
    mouth: "M50 50a3.5 4.5 0 1 0 .1 0Z",
    open: true,
    tilt: -5,
    arms: [26, -26],
    crest: "M50 29l-11-7v12ZM50 29l11-7v12Z",
  },
};

const PUPIL = "a6 6.5 0 1 0 12 0a6 6.5 0 1 0-12 0Z";

function Body({ color }: { color: ColorName }) {
  const { full, deep, pale } = PAINT[color];
  const { arms, crest } = CREATURES[color];
  return (
    <g stroke={deep} stroke-linecap="round" stroke-linejoin="round">
      <path d="M45 33Q44 14 29 2M31 44Q13 40 5 25M55 33Q56 14 71 2M69 44Q87 40 95 25" fill="none" stroke-width="2.2" />
      <path d="M28 47Q10 44 9 33Q24 30 33 42ZM72 47Q90 44 91 33Q76 30 67 42Z" fill={pale} stroke-width="2.5" />
      <path
        d="M50 88Q38 83 26 87Q22 92 27 99Q40 102 50 96ZM50 88Q62 83 74 87Q78 92 73 99Q60 102 50 96Z"
        fill={pale}
        stroke-width="3"
      />
      <path d="M34 73l-9 4M36 81l-8 5M66 73l9 4M64 81l8 5" stroke-width="3.5" />
      <path d="M38 79Q50 86 62 79L60 90Q50 96 40 90Z" fill={full} stroke-width="3.5" />
      <path d="M34 70Q50 79 66 70L63 81Q50 90 37 81Z" fill={full} stroke-width="3.5" />
      <path d="M31 60Q50 70 69 60L67 72Q50 82 33 72Z" fill={full} stroke-width="3.5" />
      <path d="M25 49Q25 30 50 30Q75 30 75 49Q75 66 50 67Q25 66 25 49Z" fill={full} stroke-width="3.5" />
      <path d="M32 43Q36 36 47 35.5" fill="none" stroke={pale} stroke-width="3.5" />
      <path d="M42 36L36 24M58 36L64 24" stroke-width="9" />
      <path d="M42 36L36 24M58 36L64 24" stroke={full} stroke-width="3.5" />
      <path
        d="M21.5 17a12.5 13 0 1 0 25 0a12.5 13 0 1 0-25 0ZM53.5 17a12.5 13 0 1 0 25 0a12.5 13 0 1 0-25 0Z"
        fill="#fff"
        stroke-width="3.5"
      />
      <path d={crest} fill={pale} stroke-width="2.6" />
      {arms.map((turn, side) => (
        <g key={side} transform={`${side ? "matrix(-1 0 0 1 100 0)" : ""}rotate(${side ? -turn : turn} 33 60)`}>
          <path d="M33 60Q22 71 16 64" fill="none" stroke-width="8" />
          <path d="M33 60Q22 71 16 64" fill="none" stroke={full} stroke-width="3" />
          <path d="M4 58Q2 44 13 43Q25 43 25 55Q25 67 15 68Q6 68 4 58Z" fill={full} stroke-width="3.5" />
          <path d="M8.5 55Q8 49 13 48" fill="none" stroke={pale} stroke-width="3" />
        </g>
      ))}
    </g>
  );
}

/** A mantis shrimp with the face of its colour, in a box of 100 by 104. */
export function Shrimp({ color }: { color: ColorName }) {
  const { look, brows, mouth, open, tilt } = CREATURES[color];
  const [x, y] = look;
  return (
    <g transform={`rotate(${tilt} 50 60)`}>
      <Body color={color} />
      <path d={`M${29 + x} ${18 + y}${PUPIL}M${59 + x} ${18 + y}${PUPIL}`} fill="#10222a" />
      <path
        d={`M${33 + x} ${15 + y}h.1M${63 + x} ${15 + y}h.1`}
        stroke="#fff"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path
        d={mouth}
        fill={open ? "#10222a" : "none"}
        stroke="#10222a"
        stroke-width="3.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {brows && <path d={brows} fill="none" stroke={PAINT[color].deep} stroke-width="4.5" stroke-linecap="round" />}
    </g>
  );
}
