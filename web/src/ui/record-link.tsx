// The record of a game as a file, wherever the game was played.

import type { ComponentChildren } from "preact";
import { api } from "../net/api";
import { toast } from "../state/toasts";
import { t } from "../words/messages";
import { explain } from "../words/failures";
import { save } from "./share-file";

export function RecordLink({ id, isRound, children }: { id: string; isRound?: boolean; children: ComponentChildren }) {
  const name = `mazzo-${id}.json`;
  const download = (event: Event) => {
    event.preventDefault();
    api.record(id).then(
      (record) => save(new File([JSON.stringify(record, null, 1)], name, { type: "application/json" })),
      (error: unknown) => toast(explain(error)),
    );
  };
  return (
    <a
      class={isRound ? "button quiet round" : "button"}
      href={`/api/records/${id}`}
      download={name}
      aria-label={t("replay-download")}
      title={t("replay-download")}
      onClick={download}
    >
      {children}
    </a>
  );
}
