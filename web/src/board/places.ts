// Computes one box for each part of a board from the available space and the parts that it needs. It reads nothing from
// the page, so tests can use random sizes and games. All measures are in pixels.

import { TOUCH } from "../stage/fan";
import { beside, bottom, type Box, clamp, lines, row, sum } from "./boxes";
import {
  extra,
  handSize,
  headHeight,
  middle,
  type Middle,
  type Room,
  seat,
  type SeatPlace,
  small,
  type Squeezed,
  type Wants,
} from "./parts";

export type { Room, SeatPlace, Wants };

export interface Places extends Middle {
  shape: Shape;
  /** In turn order, from the seat after the one at the bottom. */
  others: SeatPlace[];
  prompt: Box;
  /** The face at the bottom, with its name and marks. */
  own: SeatPlace;
  /** The viewer's own fan, Tank or rows. */
  hand: Box;
  handCard: number;
}

const LEAST = 11; // pixels: the smallest text
const LEAST_ON_TV = 19.2; // a thirtieth of the page's height, before the page is enlarged

export function roomOf(size: { width: number; height: number }, isTv = false): Room {
  return { ...size, least: isTv ? LEAST_ON_TV : LEAST, isTv };
}

/** A phone in landscape; a phone in portrait or another narrow board; a board with room for seats all around. */
export type Shape = "low" | "upright" | "round";

export function shapeOf({ width, height }: Pick<Room, "width" | "height">): Shape {
  if (height <= 440 && width >= 400) return "low";
  return width <= 640 || height < 440 ? "upright" : "round";
}

const SQUEEZES = [1, 0.88, 0.76, 0.66, 0.56, 0.48]; // factors for the usual size of figures, hands and questions

/** Everything as large as possible. If the middle has too little room, everything around it becomes smaller. */
export function places(given: Room, wants: Wants): Places {
  const shape = shapeOf(given);
  const large = given.isTv ? (wants.zones.length > 2 ? 0.15 : 0.29) : 0.085;
  const wished = Math.min(Math.max(34, given.height * large), given.width * (given.isTv ? 0.2 : 0.12));
  let best: Places | null = null;
  for (const squeeze of SQUEEZES) {
    const room = { ...given, squeeze };
    const found = { shape, ...{ low, upright, round }[shape](room, wants, gapOf(room)) };
    if (!best || found.card > best.card * 1.1) best = found;
    if (!wants.zones.length || best.card >= wished) break;
  }
  return best!;
}

type Laid = Omit<Places, "shape">;

/** The other players at the top, the middle and the question side by side, the viewer's cards below. */
function low(room: Squeezed, wants: Wants, gap: number): Laid {
  const { width, height, least } = room;
  const isTank = wants.before === "tank";
  const tall = isTank ? height * 0.42 : Math.max(34, least * 2.6) + extra(room, wants, small(room));
  const others = row({ left: 0, top: 2, width, height: tall }, wants.others, gap).map((box) =>
    seat(room, wants, box, true),
  );
  const below = tall + 2 + Math.max(gap, 12); // a count reaches above its pile
  const side = Math.round(Math.min(170, width * 0.2));
  if (isTank) {
    const line = { left: 0, top: below, width, height: least * (width < 700 ? 3.2 : 2) };
    const rest = { left: 0, top: bottom(line) + gap, width, height: height - bottom(line) - 2 * gap };
    const [pile, head, tank] = beside(rest, [0.2 * width, side, 0], gap);
    return {
      others,
      ...middle(room, wants, pile!, gap),
      prompt: line,
      own: seat(room, wants, head!, true),
      hand: tank!,
      handCard: 0,
    };
  }
  const wide = width - side - 2 * gap;
  const { card, tall: deep } = handSize(room, wants, wide, Math.min(90, height / 4.2), height * 0.42);
  const hand = { left: side + gap, top: height - deep - gap, width: wide, height: deep };
  const rest = { left: gap, top: below, width: width - 2 * gap, height: hand.top - below - gap };
  const share = rest.width * Math.min(0.62, 0.34 + 0.07 * sum(wants.zones));
  const [piles, prompt] = beside(rest, [share, 0], gap);
  return {
    others,
    ...middle(room, wants, piles!, gap),
    prompt: prompt!,
    own: seat(room, wants, { left: gap, top: hand.top, width: side - gap, height: deep }, true),
    hand,
    handCard: card,
  };
}

