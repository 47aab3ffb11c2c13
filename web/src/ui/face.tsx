// The face of a person or a bot, in a mood.

import "./seat.css";
import type { Glance } from "../stage/in-motion";
import { me } from "../state/me";
import { worn } from "../state/worn";
import { Picture } from "./picture";
import type { Mood } from "./drawn/features";

export type { Mood };

interface FaceProps {
  name: string;
  isBot?: boolean;
  mood?: Mood;
  /** The face that the person chose; by default it depends on the name. */
  avatar?: number | null;
  /** The direction of its eyes while it thinks. */
  glance?: Glance;
  /** By default the player's own choice, on their face alone. */
  hat?: string;
}

export function Face({ name, isBot = false, mood = "calm", avatar = null, glance = 0, hat }: FaceProps) {
  const chosen = isBot ? null : avatar;
  const ownHat = !isBot && name === me.value ? worn.hat.value : "none";
  const fetchDrawing = () =>
    import("./drawn").then(({ portrait }) =>
      portrait({ name, isBot, mood, avatar: chosen, glance, hat: hat ?? ownHat }),
    );
  const who = isBot ? `bot ${name}` : chosen === null ? `person ${name}` : `avatar ${chosen}`;
  return <Picture class="face" name={`${who} ${mood} ${glance} ${hat ?? ownHat}`} drawing={fetchDrawing} />;
}
