// Whether one is told that it is one's turn, while the page is not seen.

import { useState } from "preact/hooks";
import { canNotify, turnOff, turnOn, wish, type Wish } from "../../state/notices";
import { toast } from "../../state/toasts";
import { t } from "../../words/messages";
import { explain } from "../../words/failures";

export function TurnNotices() {
  const [wanted, setWanted] = useState<Wish | null>(wish());
  if (!canNotify()) return null;
  const set = async (next: Wish | null) => {
    try {
      if (next === null) await turnOff();
      else if (!(await turnOn(next))) return toast(t("push-not-allowed"));
      setWanted(next);
    } catch (error) {
      toast(explain(error));
    }
  };
  return (
    <section class="panel" data-notices={wanted ? "on" : "off"}>
      <h2>{t("push-title")}</h2>
      <p>{t("push-why")}</p>
      <label class="choice aligned gap-5">
        <input
          type="checkbox"
          data-setting="notices"
          checked={wanted !== null}
          onChange={({ currentTarget }) =>
            void set(currentTarget.checked ? { says: t("push-says"), notAtNight: true } : null)
          }
        />
        {t("push-on")}
      </label>
      {wanted && (
        <label class="choice aligned gap-5">
          <input
            type="checkbox"
            data-setting="not-at-night"
            checked={wanted.notAtNight}
            onChange={({ currentTarget }) => void set({ ...wanted, notAtNight: currentTarget.checked })}
          />
          {t("push-not-at-night")}
        </label>
      )}
    </section>
  );
}
