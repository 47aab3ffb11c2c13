// A card of the hand is dragged along it, place by place, or out of it: to a pile, a row or a player.

import { useRef } from "preact/hooks";

const AWAY = 56; // pixels above or below where it was: a card that is farther away leaves the hand
const LET_GO = 1500; // milliseconds after which a card that was dropped is back in the hand, if it is still there

interface Drag {
  /** Where along the hand, and where it began. */
  x: number;
  start: { x: number; y: number };
  is: "pressed" | "moved" | "away";
}

/** `drop` answers whether the card is played with that: then it stays where it is until it flies from there. */
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
      setTimeout(() => (drag.current = null)); // after the click
    },
    onPointerCancel({ currentTarget }: PointerEvent): void {
      put(currentTarget as HTMLElement, "");
      drag.current = null;
    },
    /** Whether the press that has ended was none of this. */
    wasTap: (): boolean => !drag.current || drag.current.is === "pressed",
  };
}

function put(card: HTMLElement, shift: string): void {
  card.style.translate = shift;
}
