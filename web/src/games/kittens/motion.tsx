// What happened, played over the board.

import type { KittensEvent, KittensView } from "../../protocol";

export function motion(_root: HTMLElement, _events: KittensEvent[], _before: KittensView | null, _after: KittensView): Promise<void> {
  return Promise.resolve();
}
