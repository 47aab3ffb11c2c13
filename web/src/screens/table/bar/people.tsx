// The people at a table, with actions on them: silence them or, for the host, pass on the role or remove them.

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

export interface Person {
  person: number;
  name: string;
  avatar?: number | null;
  connected?: boolean;
  screen?: boolean;
}

/** Spectators; for the host also unlisted and removed people. */
export function Bystanders({ session, shown }: { session: TableSession; shown: Update }) {
  const { bystanders, watchers } = shown.table;
  const all = [...bystanders, ...shown.others];
  if (!all.length && !shown.removed.length) return null;
  return (
    <section class="panel" aria-labelledby="bystanders-title">
      <h2 id="bystanders-title">{t("people-watching", { count: watchers })}</h2>
      <ul class="people stacked">
        {all.map((subject) => (
          <Row key={subject.person} session={session} shown={shown} subject={subject} />
        ))}
        <Removed session={session} shown={shown} />
      </ul>
    </section>
  );
}

/** All people, during a game. */
export function People({ session, shown }: { session: TableSession; shown: Update }) {
  const seated = shown.table.seats.flatMap(({ person, name, avatar }, seat) =>
    person === null || seat === shown.seat ? [] : [{ person, name, avatar }],
  );
  const all = [...seated, ...shown.table.bystanders, ...shown.others];
  return (
    <>
      <ul class="people stacked">
        {all.map((subject) => (
          <Row key={subject.person} session={session} shown={shown} subject={subject} />
        ))}
        <Removed session={session} shown={shown} />
      </ul>
      <LockSwitch session={session} shown={shown} />
    </>
  );
}

function Row({ session, shown, subject }: { session: TableSession; shown: Update; subject: Person }) {
  return (
    <li class="aligned gap-5" data-person={subject.name}>
      {subject.screen ? <Icon name="tv" /> : <Face name={subject.name} avatar={subject.avatar ?? null} />}
      <span class="lobby-name stretched">
        {subject.name}
        {subject.connected === false && <small>{t("table-away")}</small>}
      </span>
      <PersonButton session={session} shown={shown} subject={subject} />
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

/** Opens the actions on a person. */
export function PersonButton({
  session,
  shown,
  subject: { person, name },
}: {
  session: TableSession;
  shown: Update;
  subject: Person;
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
  const label = t("people-more", { name });
  return (
    <>
      <IconButton
        icon={isSilenced ? "mute" : "more"}
        label={label}
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

/** Lets the host close the table to new people; the others see whether it is closed. */
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
