// The emotes, in a square of 100.

import type { ComponentChild } from "preact";
import type { Face } from "../../net/protocol";
import { INK, Shape, type Tone } from "./inked";

const SUN: Tone = ["#ffd257", "#e99a2c"];
const WATER: Tone = ["#8fd3f2", "#4a9bd0"];
const HEART: Tone = ["#ef4b62", "#b3254a"];

function part(d: string, tone: Tone, on?: ComponentChild): ComponentChild {
  return (
    <Shape d={d} tone={tone} line={2.4} shade={5}>
      {on}
    </Shape>
  );
}

const head = (tone: Tone = SUN) => part("M8 53a42 41 0 1 1 84 0a42 41 0 1 1-84 0Z", tone);

const line = (d: string, width = 5) => (
  <path d={d} fill="none" stroke={INK} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
);

const fill = (d: string, color = INK) => <path d={d} fill={color} />;

/** Two eyes, with their pupils moved. */
const eyes = (x: number, y: number) => (
  <>
    {[34, 66].map((at) => (
      <g key={at} transform={`translate(${at} 46)`}>
        <ellipse rx="10" ry="12" fill="#fffdf4" stroke={INK} stroke-width="3" />
        <circle cx={x} cy={y} r="6.6" fill={INK} />
        <circle cx={x - 2} cy={y - 2.6} r="2.4" fill="#fff" />
      </g>
    ))}
  </>
);

const TEETH = "M26 68Q50 62 74 68 74 84 50 84 26 84 26 68Z";

export const EMOTES: Record<Face, ComponentChild> = {
  hello: (
    <>
      {line("M12 30Q8 22 14 14M22 20Q20 14 25 8M88 62Q94 70 89 78M80 74Q84 78 82 84", 4.4)}
      {part(
        `M34 92Q20 80 12 62 8 54 15 51 21 50 28 60L24 30Q23 22 30 21 36 21 38 29L40 20Q40 11 47
          11 54 11 55 20L57 24Q58 15 65 16 72 17 71 26L71 34Q74 27 80 29 85 32 84 40 84 66 74 84
          66 96 52 97 42 97 34 92Z`,
        SUN,
      )}
      {line("M39 30L42 50M55 26L56 48M70 36L68 52M35 64Q30 74 38 82", 3.4)}
    </>
  ),
  "well-played": (
    <>
      {part("M18 6H38L56 42 42 52Z", ["#5aa2e6", "#2b68b5"])}
      {part("M82 6H62L44 42 58 52Z", ["#5aa2e6", "#2b68b5"])}
      {part("M22 66a28 28 0 1 1 56 0a28 28 0 1 1-56 0Z", SUN)}
      {part("M50 48L56 60 69 62 59 71 62 84 50 78 38 84 41 71 31 62 44 60Z", ["#ef6a45", "#b33a2e"])}
    </>
  ),
  thinking: (
    <>
      {head()}
      {eyes(3, -4)}
      {line("M24 28Q33 22 42 27M58 24Q67 16 78 22M38 72Q50 66 62 69", 4.6)}
      {part("M22 98Q10 86 16 74 22 66 32 70L52 74Q60 77 56 84 50 88 42 85 48 92 42 97Z", ["#ffdf86", "#eba93e"])}
    </>
  ),
  laugh: (
    <>
      {head()}
      {line("M22 46Q32 32 42 46M58 46Q68 32 78 46", 5.4)}
      {part("M24 58Q50 64 76 58 76 86 50 86 24 86 24 58Z", ["#8e1f46", "#6b1236"], fill("M30 56H70V66H30Z", "#fff"))}
      {fill("M36 80Q50 68 64 80 58 84 50 84 42 84 36 80Z", "#f0566f")}
      {part("M10 44Q22 46 22 56 20 64 12 63 5 60 10 44Z", WATER)}
      {part("M90 44Q78 46 78 56 80 64 88 63 95 60 90 44Z", WATER)}
    </>
  ),
  wow: (
    <>
      {head()}
      {eyes(0, 0)}
      {line("M24 26Q33 18 42 24M58 24Q67 18 76 26", 4.6)}
      {part("M50 64Q62 65 61 77 58 88 50 88 42 88 39 77 38 65 50 64Z", ["#8e1f46", "#6b1236"])}
    </>
  ),
  oops: (
    <>
      {head()}
      {eyes(-3.4, 2)}
      {part(TEETH, ["#fffdf4", "#d8d0cf"], line("M38 60V88M50 60V88M62 60V88M20 75H80", 2.6))}
      {part("M80 8Q96 26 92 36 86 46 76 42 66 36 72 24Z", WATER)}
    </>
  ),
  cry: (
    <>
      {head()}
      {part("M22 54H42V92Q32 98 22 90Z", WATER)}
      {part("M58 54H78V90Q68 98 58 92Z", WATER)}
      {line("M22 50Q32 56 42 48M58 48Q68 56 78 50M22 34L38 28M78 34L62 28", 5)}
      {part("M50 66Q60 66 62 78 50 72 38 78 40 66 50 66Z", ["#8e1f46", "#6b1236"])}
    </>
  ),
  evil: (
    <>
      {part("M26 30Q6 24 8 4 24 6 42 20Z", ["#8a5bc4", "#57309a"])}
      {part("M74 30Q94 24 92 4 76 6 58 20Z", ["#8a5bc4", "#57309a"])}
      {head(["#b58be6", "#7d4fbb"])}
      {eyes(0, 3)}
      {fill("M18 26L46 40 46 46 20 40ZM82 26L54 40 54 46 80 40Z")}
      {part(
        "M24 66Q50 76 76 66 72 88 50 88 28 88 24 66Z",
        ["#fffdf4", "#d8d0cf"],
        line("M38 60V92M50 60V92M62 60V92", 2.6),
      )}
    </>
  ),
  love: (
    <>
      {head()}
      {part("M32 60Q12 48 14 38 16 26 25 28 30 29 32 35 35 28 41 28 50 28 49 38 48 48 32 60Z", HEART)}
      {part("M68 60Q48 48 50 38 52 26 61 28 66 29 68 35 71 28 77 28 86 28 85 38 84 48 68 60Z", HEART)}
      {part("M32 68Q50 74 68 68 66 86 50 86 34 86 32 68Z", ["#8e1f46", "#6b1236"])}
      {fill("M40 81Q50 73 60 81 56 84 50 84 44 84 40 81Z", "#f0566f")}
    </>
  ),
  bye: (
    <>
      {line("M6 88Q16 86 22 78M6 68Q12 68 18 64M24 96Q30 94 34 88", 4)}
      {part("M8 46L94 8 70 88 48 62Z", ["#fbfdff", "#cfdbe6"])}
      {part("M38 56L94 8 48 62 44 86Z", ["#9fc3d8", "#6b97b3"])}
      {part("M48 62L70 88 94 8Z", ["#e6eff6", "#b7c9d8"])}
    </>
  ),
};
