// The month, with the deals played and won on this device, and the streak.

import { after, days, streak } from "../../state/days";
import { language, t } from "../../words/messages";

export function Calendar({ today }: { today: string }) {
  const { now, best } = streak(days.value, today);
  const written = (options: Intl.DateTimeFormatOptions, day = today) =>
    new Intl.DateTimeFormat(language.value, { ...options, timeZone: "UTC" }).format(Date.parse(day));
  const cells = monthOf(today);
  return (
    <section class="panel calendar" aria-label={written({ dateStyle: "full" })}>
      <p class="leaf" aria-hidden="true">
        <span>{written({ weekday: "long" })}</span>
        <strong class="figures">{Number(today.slice(8))}</strong>
        <span>{written({ month: "long", year: "numeric" })}</span>
      </p>
      <div class="stacked gap-5">
        <ol class="month">
          {cells.slice(0, 7).map((day) => (
            <li key={day} class="note" aria-hidden="true">
              {written({ weekday: "narrow" }, day)}
            </li>
          ))}
          {cells.map((day) => (
            <Day key={day} day={day} today={today} />
          ))}
        </ol>
        {best > 0 && <p class="streak">{t("day-streak", { count: now, best })}</p>}
      </div>
    </section>
  );
}

function Day({ day, today }: { day: string; today: string }) {
  if (day.slice(0, 7) !== today.slice(0, 7)) return <li aria-hidden="true" />;
  const played = days.value.filter((result) => result.day === day);
  const won = played.filter((result) => result.won).length;
  const look = [played.length && "played", won && "won", day === today && "today"].filter(Boolean).join(" ");
  return (
    <li class={look} aria-current={day === today ? "date" : undefined} aria-hidden={played.length ? undefined : "true"}>
      {Number(day.slice(8))}
      {played.length > 0 && <span class="unseen">{t("mine-days", { won, count: played.length })}</span>}
    </li>
  );
}

/** The days of all weeks of a month, from Monday to Sunday. */
function monthOf(today: string): string[] {
  let day = `${today.slice(0, 7)}-01`;
  const before = (new Date(day).getUTCDay() + 6) % 7;
  day = new Date(Date.parse(day) - before * 86_400_000).toISOString().slice(0, 10);
  const found: string[] = [];
  while (found.length % 7 || day.slice(0, 7) <= today.slice(0, 7)) {
    found.push(day);
    day = after(day);
  }
  return found;
}
