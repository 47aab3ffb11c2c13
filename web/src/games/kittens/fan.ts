// Where each card of a hand lies: one fan where there is room, rows where there is not.

export interface Spot {
  x: number;
  y: number;
  turn: number; // degrees
}

export interface Fan {
  spots: Spot[];
  height: number;
  rows: number;
}

export const TOUCH = 44;
const RATIO = 1.4;
const LIFT = 16; // room for a card that is chosen

/** How many cards a row can show, each far enough from the next to be touched. */
export function fitting(width: number, card: number): number {
  return Math.max(1, Math.floor((width - card) / TOUCH) + 1);
}

export function fan(count: number, width: number, card: number): Fan {
  const rows = Math.max(1, Math.ceil(count / fitting(width, card)));
  const perRow = Math.ceil(count / rows);
  const down = Math.max(TOUCH + 4, card * 0.5);
  const spots = Array.from({ length: count }, (_, each) => {
    const row = Math.floor(each / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return spot(each - row * perRow, inRow, width, card, row * down, rows === 1);
  });
  return { spots, rows, height: LIFT + (rows - 1) * down + card * RATIO + (rows === 1 ? 8 : 2) };
}

function spot(at: number, count: number, width: number, card: number, y: number, bends: boolean): Spot {
  const step = count > 1 ? Math.min(card * 0.9, (width - card) / (count - 1)) : 0;
  const middle = (count - 1) / 2;
  const away = at - middle;
  const turn = bends ? away * Math.min(2.5, 16 / Math.max(1, count)) : 0;
  const sink = bends ? away * away * Math.min(1.2, 30 / (count * count)) : 0;
  return { x: width / 2 + away * step - card / 2, y: LIFT + y + sink, turn };
}
