// The panel above the hand, for questions and hints.

import "./panel.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface PanelProps {
  title: string;
  hint?: ComponentChildren;
  /** Additional CSS classes. */
  name?: string;
  /** Whether the panel takes the keyboard focus when it opens. */
  takesFocus?: boolean;
  style?: JSX.CSSProperties;
  children?: ComponentChildren;
}

export function Panel({ title, hint, name = "", takesFocus = false, style, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const byKeyboard = document.activeElement?.matches(":focus-visible");
    if (takesFocus && byKeyboard) panel.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [title]);
  return (
    <div ref={panel} class={`plate tray ${name}`} data-place="hint" style={style}>
      {(title || hint) && (
        <div class="plate-words">
          {title && <h3>{title}</h3>}
          {hint && <p>{hint}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
