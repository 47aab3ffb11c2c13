// Where a game leads when the people at the table do not choose: to its tournament, or to the page of today.

import type { Settings, TableView } from "../../../net/protocol";
import { t } from "../../../words/messages";
import { Button } from "../../../ui/button";

/** Whether a tournament or the deal of the day decides what comes next. */
export function isLedElsewhere({ settings: { tournament, day }, games }: TableView): boolean {
  return !!tournament || (!!day && games > 0);
}

export function Onward({ settings: { tournament } }: { settings: Settings }) {
  return (
    <Button class="primary" data-do="onward" href={tournament ? `/c/${tournament}` : "/today"}>
      {t(tournament ? "lobby-to-tournament" : "site-today")}
    </Button>
  );
}
