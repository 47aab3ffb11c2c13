// The day's deals from the server. A page that stays open over midnight shows the new day.

import { useEffect, useState } from "preact/hooks";
import { dayApi } from "../../net/day";
import type { DayOffer } from "../../net/protocol";
import { explain } from "../../words/failures";

const AGAIN = 5_000; // milliseconds, after a failure

export interface ShownDay {
  day: DayOffer | null;
  failure: string;
  /** The number of days that have begun on this page. */
  nights: number;
}

export function useDay(): ShownDay {
  const [shown, setShown] = useState<ShownDay>({ day: null, failure: "", nights: 0 });
  useEffect(() => {
    let timer = 0;
    const look = () => {
      if (document.hidden) return; // a visible page requests it again
      clearTimeout(timer);
      void dayApi.day().then(
        (day) => {
          const isNew = (last: DayOffer | null) => !!last && last.day !== day.day;
          setShown((before) => ({ day, failure: "", nights: before.nights + Number(isNew(before.day)) }));
          timer = window.setTimeout(look, (day.seconds_left + 1) * 1000);
        },
        (error: unknown) => {
          setShown((before) => ({ ...before, failure: explain(error) }));
          timer = window.setTimeout(look, AGAIN);
        },
      );
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return shown;
}
