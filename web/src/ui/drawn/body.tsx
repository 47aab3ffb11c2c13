// A body for each face: a jersey in the colour behind the face, arms in a pose, and a cup for the winner.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { type Curve, Limb, Shape, type Tone } from "./inked";

export type Pose = "cheer" | "gloat" | "wave" | "wilt";

interface BodyProps {
  pose: Pose;
  /** The colour of the jersey. */
  jersey: string;
  /** The colour of hands and feet. */
  skin: string;
  /** The head, in a square of 100. */
  children: ComponentChildren;
}

const GOLD: Tone = ["#ffd24a", "#d98f1c"];

interface Arms {
  left: Curve;
  right: Curve;
  /** The head: moved to the right and down, and turned. */
  head: string;
  hasCup: boolean;
}

const HIGH: Curve = [72, 106, 116, 104, 116, 58, 22, 17]; // with the cup
const LOW: Curve = [26, 104, 6, 124, 14, 144, 21, 16];

const POSES: Record<Pose, Arms> = {
  cheer: { left: [28, 106, -16, 104, -16, 54, 22, 17], right: HIGH, head: "", hasCup: true },
  gloat: { left: [25, 104, -26, 112, 15, 138, 21, 16], right: HIGH, head: "rotate(-6 50 90)", hasCup: true },
  wave: { left: LOW, right: [74, 104, 112, 106, 118, 70, 21, 16], head: "", hasCup: false },
  wilt: {
    left: [28, 112, 10, 130, 20, 156, 20, 15],
    right: [72, 112, 90, 130, 80, 156, 20, 15],
    head: "translate(0 18)rotate(7 50 90)",
    hasCup: false,
  },
};

const HEAD = "M-30-40H130V40Q112 99 50 99-12 99-30 40Z"; // the jersey hides what is below

/** The full figure, in the box of VIEW. */
export function Body({ pose, jersey, skin, children }: BodyProps) {
  const { left, right, head, hasCup } = POSES[pose];
  const cloth = toneOf(jersey);
  const fur = toneOf(skin);
  const below = useId();
  return (
    <>
      <ellipse cx="50" cy="181" rx="46" ry="7" fill="#000" opacity=".28" />
      {[34, 66].map((x) => (
        <Shape
          key={x}
          d={`M${x - 10} 152H${x + 10}L${x + 13} 175Q${x + 12} 182 ${x} 182 ${x - 12} 182 ${x - 13} 175Z`}
          tone={fur}
          line={2.2}
          shade={5}
        />
      ))}
      {hasCup && <Cup x={119} y={26} />}
      <Arm along={left} cloth={cloth} fur={fur} />
      <Arm along={right} cloth={cloth} fur={fur} />
      <Shape
        d="M26 94Q50 84 74 94 88 114 86 144 83 164 50 165 17 164 14 144 12 114 26 94Z"
        tone={cloth}
        line={2.4}
        shade={9}
      >
        <path d="M0 143Q50 155 100 143V151Q50 163 0 151Z" fill="#fff" opacity=".75" />
      </Shape>
      <g transform={`${head}translate(50 92)scale(1.16)translate(-50-92)`}>
        <clipPath id={below}>
          <path d={HEAD} />
        </clipPath>
        <g clip-path={`url(#${below})`}>{children}</g>
        {pose === "wilt" && <path d="M82 56q7 12 0 16-8-4 0-16Z" fill="#8fd6ff" stroke="#2b6f9c" stroke-width="1.6" />}
      </g>
    </>
  );
}

export const VIEW = "-48 -24 196 212";

function Arm({ along, cloth, fur }: { along: Curve; cloth: Tone; fur: Tone }) {
  const [x, y] = [along[4], along[5]];
  return (
    <>
      <Shape d={`M${x - 11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z`} tone={fur} line={2.2} shade={4} />
      <Limb along={along} tone={cloth} line={2.4} shade={4} />
      <Shape d={`M${x - 11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z`} tone={fur} line={2.2} shade={4} />
    </>
  );
}

function Cup({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(8)`}>
      <path
        d="M-17-24Q-30-24-27-10-24 2-12 0M17-24Q30-24 27-10 24 2 12 0"
        fill="none"
        stroke="#2b1420"
        stroke-width="8"
        stroke-linecap="round"
      />
      <path
        d="M-17-24Q-30-24-27-10-24 2-12 0M17-24Q30-24 27-10 24 2 12 0"
        fill="none"
        stroke={GOLD[0]}
        stroke-width="4.2"
        stroke-linecap="round"
      />
      <Shape
        d="M-20-34H20Q21-2 5 6L4 14 13 20V27H-13V20L-4 14-5 6Q-21-2-20-34Z"
        tone={GOLD}
        line={2.4}
        shade={7}
        rim={0.7}
      />
    </g>
  );
}

/** A colour with its shade. */
function toneOf(color: string): Tone {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) * 0.68));
  return [color, `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`];
}
