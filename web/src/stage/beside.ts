// The place of words beside a face: near it, on the board, and over nothing that must stay in sight.

const EDGE = 6; // pixels between words and the edge of the board, or a button
const LOW = 72; // pixels: no button with words is higher
const CORNER = 18; // pixels between the end of the words and their tail
const FAR = 40; // pixels: words that are farther from a face no longer belong to it

export interface Place {
  left: number;
  top: number;
  /** How far from the left the tail is that points at the face. */
  tail: number;
  /** Whether the words are below the face. */
  isBelow: boolean;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * A place above a face, or else below it, that covers neither the face nor any of the `others`; null if there is none
 * near the face. It is relative to the board.
 */
export function beside(face: DOMRect, board: DOMRect, words: HTMLElement, gap: number, others: Box[]): Place | null {
  const { offsetWidth: width, offsetHeight: height } = words;
  const middle = face.left + face.width / 2;
  const lefts = [middle - width / 2, middle - CORNER, middle - width + CORNER];
  const above = [face.top - gap, ...others.map(({ top }) => top - EDGE)].map((bottom) => bottom - height);
  const below = [face.bottom + gap, ...others.map(({ bottom }) => bottom + EDGE)];
  const away = (top: number) => Math.max(face.top - height - top, top - face.bottom);
  const tops = [...near(above), ...near(below)];
  for (const top of tops) {
    for (const wished of lefts) {
      const left = Math.max(board.left + EDGE, Math.min(wished, board.right - width - EDGE));
      const box = { left, top, right: left + width, bottom: top + height };
      if (top < board.top + EDGE || box.bottom > board.bottom - EDGE) continue;
      if ([face, ...others].some((other) => overlaps(box, other))) continue;
      const tail = Math.max(CORNER, Math.min(middle - left, width - CORNER));
      return { left: left - board.left, top: top - board.top, tail, isBelow: top > face.top };
    }
  }
  return null;

  function near(found: number[]): number[] {
    return found.filter((top) => away(top) <= FAR).sort((one, other) => away(one) - away(other));
  }
}

function overlaps(one: Box, other: Box): boolean {
  return other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top;
}

/** What words may not cover: buttons with words, panels, notices and captions. A card or a pile that can be pressed is
    larger. */
export function inTheWay(screen: Element | null, words: Element): DOMRect[] {
  const found = [...(screen?.querySelectorAll("button, .tray, .notice, .said") ?? [])];
  const boxes = found
    .filter((each) => !each.contains(words) && !words.contains(each))
    .map((each) => [each, each.getBoundingClientRect()] as const);
  return boxes
    .filter(([each, { height }]) => height > 0 && (height < LOW || !each.matches("button")))
    .map(([, box]) => box);
}

/** Calls whenever the size of the board changes, or something comes or goes on the screen; the answer stops it. */
export function onChange(board: Element, call: () => void): () => void {
  const resized = new ResizeObserver(call);
  const changed = new MutationObserver(call);
  resized.observe(board);
  changed.observe(board.parentElement ?? board, { childList: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
