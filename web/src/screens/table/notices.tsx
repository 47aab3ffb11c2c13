// Slim lines above the board: the connection, a bot that stands in, what somebody who watches can do.

import { useEffect, useState } from "preact/hooks";
import type { TableView, Words } from "../../protocol";
import { farewell } from "../../troubles";
import { Dialog } from "../../ui/dialog";
import { EmoteArt } from "../../ui/emotes";
import { Face } from "../../ui/face";
import { t } from "../../words";
import type { ShownEmote, Visit } from "./visit";

const BACK_SECONDS = 3;

/** Says that the connection is lost, and for a moment that it is back. */
export function ConnectionNotice({ visit }: { visit: Visit }) {
  const connection = visit.link.connection.value;
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (connection === "lost") setWasLost(true);
    if (connection !== "connected" || !wasLost) return;
    const timer = setTimeout(() => setWasLost(false), BACK_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [connection, wasLost]);
  const goodbye = visit.link.goodbye.value;
  return (
    <div role="status">
      {connection === "lost" && <p class="notice bad">{goodbye ? farewell(goodbye) : t("table-lost")}</p>}
      {connection === "connected" && wasLost && <p class="notice good">{t("table-back")}</p>}
    </div>
  );
}

/** A bot plays for somebody who was silent for too long; any sign of life is enough. */
export function StandInNotice({ visit }: { visit: Visit }) {
  const latest = visit.link.update.value; // what is on show may be a few cards behind
  if (!latest || latest.seat === null || latest.table.chairs[latest.seat]?.player !== "standin") return null;
  return (
    <div class="notice">
      <span>{t("table-bot-plays-for-you")}</span>
      <button type="button" class="button primary" data-do="play-on" onClick={() => void visit.ask({ command: "passuntilturn", on: false })}>
        {t("table-play-on")}
      </button>
    </div>
  );
}

/** Somebody who watches can play on where a bot does. */
export function WatcherNotice({ visit, table }: { visit: Visit; table: TableView }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const bots = table.chairs.flatMap((chair, seat) => (chair.player === "bot" ? [{ name: chair.name, seat }] : []));
  return (
    <div class="notice">
      <span>{t("table-you-watch")}</span>
      {bots.length > 0 && (
        <button type="button" class="button" data-do="take-over" onClick={() => setIsChoosing(true)}>
          {t("table-take-over")}
        </button>
      )}
      {isChoosing && (
        <Dialog title={t("table-take-over-question")} onClose={() => setIsChoosing(false)}>
          <div class="menu">
            {bots.map(({ name, seat }) => (
              <button
                key={seat}
                type="button"
                class="button"
                data-do={`take-over-${seat}`}
                onClick={() => void visit.ask({ command: "takeseat", seat }).then(() => setIsChoosing(false))}
              >
                <Face name={name} isBot />
                {t("table-take-over-seat", { name })}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** What somebody said, in the reader's language. */
function inWords({ face, phrase, text }: Words): string {
  if (text !== null) return text;
  return face !== null ? t(`emote-${face}`) : t(`phrase-${phrase}`);
}

/** The faces that those make who have no seat to show them at; and all faces in words, for those who listen. */
export function Emotes({ emotes }: { emotes: ShownEmote[] }) {
  return (
    <>
      <div class="watcher-emotes" aria-hidden="true">
        {emotes
          .filter((emote) => emote.seat === null)
          .map(({ number, name, words }) => (
            <span key={number} class="panel">
              {words.face && <EmoteArt name={words.face} />}
              {name}
            </span>
          ))}
      </div>
      <div class="unseen" aria-live="polite" aria-relevant="additions">
        {emotes.map(({ number, name, words }) => (
          <p key={number}>{t("table-emoted", { name, emote: inWords(words) })}</p>
        ))}
      </div>
    </>
  );
}
