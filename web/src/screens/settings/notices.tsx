// The settings for notifications of the player's turn.

import { useState } from "preact/hooks";
import { canNotify, turnOff, turnOn, noticeSettings, type NoticeSettings } from "../../state/notices";
import { toast } from "../../state/toasts";
import { Switch } from "../../ui/controls";
import { t } from "../../words/messages";
import { showFailure } from "../../words/failures";

export function TurnNotices() {
  const [wanted, setWanted] = useState<NoticeSettings | null>(noticeSettings());
  if (!canNotify()) return null;
  const set = async (next: NoticeSettings | null) => {
    try {
      if (next === null) await turnOff();
      else if (!(await turnOn(next))) return toast(t("push-not-allowed"));
      setWanted(next);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <section class="panel" data-notices={wanted ? "on" : "off"}>
      <h2>{t("push-title")}</h2>
      <p>{t("push-why")}</p>
      <Switch
        name="notices"
        label={t("push-on")}
        isOn={wanted !== null}
        onChange={(on) => void set(on ? { text: t("push-says"), notAtNight: true } : null)}
      />
      {wanted && (
        <Switch
          name="not-at-night"
          label={t("push-not-at-night")}
          isOn={wanted.notAtNight}
          onChange={(on) => void set({ ...wanted, notAtNight: on })}
        />
      )}
    </section>
  );
}
