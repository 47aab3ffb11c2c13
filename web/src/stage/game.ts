// The interface of a game to the page: a board that draws a view, the effect of events on it, motion, and texts.
// It contains no rules: a board offers `view.legal` and nothing else.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { AnyAction, AnyEvent, AnyView, Layout, Result } from "../net/protocol";
import type { Arrival, Moods } from "./in-motion";
import type { Lesson } from "./lesson";
import type { Sound } from "./sound";
import type { Scene } from "./stage";

/** The holder of a seat, as the board shows them. */
export interface SeatInfo {
  name: string;
  occupant: "person" | "bot" | "standin";
  level: string | null; // of a bot
  connected: boolean;
  /** The number of the avatar that the player chose. */
  avatar?: number | null;
}

/** The hands of all players, in a view of a replay. A symbol, so that it cannot clash with a field of the game. */
export const OPEN_HANDS = Symbol("open hands");

/** `busy` for boards that send no actions. */
export const NEVER_BUSY: ReadonlySignal<boolean> = signal(false);

export interface BoardProps<V extends AnyView = AnyView, A extends AnyAction = AnyAction> {
  view: V;
  /** The last events, as this seat saw them: a board may use them to keep peeked cards open. */
  events?: readonly AnyEvent[];
  seats: SeatInfo[];
  /** The seat at the bottom: the viewer's own, or the first for a spectator. */
  bottom: number;
  /** Choose one of `view.legal`. Does nothing in a replay. */
  act(action: A): void;
  /** Whether an action is being sent. A signal, so that only buttons are drawn again when it changes. */
  busy: ReadonlySignal<boolean>;
  /** When the time to act is up, in milliseconds of `performance.now()`; `total` is the whole time limit. */
  deadline: { at: number; total: number } | null;
  /** Whether the player passes automatically until their turn. */
  passing: boolean;
  passUntilTurn(on: boolean): void;
  /** Whether the board is on a television. */
  isTv?: boolean;
  /** In a lesson: the only actions that glow, in notation. */
  only?: ReadonlySet<string>;
}

export interface GameUi<V extends AnyView = AnyView, A extends AnyAction = AnyAction, E extends AnyEvent = AnyEvent> {
  Board: ComponentType<BoardProps<V, A>>;
  /**
   * The view after an event: only the cards of this event have moved. The page knows no rules, so anything that no
   * event contains (such as the back of the next card) comes from `after`, the final view. `rest`: the later events.
   */
  show(shown: V, event: E, after: V, rest?: readonly E[]): V;
  /** Whether an event is animated; the others only change the view. */
  moves(event: E): boolean;
  /**
   * Animate an event over the board, which shows the view before it, until `show` takes over. Call `land` once the
   * card has landed, before any animation that continues after that.
   */
  motion(scene: Scene<V>, event: E, land: () => Promise<void>): Promise<void>;
  /** Whether nothing has happened in this game yet: then the deal is animated. */
  isFresh(view: V): boolean;
  /** The view before the deal, and the cards that are about to arrive. */
  undealt(view: V): { view: V; arrivals: Arrival[] };
  deal(scene: Scene<V>): Promise<void>;
  /**
   * An event as a sentence for the log and for screen readers, addressed to `me`; null if it needs none. `before` is
   * the previous event.
   */
  sentence(event: E, names: string[], me?: number | null, before?: E | null): string | null;
  /** A card or another subject of an event, at text size; null for a hidden card. */
  Chip: ComponentType<ChipProps>;
  /** Whether the event is also announced to `me` in the middle of the board. */
  touches(event: E, me: number | null): boolean;
  /** The moods of the players that the event affects. */
  moods?(event: E): Moods;
  /** Whether players who know another edition may mistake the event for an error. */
  differs?(event: E, view: V): boolean;
  /** A short label for an action. */
  label(action: A, names: string[], view: V): string;
  /** The sound that goes with an event. */
  sound(event: E): Sound | null;
  /** The game's own sounds, without the shared ones. */
  sounds: readonly Sound[];
  /** The rule by which the game was won, as a sentence. */
  why(view: V, result: Result): string;
  /** The final standing of a seat. */
  stand(view: V, seat: number, happened: readonly E[]): Stand;
  /** The confetti for a win: SVG paths in a box of 12 by 12. */
  confetti: readonly string[];
  /** Whether no player has hidden cards, so that players on one device can share a board. */
  isOpen: boolean;
  /** Whether a seat is out of the game while the others play on. */
  isOut?(view: V, seat: number): boolean;
  /** The interface on a phone that shows only the player's own cards, while a television shows the table. */
  hand(): Promise<HandUi<V, A>>;
  /** Selectors of the elements to tap for an action, besides its button. */
  steps?(action: A): string[];
  /** The lessons, if the game has any. */
  school: School | null;
}

/** The layout of an unknown game. */
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

/** The layout, cards and texts for a phone that shows a hand. */
export interface HandUi<V extends AnyView = AnyView, A extends AnyAction = AnyAction> {
  layout: Layout;
  Card: ComponentType<{ game: string; card: string | number | null }>;
  name(card: string | number): string;
  /** The effect of a card. */
  text(card: string | number): string;
  /** The label of an action's button. */
  label(action: A, names: string[], view: V): string;
  /** The name of a kind of action, before its details are chosen. */
  kind(kind: string): string;
  /** The question; empty for the page's general one. */
  question(view: V, names: string[]): string;
  /** The player's current standing, in a few words. */
  note(view: V): string;
}

export interface ChipProps {
  game: string;
  what: string | number | null;
}

/** The final standing of a seat. */
export interface Stand {
  words: string;
  note: string | null;
  /** The progress to the goal, from 0 to 1, if the game has such a measure. */
  share?: number;
}

export interface School {
  /** The teacher: a head without a mouth, in a box of 64 by 64. A card by default. */
  Teacher?: ComponentType;
  /** The pictures for the rules, by number of the chapter. */
  cards: Record<number, ComponentType>;
  lessons(): Promise<Lesson[]>;
}

/** An action in notation, as the server expects it: its values, separated by spaces. */
export function notation(action: AnyAction): string {
  return Object.values(action)
    .flat()
    .filter((value) => value !== null)
    .join(" ");
}
