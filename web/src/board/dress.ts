// The parts of the board that a game replaces: everything that a layout cannot express.

import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { AnyAction, AnyView, Zone } from "../net/protocol";
import type { Card } from "./layout";
import type { ChipProps } from "../stage/game";
import type { Size } from "../stage/size";
import type { Box } from "./boxes";
import type { Places, Wants } from "./places";
import type { Table } from "./table";

export interface Question {
  title: string;
  hint: string;
  /** Additional CSS classes of the panel. */
  name: string;
}

export interface Dress {
  /** The CSS classes of the board; a plain cloth by default. */
  name?: string;
  /** The background, instead of the cloth. */
  Background?: ComponentType<{ view: AnyView }>;
  /** Start fetching the code that is needed after the first render. */
  prepare?(): void;
  /** The sort order of cards in a hand or a tank. */
  order?: readonly Card[];
  /** How many equal cards an action takes, if it names only one of them. */
  takes?(action: AnyAction): number | undefined;
  /** The text for an empty hand. */
  empty?(view: AnyView): string;
  Card?: ComponentType<{ card: Card | null }>;
  /** The face-down top card of a pile, for games that show something of it. */
  Top?: ComponentType<{ zone: Zone }>;
  /** A card at text size; by default its sign in its colour. */
  Chip?: ComponentType<ChipProps>;
  /** The effect of a card, as text. */
  text?(card: Card): string;
  /** The information beside a player's name, instead of tokens, flags and facts. */
  Marks?: ComponentType<{ seat: number }>;
  /** Drawn instead of the cards of a player who is out. */
  Out?: ComponentType;
  /** Buttons next to the one that sorts the viewer's hand. */
  Tools?: ComponentType;
  /** The seat whose turn it is, for games in which other seats act during a turn. */
  turn?(view: AnyView): number;
  /** Anything else on the table. */
  Beside?: ComponentType<{ laid: Places; size: Size; over: Box }>;
  /** The text below a zone of the table, instead of its name. */
  Below?: ComponentType<{ zone: Zone }>;
  /** The background of a tank. */
  Ground?: ComponentType;
  /** In a tank, narrower cards show only a colour and a symbol. In pixels. */
  least?: number;
  /** Changes to the space requirements that follow from the layout. */
  wants?(wants: Wants, laid: Pick<Places, "shape">, size: { height: number; isTv: boolean }): Partial<Wants>;
  /** Whether the question is so large that it must cover the piles. */
  isBig?(table: Table): boolean;
  /** The text above the usual answers; null for the usual text. */
  says?(table: Table): Partial<Question> | null;
  /** Replaces the question; null keeps the usual one. `ended`: how a round ended, at a showdown. */
  asked?(table: Table, ended: string): ComponentChildren | null;
  /** A short label for an action. */
  label?(action: AnyAction, names: string[], view: AnyView): string;
}

/** By game. A signal, so that visible boards are drawn again once a package's module has loaded. */
const dresses = signal<ReadonlyMap<string, Dress>>(new Map());

export function dress(game: string, parts: Dress): void {
  dresses.value = new Map([...dresses.peek(), [game, parts]]);
}

export function dressOf(game: string): Dress {
  return dresses.value.get(game) ?? {};
}
