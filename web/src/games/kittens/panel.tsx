// One place above the hand for whatever is asked or said.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface PanelProps {
  title: string;
  hint?: ComponentChildren;
  name?: string;
  /** Whether the keyboard goes here when it opens. */
  takesFocus?: boolean;
  children?: ComponentChildren;
}

export function Panel({ title, hint, name = "", takesFocus = false, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const byKeyboard = document.activeElement?.matches(":focus-visible");
    if (takesFocus && byKeyboard) panel.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [title]);
  return (
    <div ref={panel} class={`k-tray tray ${name}`}>
      <div class="k-words">
        <h3>{title}</h3>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </div>
  );
}
