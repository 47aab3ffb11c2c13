// A dialog that asks for confirmation.

import type { ComponentChildren } from "preact";
import { Button } from "./button";
import { Dialog } from "./dialog";

interface QuestionProps {
  title: string;
  no: string;
  yes: string;
  /** Names the confirming button in the page. */
  action: string;
  isDanger?: boolean;
  onNo(): void;
  onYes(): void;
  children: ComponentChildren;
}

export function Question({ title, no, yes, action, isDanger, onNo, onYes, children }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      {children}
      <div class="dialog-buttons flowing gap-5">
        <Button class="primary" onClick={onNo}>
          {no}
        </Button>
        <Button class={isDanger ? "danger" : ""} data-do={action} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
