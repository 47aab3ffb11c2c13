// A note on how the table's edition differs from the best-known one, shown once per device. In the lobby, the host can
// change the edition there.

import { useEffect, useState } from "preact/hooks";
import type { Update } from "../../../net/protocol";
import { editionsOf, rememberEdition } from "../../../state/known";
import { storage } from "../../../state/storage";
import { t, tMaybe } from "../../../words/messages";
import { loadEditions } from "../../../words/offered";
import type { TableSession } from "../session/session";
import { Button } from "../../../ui/button";

interface EditionNoteProps {
  session: TableSession;
  shown: Update;
  /** Before a game, and when it first matters in one. */
  at: "lobby" | "game";
}

export function EditionNote({ session, shown: { table, view, host }, at }: EditionNoteProps) {
  const { game } = table.settings;
  const edition = view?.edition ?? table.settings.edition;
  const key = `edition-told.${at}.${game}`;
  const [isOpen, setIsOpen] = useState(() => storage.get(key) === null);
  const note = tMaybe(`${game}-edition-note-${edition}`, {});
  const isShown = isOpen && note !== undefined;
  useEffect(() => {
    if (!isShown) return;
    loadEditions();
    storage.set(key, "yes");
  }, [isShown]);
  if (!isShown) return null;
  const other = editionsOf(game).find(({ name }) => name !== edition)?.name;
  const change = () => {
    setIsOpen(false);
    rememberEdition(game, other!);
    void session.ask({ command: "change", settings: { ...table.settings, edition: other!, options: {} } });
  };
  return (
    <div class="notice paper aligned flowing centred" data-notice="edition" role="status">
      <span>{note}</span>
      {at === "lobby" && host && other && (
        <Button data-do="change-edition" onClick={change}>
          {t("edition-change")}
        </Button>
      )}
      <Button class="quiet" data-do="edition-known" onClick={() => setIsOpen(false)}>
        {t("edition-known")}
      </Button>
    </div>
  );
}
