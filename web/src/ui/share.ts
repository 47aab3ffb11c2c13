// Hand a link on: the device's own way, or the clipboard, or else the link to read.

import { toast } from "../state/toasts";
import { t } from "../words/messages";

/** Hand a text on. */
export async function shareText(text: string): Promise<void> {
  await handOn({ text }, text, () => t("day-copy-this"));
}

export async function share(url: string, title: string): Promise<void> {
  await handOn({ url, title }, url, () => t("replay-copy-this", { url }));
}

async function handOn(data: ShareData, text: string, otherwise: () => string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser can
  if (navigator.share) {
    await navigator.share(data).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // they changed their mind
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
