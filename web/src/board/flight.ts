// Loads the code for flying cards, after the board.

import type { AnyView } from "../net/protocol";
import { later } from "../stage/later";
import type { Scene } from "../stage/stage";

export const flight = later(() => import("./flight.later"));

export async function deal<V extends AnyView>(scene: Scene<V>): Promise<void> {
  return (await flight()).deal(scene);
}
