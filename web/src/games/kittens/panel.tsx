// The plate above the hand, with the game's classes.

import type { ComponentProps } from "preact";
import { Panel as Plate } from "../../board/panel";

export function Panel({ name = "", ...props }: ComponentProps<typeof Plate>) {
  return <Plate {...props} name={`k-tray ${name}`} />;
}
