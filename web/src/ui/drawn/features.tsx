// The eyes and mouth of each mood.

import type { Glance } from "../../stage/in-motion";
import { INK } from "./inked";

export type Mood = "calm" | "happy" | "sad" | "thinking" | "smug" | "wince" | "soot";

interface EyesProps {
  /** The middle of the left and of the right eye, and their height. */
  at: readonly [number, number, number];
  r?: number;
  mood: Mood;
  glance: Glance;
  /** The colour of the lids. */
  lid: string;
}

const LINE = {
  fill: "none",
  stroke: INK,
  "stroke-width": 4.4,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

export function Eyes({ at: [left, right, y], r = 8.5, mood, glance, lid }: EyesProps) {
  return (
    <>
      {[left, right].map((x, each) => (
        <g key={each} transform={`translate(${x} ${y})scale(${r / 8.5})`}>
          <Eye mood={mood} glance={glance} lid={lid} side={each ? 1 : -1} />
        </g>
      ))}
    </>
  );
}

function Eye({ mood, glance, lid, side }: { mood: Mood; glance: Glance; lid: string; side: number }) {
  if (mood === "happy") return <path d="M-8 3Q0-9 8 3" {...LINE} />;
  if (mood === "wince" || mood === "soot") return <path d={`M${side * 6}-6L${-side * 5} 0 ${side * 6} 6`} {...LINE} />;
  const x = mood === "thinking" ? glance * 3.4 : mood === "smug" ? 2 : 0;
  const y = mood === "thinking" ? (glance ? 0 : -3.4) : mood === "smug" || mood === "sad" ? 2.6 : 0.6;
  const slant = mood === "sad" ? side * 20 : 0;
  return (
    <>
      <ellipse rx="8.5" ry="9.6" fill="#fffdf4" stroke={INK} stroke-width="2.8" />
      <circle cx={x} cy={y} r="5.9" fill={INK} />
      <circle cx={x - 1.9} cy={y - 2.3} r="2.3" fill="#fff" />
      {(mood === "smug" || mood === "sad") && (
        <path
          d="M-9 0A9 10 0 0 1 9 0Z"
          fill={lid}
          stroke={INK}
          stroke-width="2.8"
          stroke-linejoin="round"
          transform={`rotate(${slant})translate(0 ${mood === "sad" ? -2.5 : 0})`}
        />
      )}
      {mood === "thinking" && <path d={`M-6 ${side < 0 ? -14 : -17}q6-4 12 0`} {...LINE} stroke-width="3.2" />}
    </>
  );
}

const MOUTHS: Record<Mood, string> = {
  calm: "M-10-1Q-11 1-8 3 0 11 8 3 11 1 10-1 7 1 5 3 0 6-5 3-7 1-10-1Z",
  happy: "M-13-2Q0 2 13-2 13 14 0 15-13 14-13-2Z",
  sad: "M-9 6Q-10 4-8 2 0-5 8 2 10 4 9 6 6 6 4 4 0 1-4 4-6 6-9 6Z",
  thinking: "M-7 4Q-6 0 0 0 6-1 8-3 10 0 8 3 4 4 0 4-4 5-7 4Z",
  smug: "M-11 3Q-5 7 2 4 8 1 10-5 14-2 12 2 8 8 0 9-9 9-11 3Z",
  wince: "M-12 5L-6-2 0 3 6-2 12 5 10 8 6 3 0 8-6 3-10 8Z",
  soot: "M-12 5L-6-2 0 3 6-2 12 5 10 8 6 3 0 8-6 3-10 8Z",
};

export function Mouth({ at: [x, y, size = 1], mood }: { at: readonly [number, number, number?]; mood: Mood }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d={MOUTHS[mood]} fill={INK} />
      {mood === "happy" && <path d="M-7 11Q0 4 7 11 4 14 0 14-4 14-7 11Z" fill="#f0566f" />}
    </g>
  );
}
