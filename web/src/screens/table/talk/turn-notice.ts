// A notification from a page in the background.

import { isQuiet, noticeSettings } from "../../../state/notices";

/** Notifies the player of their turn. It replaces the last notification. */
export async function noticeTurn(game: string): Promise<void> {
  const wanted = noticeSettings();
  if (!wanted || isQuiet(wanted) || Notification.permission !== "granted") return;
  const table = location.pathname.split("/").at(-1)!;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(game, { body: wanted.text, tag: table, data: { table } });
}
