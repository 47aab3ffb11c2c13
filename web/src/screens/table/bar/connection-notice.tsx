// A line above the board about the connection.

import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/messages";
import { closeSentence } from "../../../words/failures";
import type { TableSession } from "../session/session";

const BACK_SECONDS = 3;

/** Shown while the connection is lost, and for some seconds after. */
export function ConnectionNotice({ session }: { session: TableSession }) {
  const connection = session.connection.state.value;
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (connection === "lost") setWasLost(true);
    if (connection !== "connected" || !wasLost) return;
    const timer = setTimeout(() => setWasLost(false), BACK_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [connection, wasLost]);
  const closeMessage = session.connection.closeMessage.value;
  return (
    <div role="status">
      {connection === "lost" && (
        <p class="notice aligned flowing centred bad">{closeMessage ? closeSentence(closeMessage) : t("table-lost")}</p>
      )}
      {connection === "connected" && wasLost && <p class="notice aligned flowing centred good">{t("table-back")}</p>}
    </div>
  );
}
