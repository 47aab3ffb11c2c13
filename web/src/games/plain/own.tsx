// The board that a package brings: one ES module, fetched from this server. Where it fails, the plain board takes over,
// and the console says why. docs/games.md describes the module.

import { computed, effect, signal } from "@preact/signals";
import { Component, Fragment, h, type ComponentType } from "preact";
import { useEffect, useErrorBoundary, useMemo, useRef, useState } from "preact/hooks";
import { ROOT } from "../../net/root";
import { known } from "../../state/known";
import type { BoardProps } from "../../stage/game";
import { loadEditions } from "../../words/offered";
import { Board } from "./board";

/** What is handed to the module. */
const HANDED = {
  preact: { Component, Fragment, h },
  hooks: { useEffect, useMemo, useRef, useState },
  signals: { computed, effect, signal },
  Board,
};

/** What the module makes of it. */
interface Own {
  Board: ComponentType<BoardProps>;
  /** Style sheets beside the module. */
  styles?: string[];
}

/** By address, the boards that were fetched; null for one that failed. */
const fetched = signal<ReadonlyMap<string, Own | null>>(new Map());
const asked = new Set<string>();

async function fetchBoard(address: string): Promise<void> {
  if (asked.has(address)) return;
  asked.add(address);
  let own: Own | null = null;
  try {
    const module = (await import(/* @vite-ignore */ ROOT + address)) as { default: (handed: typeof HANDED) => Own };
    own = module.default(HANDED);
    if (typeof own.Board !== "function") throw new TypeError("the module makes no Board");
    for (const sheet of own.styles ?? []) wear(new URL(sheet, new URL(ROOT + address, location.origin)));
  } catch (error) {
    complain(address, error);
    own = null;
  }
  fetched.value = new Map([...fetched.value, [address, own]]);
}

function wear({ href }: URL): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

function complain(address: string, error: unknown): void {
  console.warn(`The board ${address} cannot be used; the plain board is shown:`, error);
}

/** The board of the package, if it brings one that works. */
export function OwnBoard(props: BoardProps) {
  useEffect(loadEditions, []);
  const address = known.value.find(({ name }) => name === props.view.game)?.board ?? "";
  useEffect(() => void (address && fetchBoard(address)), [address]);
  const own = fetched.value.get(address);
  if (!own) return <Board {...props} />;
  return <Guarded {...props} Own={own.Board} address={address} />;
}

/** Shows the plain board once the other one has failed. */
function Guarded({ Own, address, ...props }: BoardProps & { Own: ComponentType<BoardProps>; address: string }) {
  const [error] = useErrorBoundary((found) => complain(address, found)) as [unknown, () => void];
  return error ? <Board {...props} /> : <Own {...props} />;
}
