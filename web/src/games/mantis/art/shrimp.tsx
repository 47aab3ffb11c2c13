// A mantis shrimp, in each colour another.

import { PAINT, type ColorName } from "./colors";

/** Each has a face of its own: where it looks, brows and mouth, and how it holds itself. */
const FACES: Record<ColorName, { look: [number, number]; brows: string; mouth: string; open?: boolean; tilt: number }> =
  {
    red: { look: [2, 3], brows: "M24 3l17 7M76 3L59 10", mouth: "M40 56q10-5 20 0", tilt: 0 },
    orange: { look: [0, 0], brows: "", mouth: "M39 51q11 16 22 0Z", open: true, tilt: -4 },
    yellow: { look: [0, -3], brows: "M26 1q8-5 15 0M59 1q7-5 15 0", mouth: "M42 53q8 12 16 0Z", open: true, tilt: 4 },
    green: { look: [4, 1], brows: "M59 3q8-4 15 1", mouth: "M42 57q10 3 17-5", tilt: 3 },
    blue: { look: [0, 4], brows: "M23 13h22M55 13h22", mouth: "M43 55q7 4 14 0", tilt: -3 },
    purple: { look: [-4, 1], brows: "M25 8l16-3M60 1q8-3 15 3", mouth: "M42 56h15", tilt: 5 },
    pink: { look: [0, 1], brows: "", mouth: "M50 50a3.5 4.5 0 1 0 .1 0Z", open: true, tilt: -5 },
  };

const PUPIL = "a6 6.5 0 1 0 12 0a6 6.5 0 1 0-12 0Z";

/** Both sides are one path each. */
function Body({ color }: { color: ColorName }) {
  const { full, deep, pale } = PAINT[color];
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
      <path d="M33 60Q22 71 16 64M67 60Q78 71 84 64" fill="none" stroke-width="8" />
      <path d="M33 60Q22 71 16 64M67 60Q78 71 84 64" fill="none" stroke={full} stroke-width="3" />
      <path
        d="M4 58Q2 44 13 43Q25 43 25 55Q25 67 15 68Q6 68 4 58ZM96 58Q98 44 87 43Q75 43 75 55Q75 67 85 68Q94 68 96 58Z"
        fill={full}
        stroke-width="3.5"
      />
      <path d="M8.5 55Q8 49 13 48M91.5 55Q92 49 87 48" fill="none" stroke={pale} stroke-width="3" />
    </g>
  );
}

/** A mantis shrimp with the face of its colour, in a box of 100 by 104. */
export function Shrimp({ color }: { color: ColorName }) {
  const { look, brows, mouth, open, tilt } = FACES[color];
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
