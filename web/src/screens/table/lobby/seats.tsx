// The seats before a game.

import { useState } from "preact/hooks";
import { type SeatView, LEVELS, LONGEST_NAME, type Update } from "../../../net/protocol";
import { editionOf, ownBotsOf } from "../../../state/known";
import { rename } from "../../../state/me";
import { Cover } from "../../../ui/cover";
import { Dialog } from "../../../ui/dialog";
import { Face } from "../../../ui/face";
import { FaceChoice } from "../../../ui/face-choice";
import { Button, IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/messages";
import { showFailure } from "../../../words/failures";
import { SaidHere } from "../talk/bubbles";
import { PersonButton } from "../bar/people";
import { isBot, type TableSession } from "../session/session";

export function LobbySeats({ session, shown }: { session: TableSession; shown: Update }) {
  const { table, host, seat: me } = shown;
  const most = editionOf(table.settings)?.most_seats ?? table.seats.length;
  const taken = table.seats.filter((holder) => !holder.left).length;
  const free = Math.max(0, most - taken);
  return (
    <section class={`lobby-table paper ${table.settings.game}`} aria-labelledby="seats-title">
      <div class="lobby-scene">
        <Cover game={table.settings.game} />
      </div>
      <h2 id="seats-title">{t("lobby-seats", { taken, most })}</h2>
      <ol class="lobby-seats stacked gap-5">
        {table.seats.map((holder, seat) => (
          <li key={seat} class={classesOf(holder, seat === me)} data-seat={seat} data-ready={holder.ready || undefined}>
            <Seated holder={holder} isMe={seat === me} />
            <SaidHere session={session} seat={seat} />
            {seat === me && <Rename session={session} name={holder.name} />}
            {seat === me && (
              <IconButton
                icon="eye"
                label={t("lobby-stand")}
                data-do="stand"
                onClick={() => void session.ask({ command: "stand" })}
              />
            )}
            {seat !== me && holder.person !== null && (
              <PersonButton session={session} shown={shown} subject={{ person: holder.person, name: holder.name }} />
            )}
            {host && holder.occupant === "bot" && !holder.left && (
              <IconButton
                icon="close"
                label={t("lobby-remove-bot", { name: holder.name })}
                data-do={`remove-${seat}`}
                onClick={() => void session.ask({ command: "removebot", seat })}
              />
            )}
          </li>
        ))}
        {free > 0 && (
          <li class="lobby-seat aligned gap-3 free faint">
            <span class="free-faces" aria-hidden="true">
              {Array.from({ length: free }, (_, index) => (
                <span key={index} />
              ))}
            </span>
            <span>{t("lobby-free", { count: free })}</span>
          </li>
        )}
      </ol>
      {host && table.seats.length > 2 && (
        <Button icon="shuffle" class="quiet" data-do="shuffle" onClick={() => void session.ask({ command: "shuffle" })}>
          {t("lobby-shuffle")}
        </Button>
      )}
      {host && free > 0 && (
        <div class="add-bots aligned flowing" role="group" aria-label={t("lobby-add-bot")}>
          <span aria-hidden="true">{t("lobby-add-bot")}</span>
          {LEVELS.map((bot) => (
            <AddBot key={bot} session={session} bot={bot} label={t("lobby-level", { level: bot })} />
          ))}
          {ownBotsOf(table.settings.game).map((bot) => (
            <AddBot key={bot} session={session} bot={bot} label={t("table-bot", { level: bot })} />
          ))}
        </div>
      )}
    </section>
  );
}

function AddBot({ session, bot, label }: { session: TableSession; bot: string; label: string }) {
  return (
    <Button icon="plus" data-do={`add-${bot}`} onClick={() => void session.ask({ command: "addbot", bot })}>
      {label}
    </Button>
  );
}

function classesOf(holder: SeatView, isMe: boolean): string {
  const isAway = holder.occupant === "person" && !holder.connected;
  return ["lobby-seat aligned gap-3", isMe && "me", holder.ready && "ready", isAway && "away"]
    .filter(Boolean)
    .join(" ");
}

function Seated({ holder, isMe }: { holder: SeatView; isMe: boolean }) {
  const notes = [
    isMe && t("table-you"),
    holder.host && t("lobby-host"),
    holder.left ? t("lobby-left") : isBot(holder) && t("table-bot", { level: holder.bot ?? "none" }),
    holder.occupant === "person" && !holder.connected && t("table-away"),
    holder.ready && t("lobby-is-ready"),
  ].filter((note) => note !== false);
  return (
    <>
      <span class="lobby-face seat-face">
        <Face
          name={holder.name}
          avatar={holder.avatar}
          isBot={isBot(holder) && !holder.left}
          mood={holder.ready ? "happy" : "calm"}
        />
        {holder.ready && <Icon name="check" />}
      </span>
      <span class="lobby-name stretched">
        <strong>{holder.name}</strong>
        {notes.length > 0 && <small>{notes.join(" · ")}</small>}
      </span>
    </>
  );
}

/** Changes the player's name, here and at later tables. */
function Rename({ session, name }: { session: TableSession; name: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = async (event: Event) => {
    event.preventDefault();
    if (!draft?.trim() || draft === name) return setDraft(null);
    if (!(await session.ask({ command: "rename", name: draft }))) return;
    setDraft(null);
    await rename(draft).catch(showFailure);
  };
  return (
    <>
      <IconButton icon="pencil" label={t("lobby-rename")} data-do="rename" onClick={() => setDraft(name)} />
      {draft !== null && (
        <Dialog title={t("lobby-rename")} onClose={() => setDraft(null)}>
          <form class="joined" onSubmit={(event) => void save(event)}>
            <FaceChoice name={draft} onChange={(avatar) => void session.ask({ command: "rename", name, avatar })} />
            <input
              aria-label={t("lobby-rename")}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              value={draft}
              onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <button class="button primary">{t("lobby-save")}</button>
          </form>
        </Dialog>
      )}
    </>
  );
}
