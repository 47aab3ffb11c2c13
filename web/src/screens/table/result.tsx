// The end of a game, as one person sees it: it stays until they leave it, even if the others play on.

import type { AnyEvent, AnyView, Update } from "../../net/protocol";
import { onDemand } from "../../ui/on-demand";
import { t } from "../../words/messages";
import { withWords } from "../club/words";
import { SaidHere } from "./talk/bubbles";
import { GameScreen } from "./game";
import { Ended } from "./ending/on-demand";
import { isLedElsewhere, Onward } from "./ending/onward";
import { Ready } from "./lobby/ready";
import type { TableSession } from "./session/session";
import { Button } from "../../ui/button";

const Outcome = onDemand(() => withWords(import("../club/outcome")).then((file) => file.Outcome));

/** A game that was seen to end. */
export interface SeenResult {
  update: Update;
  view: AnyView;
  happened: readonly AnyEvent[];
}

interface ResultScreenProps {
  session: TableSession;
  /** The table now: people may have come and gone since. */
  now: Update;
  result: SeenResult;
  /** To the seats and the settings, or to the game that is on. */
  leave(): void;
}

export function ResultScreen({ session, now, result: { update, view, happened }, leave }: ResultScreenProps) {
  const isOn = now.table.stage === "playing";
  const isLed = isLedElsewhere(update.table);
  const { tournament } = update.table.settings;
  return (
    <GameScreen session={session} shown={update} view={view} isPast={isOn}>
      <Ended
        table={update.table}
        view={view}
        result={view.result!}
        me={update.seat}
        happened={happened}
        isNew={session.updates.sawEnd}
        isSettled={session.hasSettled(update.version)}
        again={
          isLed ? (
            <>
              {tournament && update.seat !== null && <Outcome tournament={tournament} table={update.table.code} />}
              <Onward settings={update.table.settings} />
            </>
          ) : isOn ? (
            <Watch onClick={leave} />
          ) : now.seat === null ? (
            <SitDown session={session} leave={leave} />
          ) : (
            <Ready session={session} shown={now} label={t("ended-rematch")} hasFocus />
          )
        }
        toSettings={isOn || isLed ? null : leave}
        isHost={now.host}
        saidBy={(seat) => <SaidHere session={session} seat={seat} />}
      />
    </GameScreen>
  );
}

/** Somebody who watched would like to play the next game. */
function SitDown({ session, leave }: { session: TableSession; leave(): void }) {
  const sit = async () => {
    if (await session.ask({ command: "sit" })) leave();
  };
  return (
    <Button class="primary" data-do="sit" onClick={() => void sit()}>
      {t("ended-sit")}
    </Button>
  );
}

/** The others play already. */
function Watch({ onClick }: { onClick(): void }) {
  return (
    <Button class="primary" data-do="watch-next" onClick={onClick}>
      {t("ended-watch")}
    </Button>
  );
}
