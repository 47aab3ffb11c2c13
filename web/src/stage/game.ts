// What a game is to the page: a board that draws a view, what an event changes of it, motion, and words.
// No rule lives here: a board offers `view.legal` and nothing else.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { AnyAction, AnyEvent, AnyView, Layout, Result } from "../net/protocol";
import type { Arrival, Moods } from "./in-motion";
import type { Lesson } from "./lesson";
import type { Sound } from "./sound";
import type { Scene } from "./stage";

/** One of the people around the board, as the board shows them. */
export interface SeatInfo {
  name: string;
  occupant: "person" | "bot" | "standin";
  level: string | null; // of a bot
  connected: boolean;
  /** The face that its person chose. */
  avatar?: number | null;
}

/** What everybody holds, in a view that is looked back at: no name of a game's own field is taken for it. */
export const OPEN_HANDS = Symbol("open hands");

/** Where no action is ever on its way. */
export const NEVER_BUSY: ReadonlySignal<boolean> = signal(false);

export interface BoardProps<V extends AnyView = AnyView, A extends AnyAction = AnyAction> {
  view: V;
  /** The last events, as this seat saw them: a board may keep a private look open. */
  events?: readonly AnyEvent[];
  seats: SeatInfo[];
  /** Whose seat is drawn at the bottom: the view's own, or the first for a spectator. */
  bottom: number;
  /** Choose one of `view.legal`. Does nothing in a replay. */
  act(action: A): void;
  /** Whether an action is on its way; only what can be chosen is drawn anew when it changes. */
  busy: ReadonlySignal<boolean>;
  /** When the time of those who are asked is up, in milliseconds of `performance.now()`; `total` is the whole of it. */
  deadline: { at: number; total: number } | null;
  /** Whether the person lets everything happen until their turn. */
  passing: boolean;
  passUntilTurn(on: boolean): void;
  /** Whether it is on a television, and seen from the sofa. */
  isTv?: boolean;
  /** In a lesson: the only actions, in notation, that glow; others are there but calm. */
  only?: ReadonlySet<string>;
}

export interface GameUi<V extends AnyView = AnyView, A extends AnyAction = AnyAction, E extends AnyEvent = AnyEvent> {
  Board: ComponentType<BoardProps<V, A>>;
  /**
   * What is shown after an event: only what it says moved. No rule is known here, so that what no event tells (the back
   * of the next card) comes from `after`, which is what everything ends in. `rest` are the events that follow.
   */
  show(shown: V, event: E, after: V, rest?: readonly E[]): V;
  /** Whether an event is seen to move; the others only change what is shown. */
  moves(event: E): boolean;
  /**
   * Play an event over the board, which shows what was before it, up to where `show` takes over. What goes on after
   * the card has landed calls `land` first.
   */
  motion(scene: Scene<V>, event: E, land: () => Promise<void>): Promise<void>;
  /** Whether nothing has happened in this game yet: then its cards are dealt for everybody to see. */
  isFresh(view: V): boolean;
  /** The same before anything was dealt: everything has its place, and is on its way there. */
  undealt(view: V): { view: V; arrivals: Arrival[] };
  deal(scene: Scene<V>): Promise<void>;
  /**
   * An event as a sentence for the log and for screen readers, said to `me`; null for what needs none. `before` came
   * just before it.
   */
  sentence(event: E, names: string[], me?: number | null, before?: E | null): string | null;
  /** A card, or what else an event can name, as small as a letter; null is one that nobody sees. */
  Chip: ComponentType<ChipProps>;
  /** Whether it is said to `me` in the middle of the board as well. */
  touches(event: E, me: number | null): boolean;
  /** How those look whom it has just happened to. */
  moods?(event: E): Moods;
  /** Whether people who know another edition would take it for a fault. */
  differs?(event: E, view: V): boolean;
  /** The effect of an action, in a few words. */
  label(action: A, names: string[], view: V): string;
  /** The sound that goes with an event. */
  sound(event: E): Sound | null;
  /** Those of its own; the others are shared. */
  sounds: readonly Sound[];
  /** By which rule it was won. */
  why(view: V, result: Result): string;
  /** How a seat stood at the end of all that happened. */
  stand(view: V, seat: number, happened: readonly E[]): Stand;
  /** The confetti for a win: paths in a box of 12 by 12. */
  confetti: readonly string[];
  /** Whether all cards lie open: then people around one device look at the same board. */
  isOpen: boolean;
  /** Whether a seat plays no more while the others go on. */
  isOut?(view: V, seat: number): boolean;
  /** How it is played on a phone that shows only one's own cards, while a television shows the table. */
  hand(): Promise<HandUi<V, A>>;
  /** Other places to tap for an action, besides its button: selectors of the steps that lead to it. */
  steps?(action: A): string[];
  /** The lessons' part, if there are lessons. */
  school: School | null;
}

/** Of a game of which nothing is known. */
export const NO_LAYOUT: Layout = {
  zones: [],
  faces: {},
  tokens: [],
  flags: [],
  facts: [],
  seat_facts: [],
  showdown: "",
  plays: {},
  picks: {},
  taps: {},
  numbers: [],
};

/** What a phone needs to be a hand: where the cards lie, how they look, and the words for them. */
export interface HandUi<V extends AnyView = AnyView, A extends AnyAction = AnyAction> {
  layout: Layout;
  Card: ComponentType<{ game: string; card: string | number | null }>;
  name(card: string | number): string;
  /** The effect of a card. */
  text(card: string | number): string;
  /** An action on a button. */
  label(action: A, names: string[], view: V): string;
  /** A kind of action, before the rest of it is chosen. */
  kind(kind: string): string;
  /** The question; empty where the page has one that fits every game. */
  question(view: V, names: string[]): string;
  /** How its owner stands, in a few words. */
  note(view: V): string;
}

export interface ChipProps {
  game: string;
  what: string | number | null;
}

/** What a seat reached. */
export interface Stand {
  words: string;
  note: string | null;
  /** How much of the way it went, from 0 to 1, where that can be told. */
  share?: number;
}

export interface School {
  /** The teacher: a head without a mouth, in a box of 64 by 64. Without one, a card teaches. */
  Teacher?: ComponentType;
  /** The pictures of the rules, by the number of the chapter. */
  cards: Record<number, ComponentType>;
  lessons(): Promise<Lesson[]>;
}

/** An action in notation, as the server takes it: its values in a row. */
export function notation(action: AnyAction): string {
  return Object.values(action)
    .flat()
    .filter((value) => value !== null)
    .join(" ");
}
