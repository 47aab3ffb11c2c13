// An offer to show the table on a television.

import { useState } from "preact/hooks";
import { Icon } from "../../../ui/icon";
import { onDemand } from "../../../ui/on-demand";
import { t } from "../../../words/messages";

const How = onDemand(() => import("./tv-how").then((file) => file.How));

export function TvOffer({ code }: { code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" data-do="tv" onClick={() => setIsOpen(true)}>
        <Icon name="tv" />
        {t("tv-offer")}
      </button>
      {isOpen && <How code={code} onClose={() => setIsOpen(false)} />}
    </>
  );
}
