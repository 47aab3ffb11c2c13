// Answers without a server: by this device, or by files beside the pages.

import { requestHere } from "./device";
import { databaseOf } from "./device-storage";
import { HAS_SERVER, isHere, keepMe, KEPT_ME } from "./host";
import type { Me, Opened, PushKey, Settings } from "./protocol";
import { ROOT } from "./root";
import { fetchFailed, refusal, Failure } from "./failure";

const GUESTS: Partial<Record<string, string>> = { en: "Guest", it: "Ospite", fr: "Invité", de: "Gast" };

/** The answer where there is no server, or where the request is about this device. */
export async function answerHere<T>(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const found = isHere(path) ? undefined : await ownAnswer(`${method} ${path.split("?")[0]}`, body);
  if (found !== undefined) return found as T;
  const { status, body: text } = await requestHere(method, path, body, signal);
  if (status < 400) return JSON.parse(text) as T;
  throw refusal(status, text);
}

/** The answer while the server cannot be reached: this device helps with what it can do as well. */
export async function answerOffline<T>(path: string, method: string, body: unknown): Promise<T> {
  const asked = `${method} ${path.split("?")[0]}`;
  if (asked !== "GET /api/me" && !PLAYED_HERE.test(asked)) throw fetchFailed("offline");
  return answerHere<T>(path, method, body).catch(() => {
    throw fetchFailed("offline");
  });
}

const PLAYED_HERE = /^(POST \/api\/(tables|replays)|GET \/api\/puzzles(\/.*)?)$/;

/** What needs no Python; undefined if it does. */
async function ownAnswer(asked: string, body: unknown): Promise<unknown> {
  switch (asked) {
    case "GET /api/me":
      return keptMe();
    case "PATCH /api/me":
      return keepMe(body as Me);
    case "DELETE /api/me":
      return forgetHere();
    case "GET /api/games":
      return (await fetch(`${ROOT}/games.json`)).json();
    case "GET /api/tables":
    case "GET /api/records":
      return [];
    case "GET /api/push":
      return { key: null } satisfies PushKey;
    default:
      if (!HAS_SERVER && !PLAYED_HERE.test(asked)) throw fetchFailed("needs-server");
      return undefined;
  }
}

function keptMe(): Me {
  try {
    return JSON.parse(localStorage.getItem(KEPT_ME) ?? "") as Me;
  } catch {
    return { name: GUESTS[document.documentElement.lang] ?? "Guest" };
  }
}

/** People who share a device need no server. Without the files of Mazzo's Python, the server has their table. */
export async function openForOneDevice(
  settings: Partial<Settings>,
  openAtServer: () => Promise<Opened>,
): Promise<Opened> {
  return answerHere<Opened>("/api/tables", "POST", settings).catch((error: unknown) => {
    if (HAS_SERVER && error instanceof Failure && error.code === "not-loaded") return openAtServer();
    throw error;
  });
}

/** Forgets all tables and records of this device. */
export function forgetHere(): Promise<null> {
  return new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(databaseOf(`${ROOT}/`));
    request.onsuccess = request.onblocked = () => done(null); // a page with a table may still have it open
    request.onerror = () => failed(request.error!);
  });
}
