// The faces people make at each other.

import type { ComponentChild } from "preact";
import type { Face } from "../net/protocol";
import { t } from "../words/messages";

const INK = "#14262d";
const SUN = "#ffd166";

function head(fill: string, ...features: ComponentChild[]): ComponentChild {
  return (
    <>
      <circle cx="16" cy="16" r="13" fill={fill} stroke={INK} stroke-width="1.600" />
      {features}
    </>
  );
}

function line(d: string): ComponentChild {
  return <path d={d} fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />;
}

function fill(d: string, color: string): ComponentChild {
  return <path d={d} fill={color} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />;
}

const EYES = "M11 13v.6M21 13v.6";
const HEART = `c-1.500-2.500-5-1.200-4 1.600.6 1.600 2.500 2.700 4 3.900 1.500-1.200 3.400-2.300 4-3.900
    1-2.800-2.500-4.100-4-1.600z`;

export const FACES: Record<Face, ComponentChild> = {
  hello: (
    <>
      {fill(
        `M9 15V8.500a1.800 1.800 0 0 1 3.600 0V6.300a1.800 1.800 0 0 1 3.600 0v1a1.800 1.800 0 0 1 3.600 0
          v2.200a1.800 1.800 0 0 1 3.500 0V19c0 6-3.300 10-8 10-4 0-6-2-7.800-5.200L4 18.500c-1.200-2
          1.300-3.600 2.800-2z`,
        SUN,
      )}
      {line("M12.600 9v6M16.200 8v7M19.800 10v5M27 6c1 1 1.600 2.400 1.600 4M4.500 10c0-1.500.5-2.800 1.500-4")}
    </>
  ),
  "well-played": (
    <>
      {fill("M11 4l5 8 5-8h5l-7 12h-6L6 4z", "#4f8fd6")}
      <circle cx="16" cy="20.500" r="8.500" fill={SUN} stroke={INK} stroke-width="1.600" />
      {fill(
        "M16 15.500l1.500 3.200 3.500.4-2.600 2.300.8 3.500-3.200-1.800-3.200 1.800.8-3.500-2.600-2.300 3.500-.4z",
        "#d8492a",
      )}
    </>
  ),
  thinking: head(
    SUN,
    line("M10 11.500v.6M19 10.500v.6M17 8q2-1.500 4-.500M12 21.500l6-1"),
    line("M8 26c0-3 3-4 5-3l3 1"),
  ),
  laugh: head(
    SUN,
    line("M8 13q2.500-3.500 5 0M19 13q2.500-3.500 5 0"),
    fill("M8.500 17.500h15q-.5 8-7.500 8t-7.500-8z", "#7d1f2a"),
  ),
  wow: head(
    SUN,
    line("M9 9q2-2 4-1M19 8q2-1 4 1"),
    line(EYES),
    fill("M16 17.500c2.600 0 3.600 2 3.600 4.200S18.400 26 16 26s-3.600-2-3.600-4.300 1-4.200 3.600-4.200z", "#7d1f2a"),
  ),
  oops: head(
    SUN,
    line(EYES),
    line("M10 22l2.400-2 2.400 2 2.400-2 2.400 2 2.400-2"),
    fill("M25 4c2 3 3 4.300 3 6a3 3 0 0 1-6 0c0-1.700 1-3 3-6z", "#74b9e8"),
  ),
  cry: head(
    SUN,
    line("M8.500 13.500q2.500 2 5 0M18.500 13.500q2.500 2 5 0M11.500 23.500q4.500-4 9 0"),
    fill(
      `M9.500 16c1.700 2.600 2.400 3.600 2.400 5a2.400 2.400 0 0 1-4.800 0c0-1.400.7-2.400 2.400-5zM22.500
        16c1.700 2.600 2.400 3.600 2.400 5a2.400 2.400 0 0 1-4.800 0c0-1.400.7-2.400 2.400-5z`,
      "#74b9e8",
    ),
  ),
  evil: (
    <>
      {fill("M6 10C4 7 4 4 5 2c2 1 5 3 6 5zM26 10c2-3 2-6 1-8-2 1-5 3-6 5z", "#8a5bc4")}
      {head(
        "#b58be6",
        line("M8 10.500l5 2.500M24 10.500l-5 2.500M11.500 15v.4M20.500 15v.4"),
        fill("M8.500 19q7.500 4 15 0-1.500 6.500-7.500 6.500T8.500 19z", "#fff"),
      )}
    </>
  ),
  love: head(
    SUN,
    fill(`M11 11.500${HEART}`, "#d8324a"),
    fill(`M21 11.500${HEART}`, "#d8324a"),
    line("M11 21q5 4.500 10 0"),
  ),
  bye: (
    <>
      {fill("M3 15L29 4l-7 23-7-8z", "#f4f8fb")}
      {fill("M15 19L29 4 12 17.500V27z", "#9fc3d8")}
      {line("M4 26l3-2.500M3 21l2-1.500")}
    </>
  ),
};

export function FaceArt({ name }: { name: string }) {
  return (
    <svg class="emote" viewBox="0 0 32 32" role="img" aria-label={t(`emote-${name}`)}>
      {FACES[name as Face]}
    </svg>
  );
}
