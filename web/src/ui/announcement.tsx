// The operator's notice, as a banner over every screen until it is closed.

import "./dialog.css";
import { signal } from "@preact/signals";
import { t } from "../words/messages";
import { IconButton } from "./button";

const announced = signal<string | null>(null);

export function announce(text: string): void {
  announced.value = text;
}

export function Announcement() {
  if (announced.value === null) return <div role="alert" />;
  return (
    <div role="alert" class="announcement aligned gap-5">
      <p class="stretched">{t("table-announced", { text: announced.value })}</p>
      <IconButton
        icon="close"
        label={t("site-close")}
        data-do="close-announcement"
        onClick={() => (announced.value = null)}
      />
    </div>
  );
}
