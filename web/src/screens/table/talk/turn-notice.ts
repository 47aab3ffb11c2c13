// A notice from the page itself, which is open in the background.

import { isQuiet, noticeSettings } from "../../../state/notices";

/** Tell that it is this person's turn. It replaces the notice before it. */
export async function noticeTurn(game: string): Promise<void> {
  const wanted = noticeSettings();
  if (!wanted || isQuiet(wanted) || Notification.permission !== "granted") return;
  const table = location.pathname.split("/").at(-1)!;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(game, { body: wanted.says, tag: table, data: { table } });
}
