// The motion around a drawn kitten, which is fetched after the board.

import type * as kitten from "./kitten.later";

type Drama = Pick<typeof kitten, "reveal" | "defuse" | "explode">;

const NOTHING: Drama = { reveal: rest, defuse: rest, explode: rest };
let fetched: Promise<Drama> | null = null;

/** Where it cannot be fetched, nothing is seen to move, and what happened is shown. */
export function drama(): Promise<Drama> {
  return (fetched ??= import("./kitten.later").catch(() => {
    fetched = null;
    return NOTHING;
  }));
}

async function rest(): Promise<void> {}
