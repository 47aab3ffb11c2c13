// The table of Kittens.

import type { KittensAction, KittensView } from "../../protocol";
import type { BoardProps } from "../game";

export function Board({ view }: BoardProps<KittensView, KittensAction>) {
  return <div class="board kittens">{view.pile}</div>;
}
