// A package's own board: one ES module, fetched from this server. If it throws, the plain board replaces it, and the
// reason is logged to the console. docs/reference/games.md describes the module.

import { computed, effect, signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType, Fragment, h } from "preact";
import { useEffect, useErrorBoundary, useMemo, useRef, useState } from "preact/hooks";
import type { AnyEvent, AnyView } from "../net/protocol";
import { ROOT } from "../net/root";
import type { BoardProps } from "../stage/game";
import { prepare, SOUNDS, type Sound } from "../stage/sound";
import { say } from "../stage/said";
import type { Scene, Stage } from "../stage/stage";
import { Act } from "./act";
import { Board } from "./board";
import { Chip, UsualCard } from "./card";
import type { Dress } from "./dress";
import type { Card } from "./layout";
import { Panel } from "./panel";
import { type Table, useTable } from "./table";
import { motion } from "./flight.later";

/** The argument of the module's default function. */
const HANDED = {
  preact: { Component, Fragment, h },
  hooks: { useEffect, useMemo, useRef, useState },
  signals: { computed, effect, signal },
  Board,
  /** Components that a board can reuse. */
  parts: { Card: UsualCard, Chip, Panel, Act },
};

/** What the module's default function returns. */
interface Made {
  /** Replaces the plain board. */
  Board?: ComponentType<BoardProps>;
  /** The background, instead of the cloth. */
  Background?: ComponentType<{ view: AnyView }>;
  /** Replaces the usual card, open or face down. */
  Card?: ComponentType<{ card: Card | null }>;
  /** Replaces the question; null or undefined keeps the usual one. `ended`: how a round ended, at a showdown. */
  panel?(table: Table, ended: string): ComponentChildren;
  /** Style sheets in the module's folder. */
  styles?: string[];
  /** Sound files in the module's folder, by name. */
  sounds?: Record<string, string>;
  /** The name of the sound of an event; null for silence, undefined for the usual sound. */
  sound?(event: AnyEvent): string | null | undefined;
  motion?(happening: Happening): Promise<void> | void;
}

/** An event while it is animated. */
interface Happening {
  event: AnyEvent;
  /** The view that the board shows now, and the final view. */
  view: AnyView;
  after: AnyView;
  /** The element that contains the board. */
  root: HTMLElement;
  /** Animates the cards to their places in the layout. */
  cards(): Promise<void>;
  /** Runs a Web Animation. It ends immediately if the player taps to skip. */
  animate(element: Element, frames: Keyframe[], ms: number): Promise<void>;
  hear(sound: string): void;
  /** Shows a caption, beside a seat or in the middle. */
  say(text: string, seat?: number): void;
  /** A flash of color over the whole board. */
  flash(color: string, ms: number): Promise<void>;
}

/** The module, as the page uses it. */
export interface Own {
  Board: ComponentType<BoardProps>;
  dress: Dress;
  sound(event: AnyEvent): Sound | null | undefined;
  motion(scene: Scene<AnyView>, event: AnyEvent): Promise<void>;
}

/** Fetch the module. `drop` is called if it throws later. */
export async function fetchOwn(address: string, drop: () => void): Promise<Own | null> {
  const complain = (error: unknown): void =>
    console.warn(`The board ${address} cannot be used; the plain board is shown:`, error);
  try {
    const module = (await import(/* @vite-ignore */ ROOT + address)) as { default: (handed: typeof HANDED) => Made };
    return made(address, module.default(HANDED), (error) => {
      complain(error);
      drop();
    });
  } catch (error) {
    complain(error);
    return null;
  }
}

function made(address: string, given: Made, fail: (error: unknown) => void): Own {
  const beside = (file: string): string => new URL(file, new URL(ROOT + address, location.origin)).href;
  const files = Object.entries(given.sounds ?? {}).map(([name, file]) => [name, { file: beside(file) }] as const);
  const sounds: Partial<Record<string, Sound>> = { ...SOUNDS, ...Object.fromEntries(files) };
  prepare(files.map(([, file]) => file));
  for (const sheet of given.styles ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: beside(sheet) }));
  return {
    dress: dressIn(given, fail),
    Board: given.Board ? guarded(given.Board, Board, fail) : Board, // the same component keeps a choice in progress
    sound(event) {
      const name = given.sound?.(event);
      return name ? (sounds[name] ?? null) : (name as null | undefined);
    },
    async motion(scene, event) {
      const cards = (): Promise<void> => motion(scene, event);
      if (!given.motion) return cards();
      const { stage, view, after } = scene;
      const hear = (name: string): void => scene.hear(sounds[name] ?? null);
      try {
        await given.motion({ event, view, after, root: stage.root, cards, hear, ...partsOf(stage) });
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** The stage functions that a module may use while an event is animated. */
function partsOf(stage: Stage): Pick<Happening, "animate" | "say" | "flash"> {
  return {
    animate: (element, frames, ms) => stage.play(element, frames, { ms }),
    say: (text, seat) => say(stage.root, text, true, seat ?? null),
    flash: (color, ms) => stage.flash(color, 0.5, ms),
  };
}

/** The parts of the board that the module draws. Each falls back to the usual one after it throws. */
function dressIn({ Background, Card, panel }: Made, fail: (error: unknown) => void): Dress {
  return {
    ...(Background && { Background: guarded(Background, () => null, fail) }),
    ...(Card && {
      Card: guarded(Card, ({ card }) => <UsualCard game={useTable().game} card={card} />, fail),
    }),
    ...(panel && {
      asked(table: Table, ended: string) {
        try {
          return panel(table, ended) ?? null;
        } catch (error) {
          fail(error);
          return null;
        }
      },
    }),
  };
}

/** A component of the module, or the usual one once it has thrown. */
function guarded<P extends object>(
  Own: ComponentType<P>,
  Usual: ComponentType<P>,
  fail: (error: unknown) => void,
): ComponentType<P> {
  return function Guarded(props) {
    const [error] = useErrorBoundary(fail) as [unknown, () => void];
    return error ? <Usual {...props} /> : <Own {...props} />;
  };
}
