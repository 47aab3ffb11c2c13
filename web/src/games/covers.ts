// What is shown of a game where none is played. It is light, because the first page loads it; a board comes later.

import type { ComponentType } from "preact";
import { known } from "../state/known";
import { t } from "../words/messages";

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

/** All that can be played here: those with a picture, then what else the server offers. */
export function offered(): string[] {
  return [...new Set([...SCENES.keys(), ...known.value.map(({ name }) => name)])];
}

/** What a game is called; one that the pages do not know is called as its author says. */
export function titleOf(game: string): string {
  if (SCENES.has(game)) return t(`site-${game}`);
  return known.value.find(({ name }) => name === game)?.title ?? game;
}
