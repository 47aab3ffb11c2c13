// The header of all pages except the table.

import "./site.css";
import "./header.css";
import { useState } from "preact/hooks";
import { theme } from "../state/preferences";
import { toast } from "../state/toasts";
import { chooseLanguage, language, LANGUAGES, t, type Language } from "../words/messages";
import { Choice } from "./controls";
import { Dialog } from "./dialog";
import { Button, IconButton } from "./button";
import { Logo } from "./logo";

export function Header() {
  return (
    <header class="site-header rail aligned gap-3">
      <a class="brand aligned gap-5" href="/" aria-label={t("site-home")}>
        <Logo />
        <span>Mazzo</span>
      </a>
      <span class="stretched" />
      <LanguageButton />
      <ThemeButton />
      <IconButton icon="settings" label={t("site-settings")} href="/settings" />
    </header>
  );
}

function LanguageButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon="language"
        class="quiet"
        data-do="language"
        aria-label={t("site-language")}
        onClick={() => setIsOpen(true)}
      >
        {language.value.toUpperCase()}
      </Button>
      {isOpen && (
        <Dialog title={t("site-language")} onClose={() => setIsOpen(false)}>
          <LanguageChoice />
        </Dialog>
      )}
    </>
  );
}

/** Fetches a language on demand; if that fails, the language stays. */
export function LanguageChoice() {
  const [, setFailures] = useState(0); // renders again after a failure, with the old language
  const fail = () => {
    setFailures((before) => before + 1);
    toast(t("site-stale"));
  };
  return (
    <Choice
      name="language"
      label={t("site-language")}
      isBare
      value={language.value}
      answers={Object.entries(LANGUAGES) as [Language, string][]}
      onChange={(chosen) => void chooseLanguage(chosen).catch(fail)}
    />
  );
}

function ThemeButton() {
  const isDark = document.documentElement.dataset["theme"] === "dark";
  void theme.value; // renders again when it changes
  const label = t(isDark ? "site-light" : "site-dark");
  return (
    <IconButton
      icon={isDark ? "sun" : "moon"}
      label={label}
      onClick={() => (theme.value = isDark ? "light" : "dark")}
    />
  );
}
