// Boxes on a board, in pixels: side by side, in rows, and around other boxes.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Boxes side by side, all of the same width, each at most `most` wide. */
export function row({ left, top, width, height }: Box, count: number, gap: number, most = Infinity): Box[] {
  const each = Math.min((width - gap * (count - 1)) / count, most);
  const step = width / count;
  return Array.from({ length: count }, (_, at) => ({
    left: left + step * (at + 0.5) - each / 2,
    top,
    width: each,
    height,
  }));
}

/** Boxes in several rows of about equal length. */
export function lines(box: Box, count: number, inRow: number, gap: number): Box[] {
  const rows = Math.max(1, Math.ceil(count / inRow));
  const tall = (box.height - gap * (rows - 1)) / rows;
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, at) =>
    row({ ...box, top: box.top + at * (tall + gap), height: tall }, Math.min(each, count - at * each), gap),
  ).flat();
}

/** Boxes side by side. Those with width 0 share the remaining width. */
export function beside({ left, top, width, height }: Box, widths: readonly number[], gap: number): Box[] {
  const free = width - sum(widths) - gap * (widths.length - 1);
  const open = widths.filter((each) => !each).length;
  let start = left;
  return widths.map((each) => {
    const box = { left: start, top, width: each || free / open, height };
    start += box.width + gap;
    return box;
  });
}

export function bottom({ top, height }: Box): number {
  return top + height;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export function clamp(least: number, wished: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}

/** The smallest box that contains all of these. */
export function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  return { left, top, width: right - left, height: Math.max(...boxes.map(bottom)) - top };
}

/** The CSS position and size for a box. */
export function at({ left, top, width, height }: Box): Record<"left" | "top" | "width" | "height", string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}
