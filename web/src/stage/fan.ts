// The position of each card of a hand: one fan where there is room, otherwise rows.

export interface Spot {
  x: number;
  y: number;
  turn: number; // degrees
  /** The size of the part that no other card covers: that part can be touched. */
  wide: number;
  tall: number;
}

export interface Fan {
  spots: Spot[];
  height: number;
  rows: number;
}

export const TOUCH = 44;
const RATIO = 1.4;
const LEAN = 0.16; // of a card's width: how far the outer cards of a fan lean over
const LIFT = 16; // pixels of room above, for a chosen card

/** How many cards a row can show, each far enough from the next to be touched. */
export function fitting(width: number, card: number): number {
  return Math.max(1, Math.floor((width - card) / TOUCH) + 1);
}

export function fan(count: number, width: number, card: number): Fan {
  const bentWidth = width - card * LEAN;
  const rows = count <= fitting(bentWidth, card) ? 1 : Math.max(2, Math.ceil(count / fitting(width, card)));
  const perRow = Math.ceil(count / rows);
  const room = rows === 1 ? bentWidth : width;
  const down = Math.max(TOUCH + 4, card * 0.5);
  const spots = Array.from({ length: count }, (_, each) => {
    const row = Math.floor(each / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow > 1 ? Math.min(card * 1.02, (room - card) / (inRow - 1)) : card;
    const at = each - row * perRow;
    const { sink, turn } = rows === 1 ? bent(at, inRow) : { sink: 0, turn: 0 };
    const x = width / 2 + (at - (inRow - 1) / 2) * step - card / 2;
    const isLast = at === inRow - 1;
    return {
      x,
      y: LIFT + row * down + sink,
      turn,
      wide: isLast ? card : step,
      tall: row < rows - 1 ? down : card * RATIO,
    };
  });
  return { spots, rows, height: LIFT + (rows - 1) * down + card * RATIO + (rows === 1 ? 6 + card * 0.06 : 2) };
}

/** The shift down and the angle of a card in a fan: cards lean outwards, and the outer ones are lower. */
function bent(at: number, count: number): { sink: number; turn: number } {
  const away = at - (count - 1) / 2;
  return { sink: away * away * Math.min(1.2, 30 / (count * count)), turn: away * Math.min(2.5, 16 / count) };
}
