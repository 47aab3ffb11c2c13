// Shares a text or link with the device's dialog, the clipboard, or a message that shows it.

import { toast } from "../state/toasts";
import { t } from "../words/messages";

export async function shareText(text: string): Promise<void> {
  await shareOrCopy({ text }, text, () => t("day-copy-this"));
}

export async function share(url: string, title: string): Promise<void> {
  await shareOrCopy({ url, title }, url, () => t("replay-copy-this", { url }));
}

async function shareOrCopy(data: ShareData, text: string, otherwise: () => string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser can
  if (navigator.share) {
    await navigator.share(data).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // the user cancelled
    });
    return;
  }
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- without https there is no clipboard
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  toast(isCopied ? t("replay-copied") : otherwise());
}
