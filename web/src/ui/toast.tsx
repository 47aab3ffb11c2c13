// Shows the toasts, and the progress of loading.

import "./dialog.css";
import { waiting } from "../net/api";
import { loading } from "../net/host";
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
      {loading.value !== null && (
        <label class="toast" data-state="loading">
          {t("site-loading-games")} <progress max={1} value={loading.value} />
        </label>
      )}
      {toasts.value.map(({ number, text }) => (
        <div class="toast" key={number}>
          {text}
        </div>
      ))}
    </div>
  );
}
