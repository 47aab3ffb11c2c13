// The button that shows the table on a television.

import { useState } from "preact/hooks";
import { Button } from "../../../ui/button";
import { onDemand } from "../../../ui/on-demand";
import { t } from "../../../words/messages";

const How = onDemand(() => import("./tv-how").then((file) => file.How));

export function TvOffer({ code }: { code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="tv" data-do="tv" onClick={() => setIsOpen(true)}>
        {t("tv-offer")}
      </Button>
      {isOpen && <How code={code} onClose={() => setIsOpen(false)} />}
    </>
  );
}
