// The current size of a board.

import { useLayoutEffect, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

export function useSize(element: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 360, height: 640 });
  useLayoutEffect(() => {
    const watched = element.current!;
    const measure = (): void => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** The scale of text on this board: people look at a large screen from farther away. */
export function zoomOf({ width, height }: Size): number {
  return Math.max(1, Math.min(width / 1400, height / 900, 1.8));
}

/** The other seats, in turn order from the one after the bottom seat. */
export function around(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, each) => (bottom + each + 1) % seats);
}
