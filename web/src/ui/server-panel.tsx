// A form on pages without a server that opens one.

import { useState } from "preact/hooks";
import { t } from "../words/messages";

export function ServerPanel() {
  const [address, setAddress] = useState("");
  const visit = (event: Event) => {
    event.preventDefault();
    location.assign(address.includes("://") ? address : `https://${address}`);
  };
  return (
    <form class="panel" data-do="server" onSubmit={visit}>
      <label for="server">{t("site-server-why")}</label>
      <div class="joined">
        <input
          id="server"
          required
          autocapitalize="none"
          spellcheck={false}
          placeholder={t("site-server-address")}
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value.trim())}
        />
        <button class="button">{t("site-server-go")}</button>
      </div>
    </form>
  );
}
