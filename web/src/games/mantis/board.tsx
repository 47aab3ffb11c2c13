// The table of Mantis.

import type { MantisAction, MantisView } from "../../protocol";
import type { BoardProps } from "../game";

export function Board({ view }: BoardProps<MantisView, MantisAction>) {
  return <div class="board mantis">{view.pile}</div>;
}
