// The result of a game. It stays until this person leaves it, even if the next game has begun.

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

/** A finished game that this person saw. */
export interface SeenResult {
  update: Update;
  view: AnyView;
  happened: readonly AnyEvent[];
}

interface ResultScreenProps {
  session: TableSession;
  /** The table's latest update. */
  now: Update;
  result: SeenResult;
  /** To the lobby, or to the present game. */
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

/** Lets a spectator join the next game. */
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

/** For when the next game has begun. */
function Watch({ onClick }: { onClick(): void }) {
  return (
    <Button class="primary" data-do="watch-next" onClick={onClick}>
      {t("ended-watch")}
    </Button>
  );
}
