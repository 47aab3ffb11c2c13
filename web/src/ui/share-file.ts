// Shares a file with the device's dialog, or downloads it.

import { toast } from "../state/toasts";
import { t } from "../words/messages";

export async function shareFile(file: File, title: string): Promise<void> {
  const shared = { files: [file], title };
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
  if (!navigator.canShare?.(shared)) return save(file);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) save(file);
  }
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  toast(t("table-saved", { name: file.name }));
}
