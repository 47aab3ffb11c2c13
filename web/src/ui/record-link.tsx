// Downloads the record of a game, from the server or this device.

import type { ComponentChildren } from "preact";
import { api } from "../net/api";
import { t } from "../words/messages";
import { showFailure } from "../words/failures";
import { save } from "./share-file";
import { Button } from "./button";

export async function recordFile(id: string): Promise<File> {
  const record = await api.record(id);
  return new File([JSON.stringify(record, null, 1)], nameOf(id), { type: "application/json" });
}

function nameOf(id: string): string {
  return `mazzo-${id}.json`;
}

export function RecordLink({ id, isRound, children }: { id: string; isRound?: boolean; children: ComponentChildren }) {
  const download = (event: Event) => {
    event.preventDefault();
    recordFile(id).then(save, showFailure);
  };
  return (
    <Button
      class={isRound ? "quiet round" : ""}
      href={`/api/records/${id}`}
      download={nameOf(id)}
      aria-label={t("replay-download")}
      title={t("replay-download")}
      onClick={download}
    >
      {children}
    </Button>
  );
}
