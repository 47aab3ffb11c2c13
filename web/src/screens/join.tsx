// Joins a table by its code, opens one on this device, or leads to a server.

import { useState } from "preact/hooks";
import { HAS_SERVER } from "../net/host";
import { tableOf } from "../state/letters";
import { go } from "../state/route";
import { Nothing } from "../ui/drawing";
import { Button } from "../ui/button";
import { onDemand } from "../ui/on-demand";
import { t } from "../words/messages";
import { explain } from "../words/failures";

const ServerPanel = onDemand(() => import("../ui/server-panel").then((file) => file.ServerPanel));

export function Join() {
  return HAS_SERVER ? <JoinByCode /> : <Alone />;
}

/** For pages without a server. */
function Alone() {
  return (
    <div class="stacked">
      <OneDevice />
      <ServerPanel />
    </div>
  );
}

function OneDevice() {
  return (
    <Button icon="people" class="quiet" href="/local">
      {t("site-one-device")}
    </Button>
  );
}

function JoinByCode() {
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState("");
  const join = async (event: Event) => {
    event.preventDefault();
    try {
      const long = await tableOf(code);
      if (long) go(`/t/${long}`);
    } catch (error) {
      setFailure(explain(error));
    }
  };
  const type = (text: string) => {
    setCode(text);
    setFailure("");
  };
  return (
    <form class="panel join" onSubmit={(event) => void join(event)}>
      <label for="code">{t("site-join-with-code")}</label>
      <div class="joined">
        <input
          id="code"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={24}
          placeholder="ABC DEF"
          value={code}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button class="button">{t("site-join")}</button>
      </div>
      <div role="alert">
        {failure && (
          <Nothing of="code" isSmall>
            <p>{failure}</p>
          </Nothing>
        )}
      </div>
      <OneDevice />
      <Button icon="crown" class="quiet" href="/club">
        {t("site-club")}
      </Button>
    </form>
  );
}
