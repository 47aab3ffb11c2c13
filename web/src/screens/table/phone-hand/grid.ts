// The largest size at which cards fit beside each other.

export interface Grid {
  /** The width of a card. */
  card: number;
  gap: number;
}

const RATIO = 1.4; // of the height of a card to its width
const GAP = 8;
const MOST = 0.6; // of the width, for a single card
const LEAST = 72; // pixels, for legible names; more cards scroll

export function grid(count: number, width: number, height: number): Grid {
  const most = width * MOST;
  let best: Grid = { card: 0, gap: GAP };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const tall = (height - GAP * (rows - 1)) / rows / RATIO;
    const card = Math.floor(Math.min(wide, tall, most));
    if (card > best.card) best = { card, gap: GAP };
  }
  if (best.card >= LEAST) return best;
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  return { card: Math.floor((width - GAP * (columns - 1)) / columns), gap: GAP };
}
