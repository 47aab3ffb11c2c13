// The short rules of a game in the user's language.

import "./rules.css";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchPackageFile } from "../net/api";
import { fetchGame, gameUi } from "../stage/games";
import { hasLessons, infoOf } from "../state/known";
import { playNow } from "../state/playnow";
import { Cover } from "../ui/cover";
import { Page } from "../ui/page";
import { Button } from "../ui/button";
import { useTitle } from "../ui/title";
import { language, t } from "../words/messages";
import { loadEditions, titleOf } from "../words/offered";
import { showFailure } from "../words/failures";

const pages = import.meta.glob<string>("../../../src/mazzo/games/*/words/rules-*.md", { import: "default" });

/** The pictures of chapters, by number. */
type Cards = Record<number, ComponentType>;

export function RulesPage({ game }: { game: string }) {
  useTitle(`${t("learn-rules")}: ${titleOf(game)}`);
  const [html, setHtml] = useState("");
  const [cards, setCards] = useState<Cards>({});
  const packageRules = infoOf(game)?.rules[language.value];
  useEffect(loadEditions, []);
  useEffect(() => {
    const own = pages[`../../../src/mazzo/games/${game}/words/rules-${language.value}.md`];
    if (!own && !packageRules) return; // until the server has sent its games
    Promise.all([own?.() ?? fetchPage(packageRules!), fetchGame(game)]).then(([text]) => {
      setHtml(text);
      setCards(gameUi(game).school?.cards ?? {});
    }, showFailure);
  }, [game, packageRules]);
  return (
    <Page class="site rules" isBusy={!html}>
      <div class="rules-scene">
        <Cover game={game} />
      </div>
      <Text html={html} cards={cards} />
      <nav class="flowing gap-5" aria-label={t("learn-rules-next")}>
        {hasLessons(game) && <Button href={`/learn/${game}`}>{t("site-how-to-play")}</Button>}
        <Button icon="play" class="primary" onClick={() => void playNow(game).catch(showFailure)}>
          {t("site-play-now")}
        </Button>
      </nav>
    </Page>
  );
}

/** The rules of a package's game: the server rendered its Markdown and escaped everything else. */
async function fetchPage(address: string): Promise<string> {
  return (await fetchPackageFile(address)).text();
}

const CHAPTER = /(?=<h2)/;
const HEADING = /<\/h2>/;

/** Each chapter shows its cards below its heading. */
function Text({ html, cards }: { html: string; cards: Cards }) {
  const [opening = "", ...chapters] = html.split(CHAPTER);
  return (
    <article>
      <div dangerouslySetInnerHTML={{ __html: opening }} />
      {chapters.map((chapter, number) => (
        <Chapter key={number} html={chapter} Cards={cards[number]} />
      ))}
    </article>
  );
}

function Chapter({ html, Cards }: { html: string; Cards: ComponentType | undefined }) {
  const end = html.search(HEADING) + "</h2>".length;
  return (
    <section>
      <div dangerouslySetInnerHTML={{ __html: html.slice(0, end) }} />
      {Cards && (
        <div class="rules-cards flowing gap-5" aria-hidden="true">
          <Cards />
        </div>
      )}
      <div dangerouslySetInnerHTML={{ __html: html.slice(end) }} />
    </section>
  );
}
