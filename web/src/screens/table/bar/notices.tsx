// Rare lines above the board: for stand-ins, spectators and requests for seats.

import { useState } from "preact/hooks";
import type { TableView } from "../../../net/protocol";
import { Dialog } from "../../../ui/dialog";
import { Face } from "../../../ui/face";
import { Button } from "../../../ui/button";
import { t } from "../../../words/messages";
import type { TableSession } from "../session/session";

/** A bot plays for an absent player, who can return at any time. */
export function StandInNotice({ session }: { session: TableSession }) {
  const latest = session.connection.update.value; // the shown update may be older
  if (!latest || latest.seat === null || latest.table.seats[latest.seat]?.occupant !== "standin") return null;
  return (
    <div class="notice aligned flowing centred">
      <span>{t("table-bot-plays-for-you")}</span>
      <Button
        class="primary"
        data-do="play-on"
        onClick={() => void session.ask({ command: "passuntilturn", on: false })}
      >
        {t("table-play-on")}
      </Button>
    </div>
  );
}

/** A spectator can ask to take over a bot's seat; the host must agree, unless the seat was theirs. */
export function WatcherNotice({
  session,
  table,
  isHost,
}: {
  session: TableSession;
  table: TableView;
  isHost: boolean;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const bots = table.seats.flatMap((holder, seat) => (holder.occupant === "bot" ? [{ name: holder.name, seat }] : []));
  const isAsking = asked !== null && table.bystanders.some(({ asks_for }) => asks_for === asked);
  const ask = async (seat: number) => {
    setIsChoosing(false);
    if (await session.ask({ command: "takeseat", seat })) setAsked(seat);
  };
  return (
    <div class="notice aligned flowing centred">
      <span role="status">{isAsking ? t("table-seat-asked") : t("table-you-watch")}</span>
      {bots.length > 0 && !isAsking && (
        <Button data-do="take-seat" onClick={() => setIsChoosing(true)}>
          {t("table-take-over")}
        </Button>
      )}
      {isChoosing && (
        <Dialog title={t("table-take-over-question")} onClose={() => setIsChoosing(false)}>
          {!isHost && <p class="quiet-words">{t("table-take-seat-how")}</p>}
          <div class="menu stacked gap-5">
            {bots.map(({ name, seat }) => (
              <Button key={seat} data-do={`take-seat-${seat}`} onClick={() => void ask(seat)}>
                <Face name={name} isBot />
                {t("table-take-over-seat", { name })}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Spectators' requests for seats, for the host. */
export function RequestNotices({ session, table }: { session: TableSession; table: TableView }) {
  const requests = table.bystanders.filter(({ asks_for }) => asks_for !== null);
  return (
    <div role="status">
      {requests.map(({ person, name, asks_for }) => (
        <div key={person} class="notice aligned flowing centred" data-request={name}>
          <span>{t("table-request", { name, seat: table.seats[asks_for!]?.name ?? "" })}</span>
          <span class="aligned">
            <Button class="primary" data-do="agree" onClick={() => void session.ask({ command: "agree", person })}>
              {t("table-agree")}
            </Button>
            <Button data-do="decline" onClick={() => void session.ask({ command: "decline", person })}>
              {t("table-decline")}
            </Button>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Lets a player who is out skip the rest of a game among bots. */
export function OutNotice({ session, isAlone }: { session: TableSession; isAlone: boolean }) {
  const [watches, setWatches] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const choose = (act: () => Promise<unknown>) => () => {
    setIsBusy(true);
    void act().finally(() => setIsBusy(false));
  };
  return (
    <div class="panel out-notice aligned flowing centred" data-notice="out">
      {!watches && <span>{t("table-out")}</span>}
      {!watches && isAlone && (
        <Button class="primary" data-do="new-game" disabled={isBusy} onClick={choose(() => session.startNextGame())}>
          {t("table-new-game")}
        </Button>
      )}
      <Button
        icon="forward"
        data-do="fast-forward"
        disabled={isBusy}
        onClick={choose(() => session.ask({ command: "fastforward" }))}
      >
        {t("table-fast-forward")}
      </Button>
      {!watches && (
        <Button icon="eye" data-do="watch" onClick={() => setWatches(true)}>
          {t("table-watch-on")}
        </Button>
      )}
    </div>
  );
}
