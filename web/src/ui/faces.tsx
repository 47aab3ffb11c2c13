// The emotes that players can send.

import type { Face } from "../net/protocol";
import { t } from "../words/messages";
import { Picture } from "./picture";

export const FACES: readonly Face[] = [
  "hello",
  "well-played",
  "thinking",
  "laugh",
  "wow",
  "oops",
  "cry",
  "evil",
  "love",
  "bye",
];

export function FaceArt({ name }: { name: string }) {
  const fetchDrawing = () => import("./drawn").then(({ emote }) => emote(name as Face));
  return (
    <span role="img" aria-label={t(`emote-${name}`)}>
      <Picture class="emote" name={`emote ${name}`} drawing={fetchDrawing} />
    </span>
  );
}
