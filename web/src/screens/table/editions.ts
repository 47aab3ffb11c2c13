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

/** The bots that the operator of the server has added. */
export function ownBotsOf(game: string): string[] {
  return known.value.find(({ name }) => name === game)?.own_bots ?? [];
}

export function editionOf({ game, edition }: Pick<Settings, "game" | "edition">): EditionInfo | null {
  return editionsOf(game)[edition ?? ""] ?? null;
}
