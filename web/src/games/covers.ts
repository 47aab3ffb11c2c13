// What is shown of a game where none is played. It is light, because the first page loads it; a board comes later.

import type { ComponentType } from "preact";
import { known } from "../known";
import { t } from "../words";

const scenes = import.meta.glob<ComponentType>("./*/scene.tsx", { eager: true, import: "Scene" });

/** The games that have a picture, by the name of their folder. */
export const SCENES = new Map(Object.entries(scenes).map(([path, Scene]) => [path.split("/")[1]!, Scene]));

/** All that can be played here: those with a picture, then what else the server offers. */
export function offered(): string[] {
  return [...new Set([...SCENES.keys(), ...known.value.map(({ name }) => name)])];
}

/** What a game is called; one that the pages do not know is called as its author says. */
export function titleOf(game: string): string {
  if (SCENES.has(game)) return t(`site-${game}`);
  return known.value.find(({ name }) => name === game)?.title ?? game;
}
