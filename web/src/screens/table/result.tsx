// The end of a game, as one person sees it: it stays until they leave it, even if the others play on.

import type { AnyEvent, AnyView, Settings, TableView, Update } from "../../net/protocol";
import { onDemand } from "../../ui/on-demand";
import { t } from "../../words/messages";
import { withWords } from "../club/words";
import { SaidHere } from "./bubbles";
import { GameScreen } from "./game";
import { Ready } from "./ready";
import type { Visit } from "./visit";

const Outcome = onDemand(() => withWords(import("../club/outcome")).then((file) => file.Outcome));
const Ended = onDemand(() => import("./ended").then((file) => file.Ended));

/** A game that was seen to end. */
export interface SeenResult {
  update: Update;
  view: AnyView;
  happened: readonly AnyEvent[];
}

interface ResultScreenProps {
  visit: Visit;
  /** The table now: people may have come and gone since. */
  now: Update;
  result: SeenResult;
  /** To the seats and the settings, or to the game that is on. */
  leave(): void;
}

export function ResultScreen({ visit, now, result: { update, view, happened }, leave }: ResultScreenProps) {
  const isOn = now.table.stage === "playing";
  const isLed = isLedElsewhere(update.table);
  const { tournament } = update.table.settings;
  return (
    <GameScreen visit={visit} shown={update} view={view} isPast={isOn}>
      <Ended
        table={update.table}
        view={view}
        result={view.result!}
        me={update.seat}
        happened={happened}
        isSettled={visit.settled.value >= update.version}
        again={
          isLed ? (
            <>
              {tournament && update.seat !== null && <Outcome tournament={tournament} table={update.table.code} />}
              <Onward settings={update.table.settings} />
            </>
          ) : isOn ? (
            <Watch onClick={leave} />
          ) : now.seat === null ? (
            <SitDown visit={visit} leave={leave} />
          ) : (
            <Ready visit={visit} shown={now} label={t("ended-rematch")} hasFocus />
          )
        }
        toSettings={isOn || isLed ? null : leave}
        isHost={now.host}
        saidBy={(seat) => <SaidHere visit={visit} seat={seat} />}
      />
    </GameScreen>
  );
}

/** Whether a tournament or the day says what comes next, and not the people at the table. */
export function isLedElsewhere({ settings: { tournament, day }, games }: TableView): boolean {
  return !!tournament || (!!day && games > 0);
}

export function Onward({ settings: { tournament } }: { settings: Settings }) {
  return (
    <a class="button primary" data-do="onward" href={tournament ? `/c/${tournament}` : "/today"}>
      {t(tournament ? "lobby-to-tournament" : "site-today")}
    </a>
  );
}

/** Somebody who watched would like to play the next game. */
function SitDown({ visit, leave }: { visit: Visit; leave(): void }) {
  const sit = async () => {
    if (await visit.ask({ command: "sit" })) leave();
  };
  return (
    <button type="button" class="button primary" data-do="sit" onClick={() => void sit()}>
      {t("ended-sit")}
    </button>
  );
}

/** The others play already. */
function Watch({ onClick }: { onClick(): void }) {
  return (
    <button type="button" class="button primary" data-do="watch-next" onClick={onClick}>
      {t("ended-watch")}
    </button>
  );
}
