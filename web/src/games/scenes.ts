// The picture of each game. It is light, because the first page loads it; a board comes later.

import type { ComponentType } from "preact";

interface Cover {
  Scene: ComponentType;
  /** How long a game takes, about. */
  MINUTES: number;
}

const covers = Object.entries(import.meta.glob<Cover>("./*/scene.tsx", { eager: true }));

/** The games that have a picture, by the name of their folder; the shortest comes first. */
export const SCENES = new Map(
  covers
    .sort(([, one], [, other]) => one.MINUTES - other.MINUTES)
    .map(([path, { Scene }]) => [path.split("/")[1]!, Scene]),
);
