// Shows the sentences that stay for a moment.

import "./dialog.css";
import { waiting } from "../net/api";
import { toasts } from "../state/toasts";
import { t } from "../words/messages";

export function Toasts() {
  return (
    <div class="toasts stacked" role="status" aria-live="polite">
      {waiting.value > 0 && (
        <div class="toast" data-state="waiting">
          {t("site-waiting")}
        </div>
      )}
      {toasts.value.map(({ number, text }) => (
        <div class="toast" key={number}>
          {text}
        </div>
      ))}
    </div>
  );
}
