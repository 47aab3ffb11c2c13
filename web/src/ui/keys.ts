// Keys that work anywhere on a screen.

import { useLayoutEffect, useRef } from "preact/hooks";

export type Keys = Record<string, () => void>;

/** Where keys write something. A slider takes arrows, and leaves the others. */
const TYPING = "input:not([type='range']), select, textarea";

/** Call what belongs to a key, unless somebody is typing, or a sheet is open that has keys of its own. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // before the page is drawn: a key may be pressed as soon as somebody sees what it is for
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest(TYPING) || document.querySelector("dialog[open]")) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

/** The digits choose among what the board offers, in the order in which it does. */
export function digits(board: () => HTMLElement | null): Keys {
  return Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`${index + 1}`, () => offered(board())[index]?.click()]),
  );
}

function offered(board: HTMLElement | null): HTMLElement[] {
  const all = board?.querySelectorAll<HTMLElement>("[data-action], [data-step]") ?? [];
  return [...all].filter((button) => button.checkVisibility() && !(button as HTMLButtonElement).disabled);
}
