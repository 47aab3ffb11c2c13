// The name of an edition, and a line about how it differs from the others.

import { tOr } from "../../../words/messages";

export function editionName(game: string, edition: string): string {
  return tOr(`lobby-edition-${game}-${edition}`, tOr(`${game}-edition-${edition}`, edition));
}

export function Differs({ game, edition }: { game: string; edition: string | null }) {
  const line = tOr(`lobby-differs-${game}-${edition}`, "");
  return line ? <p class="quiet-words">{line}</p> : null;
}
