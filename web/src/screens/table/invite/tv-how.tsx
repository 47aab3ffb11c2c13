// Explains how to show the table on a television.

import { SITE } from "../../../net/root";
import { Dialog } from "../../../ui/dialog";
import { t } from "../../../words/messages";
import { useShortCode } from "./short-code";
import { Button } from "../../../ui/button";

export function How({ code, onClose }: { code: string; onClose(): void }) {
  const shortCode = useShortCode(code, true);
  return (
    <Dialog title={t("tv-offer")} onClose={onClose}>
      <p>{t("tv-how")}</p>
      <p class="code">{`${SITE}/tv`.replace(/^https?:\/\//, "")}</p>
      <p class="code short-code" data-tv-letters={shortCode}>
        {shortCode ? shortCode.replace(/(.{3})/, "$1 ") : "…"}
      </p>
      <div class="dialog-buttons flowing gap-5">
        <Button class="primary" data-do="tv-here" href={`/tv#${code}`} target="_blank" rel="noopener">
          {t("tv-here")}
        </Button>
      </div>
    </Dialog>
  );
}
