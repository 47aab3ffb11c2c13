// Leads from a finished game to its tournament, or to the page of the day.

import type { Settings, TableView } from "../../../net/protocol";
import { t } from "../../../words/messages";
import { Button } from "../../../ui/button";

/** Whether the next step is a tournament's or the day's, not the table's choice. */
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
