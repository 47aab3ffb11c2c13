// What happened, played over the board: cards turned over, flown and settled. The board already shows the outcome.

import type { MantisEvent, MantisView } from "../../protocol";

export function motion(_root: HTMLElement, _events: MantisEvent[], _before: MantisView | null, _after: MantisView): Promise<void> {
  return Promise.resolve();
}
