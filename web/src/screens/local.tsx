// Games for several people on one device.

import "./table/lobby/lobby.css";
import "./local.css";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/messages";
import { showFailure } from "../words/failures";
import { LocalForm } from "./local/form";
import { LocalGame } from "./local/game";
import { Party, waiting } from "./local/party";

export function LocalScreen(_: object) {
  const [party, setParty] = useState<Party | null>(null);
  const [isBeginning, setIsBeginning] = useState(false);
  useEffect(() => () => party?.close(), [party]);
  useEffect(() => {
    if (location.hash === "#resume") void waiting().then((begun) => begun && gather(Party.resume(begun)));
  }, []);
  const gather = (coming: Promise<Party>) => {
    setIsBeginning(true);
    coming.then(setParty, showFailure).finally(() => setIsBeginning(false));
  };
  if (party) return <LocalGame party={party} />;
  if (isBeginning) {
    return (
      <main class="nowhere" aria-busy="true">
        <p>{t("local-beginning")}</p>
      </main>
    );
  }
  return (
    <LocalForm
      begin={(game, edition, names) => gather(Party.begin(game, edition, names))}
      resume={(begun) => gather(Party.resume(begun))}
    />
  );
}
