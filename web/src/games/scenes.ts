// The picture of each game. It is small, because the first page loads it; the board is loaded later.

import type { ComponentType } from "preact";

interface Cover {
  Scene: ComponentType;
  /** The approximate duration of a game. */
  MINUTES: number;
}

const covers = Object.entries(import.meta.glob<Cover>("./*/scene.tsx", { eager: true }));

/** The pictures by game (the name of the folder), with the shortest game first. */
export const SCENES = new Map(
  covers
    .sort(([, one], [, other]) => one.MINUTES - other.MINUTES)
    .map(([path, { Scene }]) => [path.split("/")[1]!, Scene]),
);
