// Notices that it is one's turn: whether this person wants them on this device, and when not.

import { api } from "../net/api";
import type { Quiet } from "../net/protocol";
import { storage } from "./storage";

const KEPT = "notices";
const NIGHT = { begins: 22 * 60, ends: 8 * 60 }; // minutes since midnight

export interface Wish {
  /** What a notice says, in the language in which it was asked for. */
  says: string;
  notAtNight: boolean;
}

export function wish(): Wish | null {
  return JSON.parse(storage.get(KEPT) ?? "null") as Wish | null;
}

/** Whether it is night now, for somebody who does not want to be told then. */
export function isQuiet({ notAtNight }: Wish, now = new Date()): boolean {
  const minute = now.getHours() * 60 + now.getMinutes();
  return notAtNight && (minute >= NIGHT.begins || minute < NIGHT.ends);
}

/** Whether this browser can show notices at all. */
export function canNotify(): boolean {
  return "Notification" in window && "serviceWorker" in navigator;
}

/**
 * Asks only a browser that has not agreed yet. Once it has, a change is kept at the tap, even if the page is loaded
 * again at once.
 */
const mayNotify = () =>
  Notification.permission === "granted" || Notification.requestPermission().then((answer) => answer === "granted");

/**
 * The person wants notices: from the page, and from the server where its operator agrees. False if they may not be
 * shown.
 */
export async function turnOn(wanted: Wish): Promise<boolean> {
  if (!(await mayNotify())) return false;
  storage.set(KEPT, JSON.stringify(wanted));
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
    says: wanted.says,
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
