// What a game puts in place of the board's own parts: everything that a layout cannot express.

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
  /** Further classes of its panel. */
  name: string;
}

export interface Dress {
  /** The classes of the board; by default it is a cloth. */
  name?: string;
  /** What lies behind everything, in place of the cloth. */
  Background?: ComponentType<{ view: AnyView }>;
  /** Fetch what will be needed after the first picture. */
  prepare?(): void;
  /** Cards in the order in which they lie in a hand or a tank. */
  order?: readonly Card[];
  /** How many equal cards an action takes that names one of them. */
  takes?(action: AnyAction): number | undefined;
  /** What is said of an empty hand. */
  empty?(view: AnyView): string;
  Card?: ComponentType<{ card: Card | null }>;
  /** The hidden card on top of a pile, where more is known of it than of the others. */
  Top?: ComponentType<{ zone: Zone }>;
  /** A card as small as a letter; by default its sign in its colour. */
  Chip?: ComponentType<ChipProps>;
  /** What a card does. */
  text?(card: Card): string;
  /** What is seen of a player besides the cards, in place of tokens, flags and facts. */
  Marks?: ComponentType<{ seat: number }>;
  /** In place of the cards of a player who is out. */
  Out?: ComponentType;
  /** Beside the order of the own hand. */
  Tools?: ComponentType;
  /** Whose turn it is, where others can be asked meanwhile. */
  turn?(view: AnyView): number;
  /** What else lies on the table. */
  Beside?: ComponentType<{ laid: Places; size: Size; over: Box }>;
  /** What stands below a zone of the table, in place of its name. */
  Below?: ComponentType<{ zone: Zone }>;
  /** The ground of a tank. */
  Ground?: ComponentType;
  /** The least width of a card in a tank that is more than a colour and a symbol, in pixels. */
  least?: number;
  /** Other wants than the layout shows. */
  wants?(wants: Wants, laid: Pick<Places, "shape">, size: { height: number; isTv: boolean }): Partial<Wants>;
  /** Whether what is asked needs the room of the piles as well. */
  isBig?(table: Table): boolean;
  /** What is said above the usual answers, where it is not the usual either. */
  says?(table: Table): Partial<Question> | null;
  /** The question, in place of the usual one; null for the usual one. `ended`: how a round ended, at a showdown. */
  asked?(table: Table, ended: string): ComponentChildren | null;
  /** The effect of an action, in a few words. */
  label?(action: AnyAction, names: string[], view: AnyView): string;
}

/** By game; boards that are shown already are drawn again when a package's module has come. */
const dresses = signal<ReadonlyMap<string, Dress>>(new Map());

export function dress(game: string, parts: Dress): void {
  dresses.value = new Map([...dresses.peek(), [game, parts]]);
}

export function dressOf(game: string): Dress {
  return dresses.value.get(game) ?? {};
}
