// The editions of the games, and what can be set otherwise at a table.

import { signal } from "@preact/signals";
import { api } from "../../api";
import type { EditionInfo, GameInfo, Settings } from "../../protocol";
import { explain } from "../../troubles";
import { toast } from "../../ui/toast";

export const known = signal<GameInfo[]>([]);

let asked = false;

export function loadEditions(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    (games) => (known.value = games),
    (error: unknown) => {
      asked = false;
      toast(explain(error));
    },
  );
}

export function editionsOf(game: string): Record<string, EditionInfo> {
  return known.value.find(({ name }) => name === game)?.editions ?? {};
}

export function editionOf({ game, edition }: Pick<Settings, "game" | "edition">): EditionInfo | null {
  return editionsOf(game)[edition ?? ""] ?? null;
}

/** The answers that an option of words can have. */
export const ANSWERS: Record<string, string[]> = {
  icons: ["both", "front", "off"],
  favor_from: ["everybody", "one"],
  attacked_again: ["two", "remaining-plus-two"],
  dead_hand: ["discard-pile", "out-of-the-game"],
};

/** What a number may sensibly be at a table of people. */
const SPANS: Record<string, [number, number]> = {
  hand: [0, 10],
  target: [3, 30],
  target_for_two: [3, 40],
  see: [1, 10],
  spare_defuses: [0, 12],
  spare_defuses_for_two: [0, 4],
  second_deck_from: [2, 10],
};

export function spanOf(option: string): [number, number] {
  return SPANS[option] ?? [0, 20];
}

/** The icons are printed in one edition only. */
export function isOffered(option: string, edition: string | null): boolean {
  return option !== "icons" || edition === "it";
}
