// What a package brings for its board: one ES module, fetched from this server. Where it fails, the plain board takes
// over, and the console says why. docs/reference/games.md describes the module.

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

/** What is handed to the module. */
const HANDED = {
  preact: { Component, Fragment, h },
  hooks: { useEffect, useMemo, useRef, useState },
  signals: { computed, effect, signal },
  Board,
  /** The parts that boards are made of. */
  parts: { Card: UsualCard, Chip, Panel, Act },
};

/** What the module makes of it. */
interface Made {
  /** Without one, the plain board is drawn. */
  Board?: ComponentType<BoardProps>;
  /** What lies behind everything, in place of the cloth. */
  Background?: ComponentType<{ view: AnyView }>;
  /** A card, open or face down, in place of the usual one. */
  Card?: ComponentType<{ card: Card | null }>;
  /** The question, in place of the usual one; nothing leaves it as it is. `ended`: how a round ended, at a showdown. */
  panel?(table: Table, ended: string): ComponentChildren;
  /** Style sheets beside the module. */
  styles?: string[];
  /** Files beside the module, by name. */
  sounds?: Record<string, string>;
  /** The name of the sound of an event; null for silence, and nothing for the usual one. */
  sound?(event: AnyEvent): string | null | undefined;
  motion?(happening: Happening): Promise<void> | void;
}

/** An event while it is seen to happen. */
interface Happening {
  event: AnyEvent;
  /** What the board shows now, and what it will show in the end. */
  view: AnyView;
  after: AnyView;
  /** The element in which the board is. */
  root: HTMLElement;
  /** Lets the cards fly to where the layout has them. */
  cards(): Promise<void>;
  /** An animation of the browser that ends at once where somebody is in a hurry. */
  animate(element: Element, frames: Keyframe[], ms: number): Promise<void>;
  hear(sound: string): void;
  /** Shows a caption, beside a seat or in the middle. */
  say(text: string, seat?: number): void;
  /** Light in a color over everything for a moment. */
  flash(color: string, ms: number): Promise<void>;
}

/** The same for the page. */
export interface Own {
  Board: ComponentType<BoardProps>;
  dress: Dress;
  sound(event: AnyEvent): Sound | null | undefined;
  motion(scene: Scene<AnyView>, event: AnyEvent): Promise<void>;
}

/** Fetch the module. `drop` is called if it fails later on. */
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
    Board: given.Board ? guarded(given.Board, Board, fail) : Board, // the same component: a choice that was begun stays
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

/** What the stage does for a module while an event is seen to happen. */
function partsOf(stage: Stage): Pick<Happening, "animate" | "say" | "flash"> {
  return {
    animate: (element, frames, ms) => stage.play(element, frames, { ms }),
    say: (text, seat) => say(stage.root, text, true, seat ?? null),
    flash: (color, ms) => stage.flash(color, 0.5, ms),
  };
}

/** The parts of the board that the module draws; each is the usual one again once it has failed. */
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

/** A component of the module, until it fails. */
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
