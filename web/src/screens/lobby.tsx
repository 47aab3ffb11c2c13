// A table before the game: who sits there, what is played, how friends find it.

import "../style/lobby.css";
import { useEffect } from "preact/hooks";
import type { Update } from "../protocol";
import { Header } from "../ui/header";
import { Icon } from "../ui/icon";
import { t } from "../words";
import { editionOf, loadEditions } from "./table/editions";
import { Invitation } from "./table/invitation";
import { LobbySeats } from "./table/lobby-seats";
import { ConnectionNotice } from "./table/notices";
import { TableSettings } from "./table/table-settings";
import type { Visit } from "./table/visit";

export function Lobby({ visit, shown }: { visit: Visit; shown: Update }) {
  const { table, host } = shown;
  useEffect(() => {
    loadEditions();
    document.title = `${t("table-game", { game: table.settings.game })} · Mazzo`;
  }, [table.settings.game]);
  return (
    <>
      <Header />
      <main class="lobby">
        <ConnectionNotice visit={visit} />
        <div class="lobby-title">
          <h1>{t("table-game", { game: table.settings.game })}</h1>
          <button type="button" class="button quiet" data-do="leave" onClick={() => void visit.leave()}>
            <Icon name="leave" />
            {t("table-leave")}
          </button>
        </div>
        <div class="lobby-columns">
          <div>
            <LobbySeats visit={visit} shown={shown} />
            <Begin visit={visit} shown={shown} />
            {shown.seat === null && <WatchersSeat visit={visit} shown={shown} />}
            <Meanwhile game={table.settings.game} />
          </div>
          <div>
            <section class="panel" aria-labelledby="invite-title">
              <h2 id="invite-title">{t("lobby-invite")}</h2>
              <Invitation code={table.code} />
            </section>
            <TableSettings settings={table.settings} change={host ? (settings) => visit.ask({ command: "change", settings }) : null} />
            <Fairness commitment={table.next_commitment} />
          </div>
        </div>
      </main>
    </>
  );
}

/** The host begins; the others are told whom they wait for. */
function Begin({ visit, shown }: { visit: Visit; shown: Update }) {
  const { table, host } = shown;
  const missing = (editionOf(table.settings)?.fewest_seats ?? 2) - table.chairs.length;
  const hostName = table.chairs.find((chair) => chair.host)?.name;
  if (!host) return <p class="lobby-wait">{hostName ? t("lobby-host-begins", { name: hostName }) : t("lobby-somebody-begins")}</p>;
  return (
    <div class="lobby-begin">
      <button type="button" class="button primary" data-do="start" disabled={missing > 0} onClick={() => void visit.ask({ command: "start" })}>
        <Icon name="play" />
        {t("lobby-start")}
      </button>
      {missing > 0 && <p>{t("lobby-too-few", { count: missing })}</p>}
    </div>
  );
}

function WatchersSeat({ visit, shown }: { visit: Visit; shown: Update }) {
  const isFull = shown.table.chairs.length >= (editionOf(shown.table.settings)?.most_seats ?? Infinity);
  if (isFull) return <p class="lobby-wait">{t("lobby-full")}</p>;
  return (
    <button type="button" class="button" data-do="sit" onClick={() => void visit.ask({ command: "sit" })}>
      {t("lobby-sit")}
    </button>
  );
}

/** What to do until all are there. */
function Meanwhile({ game }: { game: string }) {
  return (
    <p class="lobby-links">
      <a class="button quiet" href={`/learn/${game}`} target="_blank" rel="noopener">
        {t("table-learn")}
      </a>
      <a class="button quiet" href={`/rules/${game}`} target="_blank" rel="noopener">
        {t("table-rules")}
      </a>
    </p>
  );
}

/** That the deal can be checked afterwards. */
function Fairness({ commitment }: { commitment: string | null }) {
  return (
    <details class="panel">
      <summary>{t("lobby-fair")}</summary>
      <p>{t("lobby-fair-how")}</p>
      {commitment && (
        <p>
          {t("lobby-fair-hash")}
          <code class="hash">{commitment}</code>
        </p>
      )}
    </details>
  );
}