/** The other players in rows at the top, then the middle, the question, and the viewer's cards. */
function upright(room: Squeezed, wants: Wants, gap: number): Laid {
  const { width, height, least } = room;
  const isTank = wants.before === "tank";
  const inside = { left: gap, top: gap, width: width - 2 * gap, height: height - 2 * gap };
  const head = Math.min(TOUCH, Math.max(TOUCH * 0.8, least * 3.4));
  const sized = (count: number | null): { card: number; tall: number } => {
    const wished = Math.min(150, width / clamp(3.2, count ?? 0, 4.3), height / 5.4);
    return handSize(room, { ...wants, hand: count }, inside.width, wished, height * 0.44);
  };
  const { card, tall } = isTank ? { card: 0, tall: height * 0.27 } : sized(wants.hand);
  const more = isTank || !wants.hand ? 0 : tall - sized(Math.min(wants.hand, 5)).tall; // a second row of cards
  const hand = { ...inside, top: bottom(inside) - tall, height: tall };
  const own = { ...inside, top: hand.top - head - gap, height: head };
  const asked = isTank
    ? clamp(least * 3.2, height * 0.075, 56)
    : clamp(TOUCH + least * 2.4, height * 0.17 * room.squeeze - more, 150);
  const isAside = !isTank && !!wants.isWordy && height <= 600 && wants.zones.length <= 2;
  const below = { ...inside, top: own.top - asked - gap, height: asked };
  const above = { ...inside, height: (isAside ? own.top : below.top) - inside.top - gap };
  const inRow = isTank ? 3 : wants.others > 6 || wants.others === 4 ? 4 : 3;
  const atSides = isTank && wants.others > 3 ? 2 : 0;
  const onTop = wants.others - atSides;
  const rows = Math.max(1, Math.ceil(onTop / inRow));
  const most = isTank ? above.height * (atSides ? 0.5 : 0.56) : above.height * 0.6;
  const wished = isTank
    ? most
    : headHeight(room, wants, inside.width / Math.min(inRow, onTop)) * rows + gap * (rows - 1);
  const top = { ...above, height: onTop ? Math.min(most, wished) : 0 };
  const boxes = lines(top, onTop, inRow, gap);
  const rest = { ...above, top: bottom(top) + gap, height: above.height - top.height - gap };
  const third = (rest.width - 2 * gap) / 3;
  const [left, between, right] = atSides ? beside(rest, [third, third, third], gap) : [null, rest, null];
  const [piles, question] = isAside ? beside(between, [rest.width * 0.42, 0], gap) : [between, below];
  const around = left && right ? [left, ...boxes, right] : boxes;
  return {
    others: around.map((box) => seat(room, wants, box, false)),
    ...middle(room, wants, piles!, gap),
    prompt: question!,
    own: seat(room, wants, own, true),
    hand,
    handCard: card,
  };
}

