// A button for what cannot be undone: it asks first.

import { useState } from "preact/hooks";
import { t } from "../../words/messages";

interface ConfirmButtonProps {
  what: string;
  label: string;
  question: string;
  onYes(): void;
}

export function ConfirmButton({ what, label, question, onYes }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <button type="button" class="button quiet" data-do={what} onClick={() => setIsAsking(true)}>
        {label}
      </button>
    );
  return (
    <p role="alert">
      {question}{" "}
      <button
        type="button"
        class="button"
        data-do={`${what}-yes`}
        onClick={() => {
          setIsAsking(false);
          onYes();
        }}
      >
        {t("club-yes")}
      </button>
      <button type="button" class="button" onClick={() => setIsAsking(false)}>
        {t("club-no")}
      </button>
    </p>
  );
}
