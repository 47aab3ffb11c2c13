// Finds a place for a caption near a face, on the board, where it covers nothing that must stay visible.

const EDGE = 6; // pixels between the caption and the edge of the board, or a button
const LOW = 72; // pixels: buttons with text are lower than this
const CORNER = 18; // pixels between the end of the caption and its tail
const FAR = 40; // pixels: the largest distance between a caption and its face

export interface Place {
  left: number;
  top: number;
  /** The distance from the left to the tail that points at the face. */
  tail: number;
  /** Whether the caption is below the face. */
  isBelow: boolean;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * A place above a face, or else below it, that covers neither the face nor any of the `others`; null if there is none
 * near the face. The result is relative to the board.
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

/** The boxes that a caption must not cover: buttons with text, panels, notices and captions. Higher buttons, such as
    cards and piles, may be covered. */
export function inTheWay(screen: Element | null, words: Element): DOMRect[] {
  const found = [...(screen?.querySelectorAll("button, .tray, .notice, .said") ?? [])];
  const boxes = found
    .filter((each) => !each.contains(words) && !words.contains(each))
    .map((each) => [each, each.getBoundingClientRect()] as const);
  return boxes
    .filter(([each, { height }]) => height > 0 && (height < LOW || !each.matches("button")))
    .map(([, box]) => box);
}

/** Calls back when the size of the board or the elements on the screen change. The returned function stops it. */
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