/** The other players around the table; the middle, the question and the viewer's cards on one centre line. */
function round(room: Squeezed, wants: Wants, gap: number): Laid {
  const { width, height, least } = room;
  const isBroad = width >= 960;
  const inside = { left: gap, top: gap, width: width - 2 * gap, height: height - 2 * gap };
  if (wants.before === "tank") return aroundTanks(room, wants, inside, gap);
  const side = isBroad ? Math.round(clamp(170, width * 0.17, 420)) : 0;
  const wide = inside.width - 2 * side;
  const isSeated = wants.hand !== null;
  const [belowWide, below] = wants.lines
    ? [
        Math.min(620, width * 0.6),
        Math.max(
          extra(room, { ...wants, hasMarks: false }, small(room)),
          headHeight(room, { ...wants, before: "fan" }, 220),
        ),
      ]
    : [300, headHeight(room, wants, 300)];
  const { card, tall } = isSeated
    ? handSize(room, wants, wide, clamp(80, Math.min(width / 6, height / 5.4), 280), height * 0.4)
    : { card: 0, tall: 0 };
  const hand = { ...inside, left: inside.left + side, top: bottom(inside) - tall, width: wide, height: tall };
  const head = isBroad || !isSeated ? 0 : TOUCH + 6;
  const own = isSeated
    ? isBroad
      ? {
          ...inside,
          width: side - gap,
          top: bottom(inside) - Math.min(tall, height * 0.24),
          height: Math.min(tall, height * 0.24),
        }
      : { ...inside, top: hand.top - head, height: head }
    : { left: (width - belowWide) / 2, top: bottom(inside) - below, width: belowWide, height: below };
  const floor = isSeated ? (isBroad ? hand.top : own.top) : own.top;
  const asked = room.isTv ? least * 2.2 : clamp(least * (isBroad ? 7 : 9), height * 0.11 * room.squeeze, 150);
  const prompt = { left: width * 0.14, top: floor - asked - gap, width: width * 0.72, height: asked };
  const per = Math.min(inside.width / Math.max(1, wants.others), 330);
  const bend = Math.min(28, height * 0.035);
  const top = headHeight(room, wants, per);
  const others = row({ ...inside, height: top }, wants.others, gap, 330).map((box, each) => {
    const along = ((each + 1) / (wants.others + 1)) * 2 - 1;
    return seat(room, wants, { ...box, top: box.top + along * along * bend }, false);
  });
  const low = Math.max(...others.map(({ box }) => bottom(box)), 0);
  const rest = { left: width * 0.08, top: low + gap, width: width * 0.84, height: prompt.top - low - 2 * gap };
  return {
    others,
    ...middle(room, wants, rest, gap),
    prompt,
    own: seat(room, wants, own, isSeated || wants.lines > 0),
    hand,
    handCard: card,
  };
}

/** With a tank for each seat: half of the other players on either side and, if their number is odd, one at the top. */
function aroundTanks(room: Squeezed, wants: Wants, inside: Box, gap: number): Laid {
  const { width, height, least } = room;
  const wideGap = Math.max(gap, width * 0.014);
  const deep = height * (room.isTv ? 0.27 : 0.3);
  const hand = { ...inside, top: bottom(inside) - deep, height: deep };
  const wide = Math.min(inside.width * 0.6, deep * 3);
  const side = (inside.width - wide) / 2 - wideGap;
  const tank = { ...hand, left: (width - wide) / 2, width: wide };
  const asked = Math.max(least * 2.6, height * 0.055);
  const prompt = { ...inside, top: hand.top - asked - wideGap, height: asked };
  const isNarrow = room.isTv; // on a television, all of the height is for cards
  const above = { ...inside, height: (isNarrow ? hand.top : prompt.top) - inside.top - wideGap };
  const each = Math.floor(wants.others / 2);
  const hasTop = wants.others % 2 === 1;
  const column = each ? Math.min(inside.width * 0.325, above.height) : inside.width * 0.2;
  const tall = Math.min((above.height - wideGap * (each - 1)) / Math.max(1, each), column * 0.9);
  const down = above.top + (above.height - each * tall - (each - 1) * wideGap) / 2;
  const columnAt = (left: number): Box[] =>
    Array.from({ length: each }, (_, at) => ({
      left,
      width: column,
      top: down + at * (tall + wideGap),
      height: tall,
    }));
  const between = { ...above, left: inside.left + column + wideGap, width: inside.width - 2 * (column + wideGap) };
  const topTall = hasTop ? between.height * (room.isTv ? 0.52 : 0.48) : 0;
  const lane = isNarrow ? { ...between, top: bottom(between) - asked, height: asked } : prompt;
  const top = between.top + topTall + (hasTop ? gap : 0);
  const pile = { ...between, top, height: (isNarrow ? lane.top - gap : bottom(between)) - top };
  const boxes = [
    ...columnAt(inside.left).toReversed(),
    ...(hasTop ? [{ ...between, height: topTall }] : []),
    ...columnAt(inside.left + inside.width - column),
  ];
  return {
    others: boxes.map((box) => seat(room, wants, box, true)),
    ...middle(room, wants, pile, gap),
    prompt: lane,
    own: seat(room, wants, { ...hand, width: side }, true),
    hand: tank,
    handCard: 0,
  };
}

function gapOf({ width, height }: Room): number {
  return Math.round(clamp(4, Math.min(width, height) * 0.012, 16));
}
