// The page of the day: the calendar, the deal of the day and three puzzles for each game.

import "./today.css";
import { useEffect } from "preact/hooks";
import { HAS_SERVER } from "../net/host";
import { Page } from "../ui/page";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { loadEditions } from "../words/offered";
import { Calendar } from "./today/calendar";
import { useDay } from "./today/day";
import { Deals } from "./today/deals";
import { Puzzles } from "./today/puzzles";

export function Today(_: object) {
  useTitle(t("day-title"));
  useEffect(loadEditions, []);
  return (
    <Page class="site today">
      <h1>{t("day-title")}</h1>
      {HAS_SERVER ? <DealsAndPuzzles /> : <Puzzles />}
    </Page>
  );
}

function DealsAndPuzzles() {
  const { day, failure, nights } = useDay();
  return (
    <>
      {day && <Calendar today={day.day} />}
      <Deals day={day} failure={failure} />
      <Puzzles key={nights} />
    </>
  );
}
