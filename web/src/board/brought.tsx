// The board of a package's game: the package's own board, which is fetched, or the plain one.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AnyEvent, AnyView } from "../net/protocol";
import { infoOf } from "../state/known";
import type { BoardProps } from "../stage/game";
import { SOUNDS, type Sound } from "../stage/sound";
import type { Scene } from "../stage/stage";
import { loadEditions } from "../words/offered";
import { Board } from "./board";
import { dress } from "./dress";
import { flight } from "./flight";
import type { Own } from "./own";

/** By game: the module of its package; null until it is loaded, and after it has failed. */
const brought = signal<ReadonlyMap<string, Own | null>>(new Map());

function keep(game: string, own: Own | null): void {
  dress(game, own?.dress ?? {});
  brought.value = new Map([...brought.value, [game, own]]);
}

export function OwnBoard(props: BoardProps) {
  const { game } = props.view;
  const address = infoOf(game)?.board;
  useEffect(loadEditions, []);
  useEffect(() => {
    if (!address || brought.value.has(game)) return;
    keep(game, null); // fetch it only once
    void import("./own").then(async ({ fetchOwn }) => keep(game, await fetchOwn(address, () => keep(game, null))));
  }, [address]);
  const Own = brought.value.get(game)?.Board ?? Board;
  return <Own {...props} />;
}

/** The sound of an event. Most sounds are played by the motion of the cards instead. */
export function sound(game: string, event: AnyEvent): Sound | null {
  const own = brought.value.get(game)?.sound(event);
  return own === undefined && "result" in event ? SOUNDS.win : (own ?? null);
}

export async function ownMotion(scene: Scene<AnyView>, event: AnyEvent): Promise<void> {
  const own = brought.value.get(scene.view.game)?.motion;
  return own ? own(scene, event) : (await flight()).motion(scene, event);
}
