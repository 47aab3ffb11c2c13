// A modal dialog. Escape, its button and a click beside it close it.

import "./dialog.css";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PanelHead } from "./panel-head";

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog panel"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <PanelHead title={title} onClose={onClose} />
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
