// The parts of a board: how large a player, a pile or a hand is in the available space.

import { fan } from "../stage/fan";
import { bottom, type Box, clamp, sum } from "./boxes";

const RATIO = 1.4; // height of a card divided by its width

export interface Room {
  width: number;
  height: number;
  /** The smallest text, in pixels. */
  least: number;
  isTv?: boolean;
}

export interface Wants {
  /** The number of seats besides the one at the bottom. */
  others: number;
  /** What each seat shows: a fan of backs beside the face, lines of small cards below it, or a tank of maximum size. */
  before: "fan" | "lines" | "tank";
  /** How many lines of small cards each seat has. */
  lines: number;
  /** Whether there is a line of tokens, flags and facts below the name. */
  hasMarks: boolean;
  /** The width of each zone in the middle, in cards. */
  zones: readonly number[];
  /** Lines of text below each of them. */
  labels: number;
  /** Whether a question may have a long text and several answers. */
  isWordy?: boolean;
  hasFacts: boolean;
  /** The number of cards in the viewer's hand; null without a hand, as for a spectator. */
  hand: number | null;
}

/** A player's place: its box, and the sizes of the face and of a card. */
export interface SeatPlace {
  box: Box;
  face: number;
  /** Whether the name is beside the face instead of below it. */
  isBeside: boolean;
  /** The width of a small card at the seat. */
  card: number;
}

export interface Squeezed extends Room {
  squeeze: number;
}

/** The zones in the middle, and the line of facts there. */
export interface Middle {
  zones: Box[];
  /** The width of a card. */
  card: number;
  facts: Box;
}

/** The zones of the middle, as large as possible, and a line for the facts. */
export function middle(room: Squeezed, wants: Wants, box: Box, gap: number): Middle {
  const written = wants.hasFacts ? Math.min(room.least * 2, box.height * 0.3) : 0;
  const facts = { ...box, top: bottom(box) - written, height: written };
  const rest = { ...box, height: box.height - written };
  const label = wants.labels * Math.max(room.least, room.width > 640 ? 15 : 11) * 1.35;
  const isTank = wants.before === "tank"; // then there may be text on both sides
  const most = Math.min(room.isTv ? 999 : 320, room.height * (isTank ? 0.26 : room.isTv ? 0.4 : 0.34));
  let best: { card: number; lines: number[][] } = { card: 0, lines: [] };
  for (let count = 1; count <= wants.zones.length; count++) {
    const each = Math.ceil(wants.zones.length / count);
    const split = Array.from({ length: Math.ceil(wants.zones.length / each) }, (_, at) =>
      wants.zones.slice(at * each, (at + 1) * each),
    );
    const broad = Math.max(...split.map((zones) => sum(zones) + (zones.length - 1) * GUTTER));
    const tall = (rest.height - gap * (split.length - 1)) / split.length - label;
    const card = Math.min(rest.width / (broad + (isTank ? 1.3 : 0.2)), tall / (RATIO + SPARE), most / RATIO);
    if (card > best.card) best = { card, lines: split };
  }
  const { card } = best;
  const tall = card * (RATIO + SPARE) + label;
  const all = best.lines.length * tall + (best.lines.length - 1) * gap;
  const zones = best.lines.flatMap((line, at) => {
    const broad = (sum(line) + (line.length - 1) * GUTTER) * card;
    let left = rest.left + (rest.width - broad) / 2;
    return line.map((cards) => {
      const zone = {
        left,
        top: rest.top + (rest.height - all) / 2 + at * (tall + gap),
        width: cards * card,
        height: tall,
      };
      left += (cards + GUTTER) * card;
      return zone;
    });
  });
  return { zones, card, facts };
}

const GUTTER = 0.34; // of a card's width, between two zones
const SPARE = 0.1; // of a card's width, for a count at its edge

export function seat(room: Squeezed, wants: Wants, box: Box, isBeside: boolean): SeatPlace {
  const isTank = wants.before === "tank";
  const card = small(room);
  const share = isTank
    ? Math.min(box.width * 0.2, box.height * (isBeside ? (room.isTv ? 0.25 : 0.3) : 0.2))
    : isBeside
      ? Math.min(box.width * 0.34, box.height * 0.86)
      : faceIn(box, extra(room, wants, card), room.least);
  return { box, isBeside, card, face: Math.round(clamp(24, share, room.isTv ? 92 : 148)) };
}

/** The largest face in a place whose name is below it. */
function faceIn({ width, height }: Box, below: number, least: number): number {
  let face = width * 0.46;
  while (face > 24 && face + ribbon(face, least) + below > height) face -= 1;
  return face;
}

/** The height of a place whose name is below its face. */
export function headHeight(room: Squeezed, wants: Wants, width: number): number {
  const wished = Math.min(width * 0.42, room.height * (room.isTv ? 0.13 : 0.12)) * room.squeeze;
  const face = clamp(28, wished, 148);
  return face + ribbon(face, room.least) + extra(room, wants, small(room));
}

/** What a ribbon adds to the height of a face: a name and, where there is room, a note. */
function ribbon(face: number, least: number): number {
  const name = Math.max(least, Math.min(face * 0.21, 25.6));
  const note = face < NOTED || least > USUAL ? 0 : Math.max(least, Math.min(face * 0.16, 17.6));
  return (name + note) * 1.2 + 4 - face * 0.13;
}

const USUAL = 12; // pixels: with larger text, as on a television, there is no note

/** In pixels: a smaller face has no room for a second line of text below it. */
export const NOTED = 46;

/** The height of everything below the name. */
export function extra(room: Squeezed, wants: Wants, card: number): number {
  const marks = wants.hasMarks ? Math.max(room.least, 12) * 1.45 : 0;
  return marks + (wants.before === "lines" ? wants.lines * (card * RATIO + 4) : 0);
}

/** The width of a small card at a seat. */
export function small({ width, height, least, squeeze }: Squeezed): number {
  return Math.round(clamp(least * 1.7, Math.min(width, height * 1.4) * 0.055 * squeeze, 84));
}

/** The largest card with which a hand is not higher than this. */
export function handSize(
  { least, squeeze }: Squeezed,
  { hand }: Wants,
  width: number,
  wished: number,
  most: number,
): { card: number; tall: number } {
  if (hand === null) return { card: 0, tall: 0 };
  const count = Math.max(1, hand);
  const room = most * squeeze;
  let card = Math.round(wished);
  while (card > least * 4.4 && fan(count, width, card).height > room) card -= 2;
  return { card, tall: fan(count, width, card).height };
}
