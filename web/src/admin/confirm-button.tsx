import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** A button that asks for confirmation. */
export function ConfirmButton({ label, what, children, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) sure.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button ref={first} type="button" class="button" onClick={() => setAsking(true)} aria-label={`${label} ${what}`}>
        {label}
      </button>
    );
  return (
    <form
      class="sure stacked"
      onKeyDown={(event) => event.key === "Escape" && setAsking(false)}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(false);
        onConfirm(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div class="flowing">
        <button ref={sure} type="submit" class="button danger" aria-label={`${label} ${what}`}>
          {label}
        </button>
        <button type="button" class="button" onClick={() => setAsking(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

interface ConfirmButtonProps {
  label: string;
  what: string; // the subject, for screen readers
  children?: ComponentChildren;
  onConfirm: (typed: FormData) => void;
}
