// The twelve faces of people, all animals, in a square of 100.

import type { ComponentChild } from "preact";
import { INK, Shape, type Tone } from "./inked";

export interface Portrait {
  ground: string;
  drawn: ComponentChild;
  /** The middle of the left and of the right eye, and their height. */
  eyes: readonly [number, number, number];
  /** The radius of an eye. */
  r?: number;
  lid: string;
  /** The middle of the mouth, and its size. */
  mouth: readonly [number, number, number?];
}

const CREAM: Tone = ["#fff6e4", "#e3cdaa"];
const COAL: Tone = ["#4b4154", "#322838"];
const AMBER: Tone = ["#ffb72e", "#dc7f16"];

function part(d: string, tone: Tone, on?: ComponentChild): ComponentChild {
  return (
    <Shape d={d} tone={tone} line={2.2} shade={5}>
      {on}
    </Shape>
  );
}

/** The same on both sides. */
function pair(d: string, tone: Tone, on?: ComponentChild): ComponentChild {
  return (
    <>
      {part(d, tone, on)}
      {part(mirrored(d), tone, on && <g transform="matrix(-1 0 0 1 100 0)">{on}</g>)}
    </>
  );
}

/** An outline of M, L, Q, C and Z only, with numbers apart by spaces or signs. */
function mirrored(d: string): string {
  let at = 0;
  return d.replace(/-?[\d.]+/g, (number) => (at++ % 2 ? ` ${number}` : ` ${100 - Number(number)}`));
}

const nose = (y: number, wide = 8) => (
  <g transform={`translate(50 ${y})scale(${wide / 8})`}>
    <path d="M-8-3Q0-8 8-3 6 5 0 6-6 5-8-3Z" fill={INK} />
    <path d="M-4-2.4Q-1.6-4.6 1.6-4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8" />
  </g>
);

const fill = (d: string, color: string) => <path d={d} fill={color} />;

