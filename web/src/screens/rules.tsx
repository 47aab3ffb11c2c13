// The rules of a game, short, in the reader's language.

import "../style/site.css";
import "../style/rules.css";
import { titleOf } from "../games/covers";
import { useEffect, useState } from "preact/hooks";
import { playNow } from "../playnow";
import { useTitle } from "../title";
import { explain } from "../troubles";
import { Header } from "../ui/header";
import { Icon } from "../ui/icon";
import { toast } from "../ui/toast";
import { language, t } from "../words";

const pages = import.meta.glob<string>("../../../src/mazzo/locales/*/rules-*.md", { import: "default" });

export function RulesPage({ game }: { game: string }) {
  useTitle(`${t("learn-rules")}: ${titleOf(game)}`);
  const [html, setHtml] = useState("");
  useEffect(() => {
    const load = pages[`../../../src/mazzo/locales/${language.value}/rules-${game}.md`]!;
    void load().then(setHtml);
  }, [game]);
  return (
    <>
      <Header />
      <main class="site rules" aria-busy={!html}>
        <article dangerouslySetInnerHTML={{ __html: html }} />
        <nav class="rules-next" aria-label={t("learn-rules-next")}>
          <a class="button" href={`/learn/${game}`}>
            {t("site-how-to-play")}
          </a>
          <button
            type="button"
            class="button primary"
            onClick={() => void playNow(game).catch((error: unknown) => toast(explain(error)))}
          >
            <Icon name="play" />
            {t("site-play-now")}
          </button>
        </nav>
      </main>
    </>
  );
}
