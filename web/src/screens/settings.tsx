// The player's settings.

import messages from "virtual:words/push";
import { useState } from "preact/hooks";
import { api } from "../net/api";
import { HAS_SERVER } from "../net/host";
import { ROOT } from "../net/root";
import { hear, SOUNDS } from "../stage/sound";
import { calm, muted, shakes, theme, type Theme, volume } from "../state/preferences";
import { storage } from "../state/storage";
import { toast } from "../state/toasts";
import { Choice, Switch } from "../ui/controls";
import { Question } from "../ui/question";
import { LanguageChoice } from "../ui/header";
import { Page } from "../ui/page";
import { onDemand } from "../ui/on-demand";
import { Qr } from "../ui/qr";
import { addMessages, t } from "../words/messages";
import { showFailure } from "../words/failures";
import { Button } from "../ui/button";

const THEMES: Theme[] = ["system", "light", "dark"];
const CAN_SHAKE = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function SettingsScreen() {
  return (
    <Page class="site settings">
      <h1>{t("site-settings")}</h1>
      <section class="panel">
        <h2>{t("site-language")}</h2>
        <LanguageChoice />
      </section>
      <section class="panel">
        <h2>{t("site-look")}</h2>
        <Choice
          name="theme"
          label={t("site-theme")}
          value={theme.value}
          answers={THEMES.map((name) => [name, t(`site-theme-${name}`)])}
          onChange={(name) => (theme.value = name)}
        />
        <Switch name="calm" label={t("site-calm")} isOn={calm.value} onChange={(on) => (calm.value = on)} />
        <Switch name="sound" label={t("site-sound")} isOn={!muted.value} onChange={(on) => (muted.value = !on)} />
        <label class="setting aligned gap-5">
          {t("site-volume")}
          <input
            type="range"
            name="volume"
            min={0}
            max={100}
            step={5}
            value={volume.value}
            disabled={muted.value}
            onInput={(event) => (volume.value = event.currentTarget.valueAsNumber)}
            onChange={() => hear(SOUNDS.card)}
          />
        </label>
        {CAN_SHAKE && (
          <Switch name="shakes" label={t("site-shakes")} isOn={shakes.value} onChange={(on) => (shakes.value = on)} />
        )}
      </section>
      {"serviceWorker" in navigator && <Offline />}
      {HAS_SERVER && <TurnNotices />}
      {HAS_SERVER && <MoveAway />}
      <ForgetMe />
    </Page>
  );
}

/** Stores the files for games against bots without a network. */
function Offline() {
  const [isBusy, setIsBusy] = useState(false);
  const keep = () => {
    setIsBusy(true);
    import("../net/device")
      .then((device) => device.keepForOffline())
      .then(() => toast(t("site-offline-kept")))
      .catch(() => toast(t("refusal-not-loaded")))
      .finally(() => setIsBusy(false));
  };
  return (
    <section class="panel">
      <h2>{t("site-offline")}</h2>
      <Button data-do="keep-offline" disabled={isBusy} onClick={keep}>
        {t("site-offline-keep")}
      </Button>
    </section>
  );
}

const TurnNotices = onDemand(() =>
  Promise.all([import("./settings/notices"), addMessages(messages)]).then(([file]) => file.TurnNotices),
);

/** A one-time link that moves the player to another device. */
function MoveAway() {
  const [link, setLink] = useState<string | null>(null);
  const ask = () => {
    api.moveLink().then(({ path }) => setLink(new URL(path, location.href).href), showFailure);
  };
  return (
    <section class="panel">
      <h2>{t("site-move")}</h2>
      <p>{t("site-move-why")}</p>
      {link === null ? (
        <Button onClick={ask}>{t("site-move-ask")}</Button>
      ) : (
        <div class="move-link stacked gap-5">
          <Qr text={link} />
          <a href={link}>{link}</a>
        </div>
      )}
    </section>
  );
}

/** Deletes the player's data from the server and this device. */
function ForgetMe() {
  const [isAsking, setIsAsking] = useState(false);
  const forget = () =>
    api.forgetMe().then(() => {
      storage.clear();
      location.assign(`${ROOT}/`);
    }, showFailure);
  return (
    <section class="panel">
      <h2>{t("site-forget")}</h2>
      <p>{t("site-forget-why")}</p>
      <Button data-do="forget-me" onClick={() => setIsAsking(true)}>
        {t("site-forget-ask")}
      </Button>
      {isAsking && (
        <Question
          title={t("site-forget-question")}
          no={t("site-forget-no")}
          yes={t("site-forget-yes")}
          action="forget-me-yes"
          isDanger
          onNo={() => setIsAsking(false)}
          onYes={() => void forget()}
        >
          <ul class="consequences stacked gap-3">
            <li>{t("site-forget-seats")}</li>
            <li>{t("site-forget-records")}</li>
            <li>{t("site-forget-device")}</li>
          </ul>
          <p>{t("site-forget-final")}</p>
        </Question>
      )}
    </section>
  );
}
