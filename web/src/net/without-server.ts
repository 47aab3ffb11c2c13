// Answers requests without a server, on this device or from files beside the pages.

import { requestHere } from "./device";
import { databaseOf } from "./device-storage";
import { HAS_SERVER, isHere, keepMe, KEPT_ME } from "./host";
import type { Me, Opened, PushKey, Settings } from "./protocol";
import { ROOT } from "./root";
import { fetchFailed, refusal, Failure } from "./failure";

const GUESTS: Partial<Record<string, string>> = { en: "Guest", it: "Ospite", fr: "Invité", de: "Gast" };

/** The answer for pages without a server, and for tables on this device. */
export async function answerHere<T>(path: string, method: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const found = isHere(path) ? undefined : await ownAnswer(`${method} ${path.split("?")[0]}`, body);
  if (found !== undefined) return found as T;
  const { status, body: text } = await requestHere(method, path, body, signal);
  if (status < 400) return JSON.parse(text) as T;
  throw refusal(status, text);
}

/** The answer while the server is unreachable, for requests that this device can handle. */
export async function answerOffline<T>(path: string, method: string, body: unknown): Promise<T> {
  const request = `${method} ${path.split("?")[0]}`;
  if (request !== "GET /api/me" && !PLAYED_HERE.test(request)) throw fetchFailed("offline");
  return answerHere<T>(path, method, body).catch(() => {
    throw fetchFailed("offline");
  });
}

const PLAYED_HERE = /^(POST \/api\/(tables|replays)|GET \/api\/puzzles(\/.*)?)$/;

/** The answer if it needs no Python, or undefined. */
async function ownAnswer(request: string, body: unknown): Promise<unknown> {
  switch (request) {
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
      if (!HAS_SERVER && !PLAYED_HERE.test(request)) throw fetchFailed("needs-server");
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

/** Opens a table for people who share this device: here, or at the server if Mazzo's files cannot be loaded. */
export async function openForOneDevice(
  settings: Partial<Settings>,
  openAtServer: () => Promise<Opened>,
): Promise<Opened> {
  return answerHere<Opened>("/api/tables", "POST", settings).catch((error: unknown) => {
    if (HAS_SERVER && error instanceof Failure && error.code === "not-loaded") return openAtServer();
    throw error;
  });
}

/** Deletes all tables and records of this device. */
export function forgetHere(): Promise<null> {
  return new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(databaseOf(`${ROOT}/`));
    request.onsuccess = request.onblocked = () => done(null); // another page may still have it open
    request.onerror = () => failed(request.error!);
  });
}
