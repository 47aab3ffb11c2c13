// Everybody at a table, and what can be done about somebody: not hear them; for the host, hand on the role or send them
// away.

import "../../../ui/people.css";
import { useState } from "preact/hooks";
import type { Update } from "../../../net/protocol";
import { Switch } from "../../../ui/controls";
import { Dialog } from "../../../ui/dialog";
import { Face } from "../../../ui/face";
import { Button, IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/messages";
import type { TableSession } from "../session/session";

export interface Somebody {
  person: number;
  name: string;
  avatar?: number | null;
  connected?: boolean;
  screen?: boolean;
}

/** Those who have no seat; and, for the host, those whom the table does not list, and those who were sent away. */
export function Bystanders({ session, shown }: { session: TableSession; shown: Update }) {
  const { bystanders, watchers } = shown.table;
  const all = [...bystanders, ...shown.others];
  if (!all.length && !shown.removed.length) return null;
  return (
    <section class="panel" aria-labelledby="bystanders-title">
      <h2 id="bystanders-title">{t("people-watching", { count: watchers })}</h2>
      <ul class="people stacked">
        {all.map((somebody) => (
          <Row key={somebody.person} session={session} shown={shown} somebody={somebody} />
        ))}
        <Removed session={session} shown={shown} />
      </ul>
    </section>
  );
}

/** Everybody, during a game. */
export function People({ session, shown }: { session: TableSession; shown: Update }) {
  const seated = shown.table.seats.flatMap(({ person, name, avatar }, seat) =>
    person === null || seat === shown.seat ? [] : [{ person, name, avatar }],
  );
  const all = [...seated, ...shown.table.bystanders, ...shown.others];
  return (
    <>
      <ul class="people stacked">
        {all.map((somebody) => (
          <Row key={somebody.person} session={session} shown={shown} somebody={somebody} />
        ))}
        <Removed session={session} shown={shown} />
      </ul>
      <LockSwitch session={session} shown={shown} />
    </>
  );
}

function Row({ session, shown, somebody }: { session: TableSession; shown: Update; somebody: Somebody }) {
  return (
    <li class="aligned gap-5" data-person={somebody.name}>
      {somebody.screen ? <Icon name="tv" /> : <Face name={somebody.name} avatar={somebody.avatar ?? null} />}
      <span class="lobby-name stretched">
        {somebody.name}
        {somebody.connected === false && <small>{t("table-away")}</small>}
      </span>
      <PersonButton session={session} shown={shown} somebody={somebody} />
    </li>
  );
}

function Removed({ session, shown }: { session: TableSession; shown: Update }) {
  return (
    <>
      {shown.removed.map(({ person, name }) => (
        <li key={person} class="aligned gap-5" data-person={name}>
          <Face name={name} />
          <span class="lobby-name stretched">
            {name}
            <small>{t("people-removed")}</small>
          </span>
          <Button data-do="let-in" onClick={() => void session.ask({ command: "letin", person })}>
            {t("people-let-in")}
          </Button>
        </li>
      ))}
    </>
  );
}

/** A person with the possible actions. */
export function PersonButton({
  session,
  shown,
  somebody: { person, name },
}: {
  session: TableSession;
  shown: Update;
  somebody: Somebody;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const isSilenced = session.silenced.value.has(person);
  const close = () => {
    setIsOpen(false);
    setIsSure(false);
  };
  const closeAfter = (act: () => unknown) => () => {
    act();
    close();
  };
  const says = t("people-more", { name });
  return (
    <>
      <IconButton
        icon={isSilenced ? "mute" : "more"}
        label={says}
        data-do={`person-${person}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog title={name} onClose={close}>
          <div class="menu stacked gap-5">
            <Button
              icon={isSilenced ? "sound" : "mute"}
              data-do="silence"
              aria-pressed={isSilenced}
              onClick={closeAfter(() => session.silence(person, !isSilenced))}
            >
              {t(isSilenced ? "people-hear" : "people-silence")}
            </Button>
            {shown.host && (
              <Button
                icon="crown"
                data-do="hand-on"
                onClick={closeAfter(() => session.ask({ command: "handon", person }))}
              >
                {t("people-hand-on")}
              </Button>
            )}
            {shown.host && (
              <Button
                icon="close"
                class="danger"
                data-do="remove"
                onClick={() =>
                  isSure ? closeAfter(() => session.ask({ command: "remove", person }))() : setIsSure(true)
                }
              >
                {t(isSure ? "people-remove-sure" : "people-remove")}
              </Button>
            )}
            {isSure && (
              <p role="status">{t(shown.table.stage === "playing" ? "people-remove-game" : "people-remove-why")}</p>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The host closes the table to everybody who was not there; the others see whether it is. */
export function LockSwitch({ session, shown: { host, table } }: { session: TableSession; shown: Update }) {
  if (host)
    return (
      <Switch
        name="locked"
        label={t("people-lock")}
        isOn={table.locked}
        onChange={(on) => void session.ask({ command: "lock", on })}
      />
    );
  return table.locked ? <p class="quiet-words">{t("people-locked")}</p> : null;
}
