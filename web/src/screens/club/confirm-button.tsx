// A button that asks for confirmation.

import { useState } from "preact/hooks";
import { t } from "../../words/messages";
import { Button } from "../../ui/button";

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
      <Button class="quiet" data-do={what} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    );
  return (
    <p role="alert">
      {question}{" "}
      <Button
        data-do={`${what}-yes`}
        onClick={() => {
          setIsAsking(false);
          onYes();
        }}
      >
        {t("club-yes")}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{t("club-no")}</Button>
    </p>
  );
}
