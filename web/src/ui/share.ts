// Hand a link on: the device's own way, or the clipboard, or else the link to read.

import { toast } from "../state/toasts";
import { t } from "../words/messages";

export async function share(url: string, title: string): Promise<void> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser can
  if (navigator.share) {
    await navigator.share({ url, title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // they changed their mind
    });
    return;
  }
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- without https there is no clipboard
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  toast(isCopied ? t("replay-copied") : t("replay-copy-this", { url }));
}
