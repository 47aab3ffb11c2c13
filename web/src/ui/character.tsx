// The full figure of a person or bot, in a pose.

import "./character.css";
import { Picture } from "./picture";
import type { Mood } from "./drawn/features";
import type { Pose } from "./drawn/body";

export interface Who {
  name: string;
  isBot?: boolean;
  /** The face that the person chose; by default it depends on the name. */
  avatar?: number | null;
}

const MOODS: Record<Pose, Mood> = { cheer: "happy", gloat: "smug", wave: "happy", wilt: "sad" };

export function Character({ name, isBot = false, avatar = null, pose }: Who & { pose: Pose }) {
  const who = { name, isBot, avatar: isBot ? null : avatar };
  const drawing = () => import("./drawn").then(({ character }) => character(who, MOODS[pose], pose));
  const key = isBot ? `bot ${name}` : avatar === null ? `person ${name}` : `avatar ${avatar}`;
  return <Picture class="character" name={`${key} ${pose}`} drawing={drawing} />;
}
