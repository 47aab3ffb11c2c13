// The picture of a game: drawn by the pages, or an image from its package or made by the server.

import { useMemo } from "preact/hooks";
import { ROOT } from "../net/root";
import { infoOf } from "../state/known";
import { scenes } from "../state/scenes";

export function Cover({ game }: { game: string }) {
  const Scene = scenes.get(game);
  const scene = useMemo(() => Scene && <Scene />, [game]);
  const picture = infoOf(game)?.picture;
  return scene ?? (picture ? <img src={ROOT + picture} alt="" /> : null);
}
