// Keyboard shortcuts of a screen.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export type Keys = Record<string, () => void>;

/** The elements that need the keys themselves. A slider needs only arrows. */
const TYPING = "input:not([type='range']), select, textarea";

/** Handles shortcuts, unless the user is typing or a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // before the page is painted, so that a key works as soon as its label is visible
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

/** The digits choose among the board's controls, in their order. */
export function digits(board: () => HTMLElement | null): Keys {
  return Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`${index + 1}`, () => offered(board())[index]?.click()]),
  );
}

function offered(board: HTMLElement | null): HTMLElement[] {
  const all = board?.querySelectorAll<HTMLElement>("[data-action], [data-step]") ?? [];
  return [...all].filter((button) => button.checkVisibility() && !(button as HTMLButtonElement).disabled);
}

let isByKey = false; // whether the last input was a key
document.addEventListener("keydown", () => (isByKey = true), { capture: true });
document.addEventListener("pointerdown", () => (isByKey = false), { capture: true });

/**
 * When the focused control of a board is removed or disabled, the board gets the focus, so that the next Tab goes on
 * from there. While Tab moves the focus, nothing has it for a moment either; that is left alone.
 */
export function useFocusKept(board: () => HTMLElement | null): void {
  const focused = useRef<HTMLElement | null>(null);
  const keep = () => {
    const control = focused.current;
    if (!control || (control.checkVisibility() && !control.matches(":disabled"))) return;
    focused.current = null;
    if (isByKey && document.activeElement === document.body) board()?.focus({ preventScroll: true });
  };
  useEffect(keep); // not every browser reports that a focused control was removed
  useEffect(() => {
    const get = ({ target }: FocusEvent) => (focused.current = target as HTMLElement);
    const lose = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        keep();
        if (focused.current === target) focused.current = null;
      });
    const listened = board();
    listened?.addEventListener("focusin", get);
    listened?.addEventListener("focusout", lose);
    return () => {
      listened?.removeEventListener("focusin", get);
      listened?.removeEventListener("focusout", lose);
    };
  }, []);
}
