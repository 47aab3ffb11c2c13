// Notifications of the player's turn: whether they are on for this device, and when they are muted.

import { api } from "../net/api";
import type { Quiet } from "../net/protocol";
import { storage } from "./storage";

const KEPT = "notices";
const NIGHT = { begins: 22 * 60, ends: 8 * 60 }; // minutes since midnight

export interface NoticeSettings {
  /** The text of a notification, in the language in which it was turned on. */
  text: string;
  notAtNight: boolean;
}

export function noticeSettings(): NoticeSettings | null {
  return storage.read<NoticeSettings | null>(KEPT, null);
}

/** Whether notifications are muted now. */
export function isQuiet({ notAtNight }: NoticeSettings, now = new Date()): boolean {
  const minute = now.getHours() * 60 + now.getMinutes();
  return notAtNight && (minute >= NIGHT.begins || minute < NIGHT.ends);
}

export function canNotify(): boolean {
  return "Notification" in window && "serviceWorker" in navigator;
}

/** Without a request where it was granted before: then a change is stored immediately, even if the page reloads. */
const mayNotify = () =>
  Notification.permission === "granted" || Notification.requestPermission().then((answer) => answer === "granted");

/** Turns notifications on: from the page, and from the server if it has a push key. False if permission is denied. */
export async function turnOn(wanted: NoticeSettings): Promise<boolean> {
  if (!(await mayNotify())) return false;
  storage.write(KEPT, wanted);
  const { key } = await api.pushKey();
  if (key === null) return true;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const quiet: Quiet | null = wanted.notAtNight ? { ...NIGHT, zone } : null;
  await api.subscribe({
    endpoint: subscription.endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    says: wanted.text,
    quiet,
  });
  return true;
}

export async function turnOff(): Promise<void> {
  storage.set(KEPT, "null");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.unsubscribe(subscription.endpoint);
}
