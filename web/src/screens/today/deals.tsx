// The deal of the day for each game: one try, what came of it, and a text to share that spoils nothing.

import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { dayApi } from "../../net/day";
import type { DayDeal, DayOffer } from "../../net/protocol";
import { ROOT } from "../../net/root";
import { days, leadsBack, note, shownSigns, signsOf, streak, type DayResult } from "../../state/days";
import { noteAnalysis } from "../../state/played";
import { goWith, type Plan } from "../../state/playnow";
import { toast } from "../../state/toasts";
import { Icon } from "../../ui/icon";
import { shareText } from "../../ui/share";
import { language, t } from "../../words/messages";
import { titleOf } from "../../words/offered";
import { explain } from "../../words/troubles";

export function Deals() {
  const [day, setDay] = useState<DayOffer | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => void dayApi.day().then(setDay, (error: unknown) => setTrouble(explain(error))), []);
  const { now, best } = streak(days.value, day?.day ?? "");
  return (
    <section class="panel" aria-labelledby="deals-title">
      <h2 id="deals-title">{t("day-deals")}</h2>
      <p class="quiet-words">{t("day-deals-what")}</p>
      {trouble && <p role="alert">{trouble}</p>}
      {best > 0 && <p>{t("day-streak", { count: now, best })}</p>}
      {day?.deals.map((deal) => (
        <Deal key={deal.game} day={day} deal={deal} />
      ))}
      {day && <Promised day={day} />}
    </section>
  );
}

function Deal({ day, deal }: { day: DayOffer; deal: DayDeal }) {
  const [busy, setBusy] = useState(false);
  const result = days.value.find((each) => each.day === day.day && each.game === deal.game);
  const play = () => {
    setBusy(true);
    dayApi
      .play(deal.game)
      .then(({ code }) => goWith(code, { bots: day.opponents as Plan["bots"] }))
      .catch((error: unknown) => toast(explain(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div data-deal={deal.game}>
      <h3>{titleOf(deal.game)}</h3>
      {deal.record ? (
        <Played day={day} deal={deal} record={deal.record} result={result} />
      ) : (
        <button type="button" class="button primary" data-do={`day-${deal.game}`} disabled={busy} onClick={play}>
          <Icon name="play" />
          {t(deal.code ? "site-return" : "day-play")}
        </button>
      )}
    </div>
  );
}

interface PlayedProps {
  day: DayOffer;
  deal: DayDeal;
  record: string;
  result: DayResult | undefined;
}

function Played({ day, deal, record, result }: PlayedProps) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!result) lookBack(day.day, deal.game, record).catch((error: unknown) => setTrouble(explain(error)));
  }, [record]);
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      {result ? <Result result={result} /> : !trouble && <p role="status">{t("coach-thinking")}</p>}
      <div class="day-buttons">
        {result && (
          <button
            type="button"
            class="button primary"
            data-do={`share-${deal.game}`}
            onClick={() => void shareText(textOf(result))}
          >
            <Icon name="share" />
            {t("day-share")}
          </button>
        )}
        <a class="button" href={`/r/${record}`}>
          {t("site-look-back")}
        </a>
        <a class="button quiet" href={`/verify/${record}`}>
          {t("day-check")}
        </a>
      </div>
    </>
  );
}

function Result({ result }: { result: DayResult }) {
  const counts = (sign: string) => [...result.signs].filter((each) => each === sign).length;
  return (
    <>
      <p class="day-result">{ownLine(result)}</p>
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

/** What is shared: how it went, and nothing of the cards. */
function textOf(result: DayResult): string {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeZone: "UTC" }).format(
    Date.parse(result.day),
  );
  return [
    `Mazzo · ${titleOf(result.game)} · ${when}`,
    ownLine(result),
    ...shownSigns(result.signs),
    expertLine(result),
    `${location.origin}${ROOT}/today`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The coach looks at every choice; then the result is kept on this device. */
async function lookBack(day: string, game: string, record: string): Promise<void> {
  const [found, { result }] = await Promise.all([api.analysis(record), api.record(record)]);
  noteAnalysis(record, found);
  const signs = signsOf(found);
  const own = { day, game, record, won: result?.winners.includes(0) ?? false, choices: signs.length, signs };
  note({ ...own, expert: await dayApi.expert(game).catch(() => null) });
}

/** The promise that today's luck was fixed long ago. */
function Promised({ day }: { day: DayOffer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="day-all" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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
