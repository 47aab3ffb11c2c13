// What this person wants of Mazzo: language, theme, motion, sound, name, and another device.

import "../style/site.css";
import { useState } from "preact/hooks";
import { api } from "../api";
import { calm, muted, theme, type Theme } from "../preferences";
import { explain } from "../troubles";
import { Header, LanguageChoice } from "../ui/header";
import { Qr } from "../ui/qr";
import { toast } from "../ui/toast";
import { t } from "../words";

const THEMES: Theme[] = ["system", "light", "dark"];

export function SettingsScreen() {
  return (
    <>
      <Header />
      <main class="site settings">
        <h1>{t("site-settings")}</h1>
        <section class="panel">
          <h2>{t("site-language")}</h2>
          <LanguageChoice />
        </section>
        <section class="panel">
          <h2>{t("site-look")}</h2>
          <fieldset class="choices">
            <legend class="unseen">{t("site-theme")}</legend>
            {THEMES.map((name) => (
              <label key={name} class="choice">
                <input type="radio" name="theme" checked={theme.value === name} onChange={() => (theme.value = name)} />
                {t(`site-theme-${name}`)}
              </label>
            ))}
          </fieldset>
          <label class="choice">
            <input type="checkbox" checked={calm.value} onChange={(event) => (calm.value = event.currentTarget.checked)} />
            {t("site-calm")}
          </label>
          <label class="choice">
            <input type="checkbox" checked={!muted.value} onChange={(event) => (muted.value = !event.currentTarget.checked)} />
            {t("site-sound")}
          </label>
        </section>
        <MoveAway />
      </main>
    </>
  );
}

/** A link that takes the person to another device, once. */
function MoveAway() {
  const [link, setLink] = useState<string | null>(null);
  const ask = () => {
    api.me()
      .then(() => api.moveLink())
      .then(
        ({ path }) => setLink(new URL(path, location.href).href),
        (error: unknown) => toast(explain(error)),
      );
  };
  return (
    <section class="panel">
      <h2>{t("site-move")}</h2>
      <p>{t("site-move-why")}</p>
      {link === null ? (
        <button type="button" class="button" onClick={ask}>
          {t("site-move-ask")}
        </button>
      ) : (
        <div class="move-link">
          <Qr text={link} />
          <a href={link}>{link}</a>
        </div>
      )}
    </section>
  );
}