export const ANIMALS: readonly Portrait[] = [
  {
    ground: "#1f7a8c",
    drawn: (
      <>
        {pair(
          "M18 50Q15 30 21 17 23 13 28 16 39 21 46 32Z",
          ["#f58b32", "#c9561a"],
          fill("M22 38Q20 27 25 21 33 25 38 32Z", "#4a2418"),
        )}
        {part(
          "M50 25C68 25 82 36 89 54 82 68 68 76 58 88Q50 94 42 88C32 76 18 68 11 54 18 36 32 25 50 25Z",
          ["#f58b32", "#c9561a"],
          fill("M6 54C26 48 40 54 46 68L50 74 54 68C60 54 74 48 94 54L64 100H36Z", "#fff3e3"),
        )}
        {nose(73)}
      </>
    ),
    eyes: [34, 66, 52],
    lid: "#e0762a",
    mouth: [50, 82, 0.75],
  },
  {
    ground: "#e0a030",
    drawn: (
      <>
        {pair("M10 32Q8 18 20 16 32 16 34 28 26 42 10 32Z", COAL, fill("M16 30Q16 22 22 22 26 26 24 32Z", "#e9b7b0"))}
        {part(
          "M50 16C70 16 84 32 85 52 86 68 70 92 50 92S14 68 15 52C16 32 30 16 50 16Z",
          CREAM,
          <>
            {fill("M24 20Q42 14 42 34 42 54 34 70 22 78 10 64 8 36 24 20Z", COAL[0])}
            {fill("M76 20Q58 14 58 34 58 54 66 70 78 78 90 64 92 36 76 20Z", COAL[0])}
          </>,
        )}
        {nose(68, 9)}
      </>
    ),
    eyes: [31, 69, 49],
    lid: COAL[0],
    mouth: [50, 79, 0.8],
  },
  {
    ground: "#32456f",
    drawn: (
      <>
        {part(
          `M20 17Q30 26 39 24 50 21 61 24 70 26 80 17 85 28 82 38 90 50 88 66 82 94 50 95 18 94 12
            66 10 50 18 38 15 28 20 17Z`,
          ["#a9713f", "#784a28"],
          <>
            {fill("M34 28a20 20 0 1 0 .1 0ZM66 28a20 20 0 1 0 .1 0Z", "#f7dfb0")}
            {fill("M26 100Q24 72 50 70 76 72 74 100Z", "#f7dfb0")}
            <path
              d="M38 84q5 6 10 0 5 6 10 0M44 92q6 5 12 0"
              fill="none"
              stroke="#a9713f"
              stroke-width="3.4"
              stroke-linecap="round"
            />
          </>,
        )}
        {part("M50 52Q58 56 57 62 54 70 50 73 46 70 43 62 42 56 50 52Z", AMBER)}
      </>
    ),
    eyes: [34, 66, 47],
    r: 11,
    lid: "#8e5c32",
    mouth: [50, 79, 0.6],
  },
  {
    ground: "#4fa866",
    drawn: (
      <>
        {pair("M12 30Q11 15 24 13 38 13 38 27 32 40 21 41 13 39 12 30Z", COAL)}
        {part(
          "M50 17C74 17 89 34 89 56 89 78 72 91 50 91S11 78 11 56C11 34 26 17 50 17Z",
          ["#fffdf6", "#d9d6dc"],
          <>
            {fill("M42 42Q46 56 36 66 24 72 18 62 18 48 30 38 38 34 42 42Z", COAL[0])}
            {fill("M58 42Q54 56 64 66 76 72 82 62 82 48 70 38 62 34 58 42Z", COAL[0])}
          </>,
        )}
        {nose(66, 7)}
      </>
    ),
    eyes: [33, 67, 52],
    lid: COAL[0],
    mouth: [50, 76, 0.85],
  },
  {
    ground: "#e58fb2",
    drawn: (
      <>
        {pair(
          "M32 26Q26 12 16 19 5 20 7 32 0 42 9 50 13 60 24 57Z",
          ["#a8adba", "#777d8f"],
          fill("M28 30Q15 26 14 36 12 46 26 50Z", "#f7c9d4"),
        )}
        {part(
          "M50 18C72 18 85 36 85 56S69 92 50 92 15 76 15 56 28 18 50 18Z",
          ["#b9bec9", "#868c9d"],
          fill("M26 96Q28 74 50 74 72 74 74 96Z", "#eceef2"),
        )}
        {part("M50 44Q60 45 60 60 60 74 50 74 40 74 40 60 40 45 50 44Z", COAL)}
      </>
    ),
    eyes: [30, 70, 50],
    lid: "#9aa0ae",
    mouth: [50, 82, 0.75],
  },
  {
    ground: "#9cc659",
    drawn: (
      <>
        {part(
          `M50 5L58 14 69 8 73 20 85 20 84 32 95 38 88 48 96 58 87 64 90 76 78 80 74 106H26L22 80
            10 76 13 64 4 58 12 48 5 38 16 32 15 20 27 20 31 8 42 14Z`,
          ["#8a6242", "#5d3e2a"],
          <path
            d="M34 18l4 8M50 14v9M66 18l-4 8M22 30l7 6M78 30l-7 6M14 46l8 3M86 46l-8 3"
            fill="none"
            stroke="#c79a68"
            stroke-width="3.4"
            stroke-linecap="round"
          />,
        )}
        {part(
          "M50 40C62 28 82 38 80 60 78 80 64 92 50 92S22 80 20 60C18 38 38 28 50 40Z",
          ["#f7dcb4", "#dbb282"],
          <path d="M27 70h.1M73 70h.1" stroke="#f29a8c" stroke-width="11" stroke-linecap="round" />,
        )}
        {nose(66, 7)}
      </>
    ),
    eyes: [36, 64, 54],
    lid: "#e6c59a",
    mouth: [50, 76, 0.8],
  },
  {
    ground: "#17507d",
    drawn: part(
      `M50 8C76 8 87 27 83 48 82 58 88 62 91 69 95 82 85 89 77 81 74 95 60 96 58 84 54 96 46 96
        42 84 40 96 26 95 23 81 15 89 5 82 9 69 12 62 18 58 17 48 13 27 24 8 50 8Z`,
      ["#f2697f", "#c03a63"],
      <path
        d="M30 22h.1M40 15h.1M72 24h.1M80 38h.1M16 76h.1M84 76h.1"
        stroke="#ffb3ae"
        stroke-width="8"
        stroke-linecap="round"
      />,
    ),
    eyes: [37, 63, 46],
    r: 10,
    lid: "#d9506f",
    mouth: [50, 64, 1],
  },
  {
    ground: "#f3d35b",
    drawn: (
      <>
        {part(
          "M42 10C62 8 74 24 73 44 74 70 66 92 58 106L18 106C8 70 8 14 42 10Z",
          COAL,
          <>
            {fill("M18 100Q16 56 40 54 64 56 62 100Z", "#fffdf4")}
            {fill("M30 24a14 16 0 1 0 .1 0ZM56 24a14 16 0 1 0 .1 0Z", "#4fc0d8")}
          </>,
        )}
        {part(
          "M40 52Q46 38 64 38 84 38 91 56 93 69 87 77 81 70 68 71 48 73 40 64 37 58 40 52Z",
          AMBER,
          <>
            {fill("M80 30H104V90H79Q87 62 80 30Z", INK)}
            {fill("M40 52Q52 40 76 44 60 46 52 54Z", "#ffe27a")}
          </>,
        )}
      </>
    ),
    eyes: [31, 56, 34],
    r: 8,
    lid: "#3b3144",
    mouth: [62, 60, 0.85],
  },
  {
    ground: "#c04a72",
    drawn: (
      <>
        {pair("M35 38Q23 29 27 12 39 14 44 30Z", CREAM, fill("M36 32Q29 25 30 17 37 20 39 29Z", "#f0b3a4"))}
        {part("M30 70Q22 88 26 104H74Q78 88 70 70Z", CREAM)}
        {part(
          "M50 28C70 28 74 44 72 58 74 76 64 90 50 90S26 76 28 58C26 44 30 28 50 28Z",
          CREAM,
          fill("M34 74Q34 62 50 62 66 62 66 74 64 94 50 94 36 94 34 74Z", "#f3d9b8"),
        )}
        {part("M32 36Q26 26 36 22 40 10 50 14 60 10 64 22 74 26 68 36 62 42 58 36 50 44 42 36 38 42 32 36Z", [
          "#c98a52",
          "#94592f",
        ])}
        {nose(68, 6)}
      </>
    ),
    eyes: [37, 63, 52],
    r: 7.6,
    lid: "#f0dcb8",
    mouth: [50, 78, 0.75],
  },
  {
    ground: "#5a93bd",
    drawn: (
      <>
        {part("M50 14C72 14 84 30 84 48 90 58 96 78 92 106H8C4 78 10 58 16 48 16 30 28 14 50 14Z", [
          "#a5714f",
          "#744830",
        ])}
        {pair("M31 74Q26 86 34 93 41 90 42 76Z", ["#fffdf4", "#dccfb6"])}
        {pair(
          "M50 58Q36 50 24 58 14 68 22 78 32 86 44 80 50 76 50 68Z",
          ["#dcae84", "#b58158"],
          <path d="M28 66h.1M36 64h.1M32 73h.1M41 71h.1" stroke={INK} stroke-width="3" stroke-linecap="round" />,
        )}
        {nose(57, 9)}
      </>
    ),
    eyes: [35, 65, 39],
    lid: "#8c5d40",
    mouth: [50, 85, 0.7],
  },
  {
    ground: "#e7694c",
    drawn: (
      <>
        {pair(
          "M30 46Q18 22 27 8 40 6 46 40Z",
          ["#efe6f0", "#c1afcb"],
          fill("M32 36Q25 22 30 13 37 16 40 36Z", "#f6a9b8"),
        )}
        {part(
          "M50 34C72 34 84 48 84 64S70 93 50 93 16 80 16 64 28 34 50 34Z",
          ["#f4ecf4", "#c8b7d0"],
          <path d="M25 74h.1M75 74h.1" stroke="#f6a9b8" stroke-width="12" stroke-linecap="round" />,
        )}
        {part("M44 67Q50 63 56 67 55 73 50 74 45 73 44 67Z", ["#f27f96", "#c84f6c"])}
      </>
    ),
    eyes: [34, 66, 57],
    lid: "#d9cbdf",
    mouth: [50, 78, 0.85],
  },
  {
    ground: "#f2b04a",
    drawn: (
      <>
        {pair("M9 34Q10 14 28 14 46 16 46 36 40 54 24 54 10 50 9 34Z", ["#5cb85a", "#2f8547"])}
        {part(
          "M7 64C6 46 26 40 50 40S94 46 93 64 76 92 50 92 8 82 7 64Z",
          ["#5cb85a", "#2f8547"],
          <>
            {fill("M6 76Q50 96 94 76V104H6Z", "#d5ec9a")}
            <path d="M44 54h.1M56 54h.1" stroke="#1f6b3a" stroke-width="4" stroke-linecap="round" />
            <path d="M18 66h.1M82 66h.1" stroke="#f29a8c" stroke-width="10" stroke-linecap="round" />
          </>,
        )}
      </>
    ),
    eyes: [28, 72, 34],
    r: 11,
    lid: "#46a04c",
    mouth: [50, 66, 1.5],
  },
];
