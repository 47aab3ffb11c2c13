// Asks for the short code of a table, typed with a remote control.

import { useEffect, useRef, useState } from "preact/hooks";
import { tableOf } from "../../state/letters";
import { Logo } from "../../ui/logo";
import { t } from "../../words/messages";
import { explain } from "../../words/failures";

export function Letters() {
  const [failure, setFailure] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const show = (event: Event) => {
    event.preventDefault();
    tableOf(input.current!.value).then(
      (code) => (location.hash = code),
      (error: unknown) => setFailure(explain(error)),
    );
  };
  return (
    <main class="tv-letters">
      <Logo />
      <h1>{t("tv-which")}</h1>
      <form onSubmit={show}>
        <input
          aria-label={t("site-join-with-code")}
          ref={input}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={24}
          placeholder="ABC DEF"
          onInput={() => setFailure("")}
        />
        <button class="button primary">{t("tv-show")}</button>
      </form>
      <p role="alert">{failure || t("tv-where")}</p>
    </main>
  );
}
