// The button for messages in the lobby.

import { useState } from "preact/hooks";
import { Button } from "../../../ui/button";
import { useKeys } from "../../../ui/keys";
import { TalkPicker } from "../../../ui/talk";
import { t } from "../../../words/messages";
import type { TableSession } from "../session/session";

export function Talk({ session, mayWrite }: { session: TableSession; mayWrite: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen((now) => !now);
  useKeys({ e: toggle, Escape: () => setIsOpen(false) });
  return (
    <div class="lobby-talk">
      <Button icon="smile" class="quiet rigid" data-tool="table-talk" aria-expanded={isOpen} onClick={toggle}>
        <span class="says">{t("table-talk")}</span>
      </Button>
      {isOpen && <TalkPicker mayWrite={mayWrite} say={(words) => void session.say(words)} onClose={toggle} />}
    </div>
  );
}
