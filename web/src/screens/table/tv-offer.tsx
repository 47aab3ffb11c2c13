// An offer to show the table on a television.

import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { t } from "../../words/messages";

type How = ComponentType<{ code: string; onClose(): void }>;

export function TvOffer({ code }: { code: string }) {
  const [{ How }, setOpen] = useState<{ How: How | null }>({ How: null });
  const open = () => void import("./tv-how").then(setOpen, reportError);
  return (
    <>
      <button type="button" class="button" data-do="tv" onClick={open}>
        <Icon name="tv" />
        {t("tv-offer")}
      </button>
      {How && <How code={code} onClose={() => setOpen({ How: null })} />}
    </>
  );
}
