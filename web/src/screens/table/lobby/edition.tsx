// How an edition is called, and in what it differs, where it is chosen.

import { tOr } from "../../../words/messages";

export function editionName(game: string, edition: string): string {
  return tOr(`lobby-edition-${game}-${edition}`, tOr(`${game}-edition-${edition}`, edition));
}

export function Differs({ game, edition }: { game: string; edition: string | null }) {
  const line = tOr(`lobby-differs-${game}-${edition}`, "");
  return line ? <p class="quiet-words">{line}</p> : null;
}
