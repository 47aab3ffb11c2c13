// Invites others to a table: its link, code and QR code.

import { SITE } from "../../../net/root";
import { toast } from "../../../state/toasts";
import { Button } from "../../../ui/button";
import { Qr } from "../../../ui/qr";
import { t } from "../../../words/messages";
import { useShortCode } from "./short-code";
import { TvOffer } from "./tv-offer";

interface InvitationProps {
  code: string;
  /** Whether a seat is free: then it has a short code. */
  isWaiting?: boolean;
  /** Whether the table is closed to new people. */
  isLocked?: boolean;
}

export function Invitation({ code, isWaiting = false, isLocked = false }: InvitationProps) {
  const address = `${SITE}/t/${code}`;
  const shortCode = useShortCode(code, isWaiting);
  if (isLocked) return null;
  return (
    <div class="invitation aligned flowing">
      <Qr text={address} />
      <div class="invitation-words stacked gap-5">
        <p>{t("lobby-invite-how")}</p>
        <p
          class={shortCode ? "code short-code" : "code"}
          aria-label={t("lobby-code")}
          data-code={code}
          data-short-code={shortCode}
        >
          {shortCode ? shortCode.replace(/(.{3})/, "$1 ") : code.replace(/(.{4})(?=.)/g, "$1-")}
        </p>
        <div class="invitation-buttons flowing">
          <Button icon="copy" class="primary" data-do="copy" onClick={() => void copy(address)}>
            {t("lobby-copy-link")}
          </Button>
          {canShare() && (
            <Button icon="share" data-do="share" onClick={() => void share(t("lobby-share-title"), address)}>
              {t("lobby-share")}
            </Button>
          )}
          <TvOffer code={code} />
        </div>
      </div>
    </div>
  );
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("table-copied"));
  } catch {
    toast(t("table-not-copied", { text })); // the browser may not allow it
  }
}

export function canShare(): boolean {
  return "share" in navigator;
}

/** Shares a link with the device's dialog, or copies it. */
export async function share(title: string, url: string): Promise<void> {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url);
  }
}
