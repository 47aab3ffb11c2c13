// The deal of the day for each game: one try, its result, and a text to share without spoilers.

import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../../net/api";
import { dayApi } from "../../net/day";
import type { DayDeal, DayOffer } from "../../net/protocol";
import { ROOT } from "../../net/root";
import { after, days, leadsBack, note, shownSigns, signsOf, type DayResult } from "../../state/days";
import { noteAnalysis } from "../../state/played";
import { goWith, type Plan } from "../../state/playnow";
import { Cover } from "../../ui/cover";
import { Button } from "../../ui/button";
import { shareText } from "../../ui/share";
import { language, t } from "../../words/messages";
import { titleOf } from "../../words/offered";
import { explain, showFailure } from "../../words/failures";

export function Deals({ day, failure }: { day: DayOffer | null; failure: string }) {
  const earlier = useMemo(() => day?.earlier.filter((deal) => isNews(day, deal)) ?? [], [day]);
  return (
    <section class="stacked gap-8" aria-labelledby="deals-title">
      <h2 id="deals-title">{t("day-deals")}</h2>
      <p class="faint">{t("day-deals-what")}</p>
      {failure && <p role="alert">{failure}</p>}
      <div class="game-cards">
        {day?.deals.map((deal) => (
          <Deal key={deal.game} day={day} deal={deal} />
        ))}
      </div>
      {day && earlier.length > 0 && (
        <section class="stacked" data-earlier={earlier.length} aria-labelledby="earlier-title">
          <h3 id="earlier-title">{t("day-earlier")}</h3>
          <p class="faint">{t("day-earlier-what")}</p>
          <div class="game-cards">
            {earlier.map((deal) => (
              <Deal key={`${deal.day} ${deal.game}`} day={day} deal={deal} />
            ))}
          </div>
        </section>
      )}
      {day && <Promised day={day} />}
    </section>
  );
}

/** Whether to show a deal of another day: it is unfinished, or its result is new. */
function isNews(day: DayOffer, deal: DayDeal): boolean {
  return !deal.record || after(deal.day) === day.day || !resultOf(deal);
}

function resultOf({ day, game }: DayDeal): DayResult | undefined {
  return days.value.find((each) => each.day === day && each.game === game);
}

function Deal({ day, deal }: { day: DayOffer; deal: DayDeal }) {
  const [busy, setBusy] = useState(false);
  const isToday = deal.day === day.day;
  const play = () => {
    setBusy(true);
    (isToday ? dayApi.play(deal.game) : Promise.resolve({ code: deal.code! }))
      .then(({ code }) => goWith(code, { bots: deal.opponents as Plan["bots"] }))
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  const title = titleOf(deal.game);
  return (
    <article class={`game-card paper ${deal.game}`} data-deal={deal.game} data-day={deal.day}>
      <div class="game-scene">
        <Cover game={deal.game} />
      </div>
      <div class="game-words stacked gap-6">
        {isToday ? (
          <h3>{title}</h3>
        ) : (
          <h4>
            {title} · {written(deal.day)}
          </h4>
        )}
        {deal.record ? (
          <Played deal={deal} record={deal.record} result={resultOf(deal)} />
        ) : (
          <Button icon="play" class="primary" data-do={`day-${deal.game}`} disabled={busy} onClick={play}>
            {t(deal.code ? "site-return" : "day-play")}
          </Button>
        )}
      </div>
    </article>
  );
}

function written(day: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
}

interface PlayedProps {
  deal: DayDeal;
  record: string;
  result: DayResult | undefined;
}

function Played({ deal, record, result }: PlayedProps) {
  const [failure, setFailure] = useState("");
  useEffect(() => {
    if (!result) lookBack(deal.day, deal.game, record).catch((error: unknown) => setFailure(explain(error)));
  }, [record]);
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      {result ? <Result result={result} /> : !failure && <p role="status">{t("coach-thinking")}</p>}
      <div class="flowing gap-3">
        {result && (
          <Button
            icon="share"
            class="primary"
            data-do={`share-${deal.game}`}
            onClick={() => void shareText(textOf(result))}
          >
            {t("day-share")}
          </Button>
        )}
        <Button href={`/r/${record}`}>{t("site-look-back")}</Button>
        <Button class="quiet" href={`/verify/${record}`}>
          {t("day-check")}
        </Button>
      </div>
    </>
  );
}

function Result({ result }: { result: DayResult }) {
  const counts = (sign: string) => [...result.signs].filter((each) => each === sign).length;
  return (
    <>
      <p class={`day-result ${result.won ? "good" : ""}`}>{ownLine(result)}</p>
      <p class="day-signs" aria-hidden="true">
        {shownSigns(result.signs).map((line, at) => (
          <span key={at}>{line}</span>
        ))}
      </p>
      <p class="unseen">{t("day-signs", { good: counts("g"), slips: counts("s"), blunders: counts("b") })}</p>
      {result.expert && <p>{expertLine(result)}</p>}
    </>
  );
}

function ownLine({ won, choices }: DayResult): string {
  return t(won ? "day-won" : "day-lost", { count: choices });
}

function expertLine({ expert }: DayResult): string {
  return expert ? t(expert.won ? "day-expert-won" : "day-expert-lost", { count: expert.choices }) : "";
}

/** The text to share, which reveals no cards. */
function textOf(result: DayResult): string {
  return [
    `Mazzo · ${titleOf(result.game)} · ${written(result.day)}`,
    ownLine(result),
    ...shownSigns(result.signs),
    expertLine(result),
    `${location.origin}${ROOT}/today`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Analyses every choice, and stores the result on this device. */
async function lookBack(day: string, game: string, record: string): Promise<void> {
  const [found, { result }] = await Promise.all([api.analysis(record), api.record(record)]);
  noteAnalysis(record, found);
  const signs = signsOf(found);
  const own = { day, game, record, won: result?.winners.includes(0) ?? false, choices: signs.length, signs };
  note({ ...own, expert: await dayApi.expert(game, day).catch(() => null) });
}

/** Proves that today's deals were fixed long ago. */
function Promised({ day }: { day: DayOffer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="panel" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("day-promise")}</summary>
      {isOpen && (
        <>
          <p>{t("day-promise-what")}</p>
          <code class="day-code">{day.promise}</code>
          <p class={leadsBack(day.promise, day.day, day.anchor, day.since) ? "verdict holds" : "verdict fails"}>
            {t(leadsBack(day.promise, day.day, day.anchor, day.since) ? "day-promise-holds" : "day-promise-fails", {
              since: day.since,
            })}
          </p>
          <code class="day-code">{day.anchor}</code>
        </>
      )}
    </details>
  );
}
