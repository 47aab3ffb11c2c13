// The place of words beside a face: never off the board, and never over a button.

const EDGE = 6; // pixels between words and the edge of the board, or a button
const LOW = 72; // pixels: no button with words is higher

export interface Place {
  left: number;
  top: number;
  /** How far from the left the tail is that points at the face. */
  tail: number;
  /** Whether the words are below the face. */
  isBelow: boolean;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Above a face if there is room, otherwise below it; past any button in the way, off the face. */
export function beside(face: DOMRect, frame: DOMRect, words: HTMLElement, gap: number, buttons: Box[]): Place {
  const { offsetWidth: width, offsetHeight: height } = words;
  const middle = face.left + face.width / 2 - frame.left;
  const left = clamp(middle - width / 2, frame.width - width - EDGE);
  const isBelow = face.top - frame.top < height + gap + EDGE;
  const place = (top: number) => clamp(top, frame.height - height - EDGE);
  const isCovered = ({ left: from, right, top: upper, bottom }: Box, top: number) =>
    from < frame.left + left + width &&
    right > frame.left + left &&
    upper < frame.top + top + height &&
    bottom > frame.top + top;
  const wished = place(isBelow ? face.bottom - frame.top + gap : face.top - frame.top - height - gap);
  const beyond = buttons.flatMap(({ top, bottom }) => [top - frame.top - height - EDGE, bottom - frame.top + EDGE]);
  const tops = [wished, ...beyond.map(place).sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished))];
  const top = tops.find((each) => ![face, ...buttons].some((box) => isCovered(box, each))) ?? wished;
  return { left, top, tail: Math.max(18, Math.min(middle - left, width - 18)), isBelow };
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}

/** The buttons with words; a card or a pile that can be pressed is larger. */
export function wordyButtons(board: Element | null, also = "button"): DOMRect[] {
  const found = [...(board?.querySelectorAll(`button, ${also}`) ?? [])];
  const boxes = found.map((each) => each.getBoundingClientRect());
  return boxes.filter(({ height }) => height > 0 && height < LOW);
}

/** Calls whenever the size of something changes; the answer stops it. */
export function onResize(elements: (Element | null)[], call: () => void): () => void {
  const observer = new ResizeObserver(call);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
