// The top of every page but the table: the way home, the language, the theme, the settings.

import "./site.css";
import "./header.css";
import { theme } from "../state/preferences";
import { toast } from "../state/toasts";
import { choose, language, LANGUAGES, t, type Language } from "../words/messages";
import { Icon } from "./icon";
import { Logo } from "./logo";

export function Header() {
  return (
    <header class="site-header aligned gap-3">
      <a class="brand aligned gap-5" href="/" aria-label={t("site-home")}>
        <Logo />
        <span>Mazzo</span>
      </a>
      <span class="stretched" />
      <LanguageChoice />
      <ThemeButton />
      <a class="button quiet round" href="/settings" aria-label={t("site-settings")} title={t("site-settings")}>
        <Icon name="settings" />
      </a>
    </header>
  );
}

export function LanguageChoice() {
  return (
    <label class="language-choice aligned gap-2">
      <Icon name="language" />
      <span class="unseen">{t("site-language")}</span>
      <select value={language.value} onChange={(event) => change(event.currentTarget)}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A language is fetched when it is first wanted; where that fails, the one before is spoken on. */
function change(select: HTMLSelectElement): void {
  choose(select.value as Language).catch(() => {
    select.value = language.value;
    toast(t("site-stale"));
  });
}

function ThemeButton() {
  const isDark = document.documentElement.dataset["theme"] === "dark";
  void theme.value; // drawn anew when it changes
  const says = t(isDark ? "site-light" : "site-dark");
  return (
    <button
      type="button"
      class="button quiet round"
      aria-label={says}
      title={says}
      onClick={() => (theme.value = isDark ? "light" : "dark")}
    >
      <Icon name={isDark ? "sun" : "moon"} />
    </button>
  );
}
