// The size of a board, as it is now.

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

/** How many times as large as usual text is on this board: a large screen is looked at from further away. */
export function zoomOf({ width, height }: Size): number {
  return Math.max(1, Math.min(width / 1400, height / 900, 1.8));
}

/** The other seats, in turn order from the one after the bottom. */
export function around(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, each) => (bottom + each + 1) % seats);
}
