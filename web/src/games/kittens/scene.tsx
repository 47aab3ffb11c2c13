// The illustration of the game on the first page: a kitten has climbed out of the pile and found a spark, and the
// others watch it. All eyes are on one line in the middle, so that any horizontal crop of the picture shows them.

import "./scene.css";
import { onDemand } from "../../ui/on-demand";
import { Spark } from "./art/spark";

export const MINUTES = 15;

const Group = onDemand(() => import("./art/cards").then(({ Group }) => Group));

const RAYS = `M278 92L470 20V76ZM278 92L470 130V196ZM278 92L400 260H320ZM278 92L250 260H170ZM278 92L70 260H-40ZM278 92
  L-20 190V120ZM278 92L-20 70V0ZM278 92L60-30H150ZM278 92L226-30H286ZM278 92L350-30H420Z`;

export function Scene() {
  return (
    <svg class="kittens-scene" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H400V240H0Z" fill="#ff8a2b" />
      <path d={RAYS} fill="#ffa63d" />
      <path d="M212 92a66 66 0 1 0 132 0 66 66 0 1 0-132 0Z" fill="#ffbf4f" />
      <path d="M238 92a40 40 0 1 0 80 0 40 40 0 1 0-80 0Z" fill="#ffdc78" />
      <Group />
      <g transform="translate(277 92) scale(1.7)">
        <Spark />
      </g>
    </svg>
  );
}
