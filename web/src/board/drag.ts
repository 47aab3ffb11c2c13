// Dragging a card: along the hand to reorder it, or out of the hand to a pile, a row or a player.

import { useRef } from "preact/hooks";

const AWAY = 56; // pixels: a card dragged farther than this up or down leaves the hand
const LET_GO = 1500; // milliseconds after which a played card is back in the hand, if it has not left by then

interface Drag {
  /** The position along the hand, and where the drag began. */
  x: number;
  start: { x: number; y: number };
  is: "pressed" | "moved" | "away";
}

/** `drop` returns whether the drop plays the card. If so, the card stays where it is until it flies from there. */
export function useDrag(step: number, move: (by: number) => void, drop: (place: string) => boolean) {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent): void {
      (currentTarget as Element).setPointerCapture(pointerId); // a quick move leaves the card
      drag.current = { x, start: { x, y }, is: "pressed" };
    },
    onPointerMove(event: PointerEvent): void {
      const now = drag.current;
      if (!now || event.buttons !== 1) return;
      const by = Math.trunc((event.clientX - now.x) / step);
      const [x, y] = [event.clientX - now.start.x, event.clientY - now.start.y];
      if (now.is === "away" || Math.abs(y) > AWAY) now.is = "away";
      else if (by) now.is = "moved";
      else return;
      const card = event.currentTarget as HTMLElement;
      if (now.is === "away") return put(card, `${x}px ${y}px`);
      now.x += by * step;
      move(by);
    },
    onPointerUp(event: PointerEvent): void {
      const card = event.currentTarget as HTMLElement;
      if (drag.current?.is === "away") {
        const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => !card.contains(each));
        const place = under?.closest<HTMLElement>("[data-place]");
        const isPlayed = !!place && !place.contains(card) && drop(place.dataset["place"]!);
        if (isPlayed) setTimeout(() => put(card, ""), LET_GO);
        else put(card, "");
      }
      setTimeout(() => (drag.current = null)); // after the click event
    },
    onPointerCancel({ currentTarget }: PointerEvent): void {
      put(currentTarget as HTMLElement, "");
      drag.current = null;
    },
    /** Whether the last press was a tap and not a drag. */
    wasTap: (): boolean => !drag.current || drag.current.is === "pressed",
  };
}

function put(card: HTMLElement, shift: string): void {
  card.style.translate = shift;
}
