// The faces people make at each other.

import type { ComponentChild } from "preact";
import type { Face } from "../net/protocol";
import { t } from "../words/messages";

const INK = "#14262d";
const SUN = "#ffd166";

function head(fill: string, ...features: ComponentChild[]): ComponentChild {
  return (
    <>
      <circle cx="16" cy="16" r="13" fill={fill} stroke={INK} stroke-width="1.6" />
      {features}
    </>
  );
}

function line(d: string): ComponentChild {
  return <path d={d} fill="none" stroke={INK} stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />;
}

function fill(d: string, color: string): ComponentChild {
  return <path d={d} fill={color} stroke={INK} stroke-width="1.2" stroke-linejoin="round" />;
}

const EYES = "M11 13v.6M21 13v.6";
const HEART = `c-1.5-2.5-5-1.2-4 1.6.6 1.6 2.5 2.7 4 3.9 1.5-1.2 3.4-2.3 4-3.9
    1-2.8-2.5-4.1-4-1.6z`;

export const FACES: Record<Face, ComponentChild> = {
  hello: (
    <>
      {fill(
        `M9 15V8.5a1.8 1.8 0 0 1 3.6 0V6.3a1.8 1.8 0 0 1 3.6 0v1a1.8 1.8 0 0 1 3.6 0
          v2.2a1.8 1.8 0 0 1 3.5 0V19c0 6-3.3 10-8 10-4 0-6-2-7.8-5.2L4 18.5c-1.2-2
          1.3-3.6 2.8-2z`,
        SUN,
      )}
      {line("M12.6 9v6M16.2 8v7M19.8 10v5M27 6c1 1 1.6 2.4 1.6 4M4.5 10c0-1.5.5-2.8 1.5-4")}
    </>
  ),
  "well-played": (
    <>
      {fill("M11 4l5 8 5-8h5l-7 12h-6L6 4z", "#4f8fd6")}
      <circle cx="16" cy="20.5" r="8.5" fill={SUN} stroke={INK} stroke-width="1.6" />
      {fill("M16 15.5l1.5 3.2 3.5.4-2.6 2.3.8 3.5-3.2-1.8-3.2 1.8.8-3.5-2.6-2.3 3.5-.4z", "#d8492a")}
    </>
  ),
  thinking: head(SUN, line("M10 11.5v.6M19 10.5v.6M17 8q2-1.5 4-.5M12 21.5l6-1"), line("M8 26c0-3 3-4 5-3l3 1")),
  laugh: head(SUN, line("M8 13q2.5-3.5 5 0M19 13q2.5-3.5 5 0"), fill("M8.5 17.5h15q-.5 8-7.5 8t-7.5-8z", "#7d1f2a")),
  wow: head(
    SUN,
    line("M9 9q2-2 4-1M19 8q2-1 4 1"),
    line(EYES),
    fill("M16 17.5c2.6 0 3.6 2 3.6 4.2S18.4 26 16 26s-3.6-2-3.6-4.3 1-4.2 3.6-4.2z", "#7d1f2a"),
  ),
  oops: head(
    SUN,
    line(EYES),
    line("M10 22l2.4-2 2.4 2 2.4-2 2.4 2 2.4-2"),
    fill("M25 4c2 3 3 4.3 3 6a3 3 0 0 1-6 0c0-1.7 1-3 3-6z", "#74b9e8"),
  ),
  cry: head(
    SUN,
    line("M8.5 13.5q2.5 2 5 0M18.5 13.5q2.5 2 5 0M11.5 23.5q4.5-4 9 0"),
    fill(
      `M9.5 16c1.7 2.6 2.4 3.6 2.4 5a2.4 2.4 0 0 1-4.8 0c0-1.4.7-2.4 2.4-5zM22.5
        16c1.7 2.6 2.4 3.6 2.4 5a2.4 2.4 0 0 1-4.8 0c0-1.4.7-2.4 2.4-5z`,
      "#74b9e8",
    ),
  ),
  evil: (
    <>
      {fill("M6 10C4 7 4 4 5 2c2 1 5 3 6 5zM26 10c2-3 2-6 1-8-2 1-5 3-6 5z", "#8a5bc4")}
      {head(
        "#b58be6",
        line("M8 10.5l5 2.5M24 10.5l-5 2.5M11.5 15v.4M20.5 15v.4"),
        fill("M8.5 19q7.5 4 15 0-1.5 6.5-7.5 6.5T8.5 19z", "#fff"),
      )}
    </>
  ),
  love: head(SUN, fill(`M11 11.5${HEART}`, "#d8324a"), fill(`M21 11.5${HEART}`, "#d8324a"), line("M11 21q5 4.5 10 0")),
  bye: (
    <>
      {fill("M3 15L29 4l-7 23-7-8z", "#f4f8fb")}
      {fill("M15 19L29 4 12 17.5V27z", "#9fc3d8")}
      {line("M4 26l3-2.5M3 21l2-1.5")}
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
