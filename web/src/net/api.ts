// The HTTP API of the server: docs/protocol.md.

import { signal } from "@preact/signals";
import type {
  Advice,
  Analysis,
  Explanation,
  GameInfo,
  GameRecord,
  Me,
  MoveLink,
  Opened,
  PushKey,
  RecordRow,
  Replay,
  Settings,
  ShortCode,
  Stored,
  Subscription,
  TableView,
  TournamentCommand,
  TournamentPlan,
  TournamentView,
} from "./protocol";
import { HAS_SERVER, isHere, keepMe } from "./host";
import { ROOT } from "./root";
import { fetchFailed, refusal, Failure } from "./failure";

/** How many questions wait because the page has asked too much. */
export const waiting = signal(0);

const PATIENCE = 120_000; // milliseconds that the page goes on trying, when it is told that it asks too much

/** Told that it asks too much, the page waits as long as the server says, shows that it does, and tries again. */
export async function ask<T>(
  path: string,
  method = "GET",
  body?: unknown,
  more: HeadersInit = {},
  signal?: AbortSignal,
): Promise<T> {
  const until = Date.now() + PATIENCE;
  let isWaiting = false;
  try {
    for (;;) {
      try {
        return await askOnce<T>(path, method, body, more, signal);
      } catch (error) {
        if (!(error instanceof Failure && error.status === 429)) throw error;
        const wait = secondsToWait(error) * 1000 * (1 + Math.random() / 4); // not all at once, those in one room
        if (Date.now() + wait > until) throw error;
        if (!isWaiting) waiting.value++;
        isWaiting = true;
        await pause(wait);
      }
    }
  } finally {
    if (isWaiting) waiting.value--;
  }
}

function secondsToWait({ facts }: Failure): number {
  return Number(facts["seconds"]) || 1;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}

async function askOnce<T>(
  path: string,
  method: string,
  body: unknown,
  more: HeadersInit,
  signal?: AbortSignal,
): Promise<T> {
  if (!HAS_SERVER || isHere(path)) return (await import("./without-server")).answerHere<T>(path, method, body, signal);
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      ...(signal && { signal }),
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return (await import("./without-server")).answerOffline<T>(path, method, body);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw refusal(response.status, text, response.statusText);
}

/** A file that a package brings. */
export async function fetchBrought(address: string): Promise<Response> {
  const response = await fetch(ROOT + address).catch(() => null);
  if (!response) throw fetchFailed("offline");
  if (!response.ok) throw new Failure("fault", response.statusText, response.status);
  return response;
}

/**
 * Sends a request that takes the server some work. If it is busy, the page tries again a few times, when the server
 * says, while somebody still wants the answer.
 */
export async function askPatiently<T>(
  path: string,
  method?: string,
  body?: unknown,
  isWanted = () => true,
): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await ask<T>(path, method, body);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "busy" && left)) throw error;
      await pause(secondsToWait(error) * 1000);
      if (!isWanted()) throw error;
    }
  }
}

const LOCK_PATIENCE = 5_000; // milliseconds that a tab waits for another one, which may have been put to sleep

let meeting: Promise<Me> | null = null; // the server tells this browser who it is, or has done so

/**
 * The server tells who we are, and makes somebody of a newcomer: two people, if a newcomer asks twice at once.
 * A newcomer gets a name in the language of the page.
 */
function meet(): Promise<Me> {
  const language = document.documentElement.lang;
  const asked = oneTabAtATime(() => ask<Me>("/api/me", "GET", undefined, { "accept-language": language })).then(keepMe);
  meeting = asked;
  asked.catch(() => {
    if (meeting === asked) meeting = null;
  });
  return asked;
}

/** Without HTTPS a browser cannot coordinate its tabs; then each sends its own request. */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  try {
    return await locks.request(`${ROOT}/api/me`, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, work);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return work(); // the other tab took too long
  }
}

/** Ask for something as the person that we are: when we know it, and anew if the server has forgotten us. */
export async function askAsSomebody<T>(path: string, method: string, body?: unknown): Promise<T> {
  await (meeting ?? meet());
  try {
    return await ask<T>(path, method, body);
  } catch (error) {
    if (!(error instanceof Failure && error.code === "stranger")) throw error;
    await meet();
    return ask<T>(path, method, body);
  }
}

async function openTable(settings: Partial<Settings> & { game: string }): Promise<Opened> {
  const openAtServer = () => askAsSomebody<Opened>("/api/tables", "POST", settings);
  if (!settings.one_device) return openAtServer();
  return (await import("./without-server")).openForOneDevice(settings, openAtServer);
}

export const api = {
  me: meet,
  rename: (name: string) => askAsSomebody<Me>("/api/me", "PATCH", { name }).then(keepMe),
  forgetMe: async () => {
    await askAsSomebody<void>("/api/me", "DELETE");
    await (await import("./without-server")).forgetHere();
  },
  moveLink: () => askAsSomebody<MoveLink>("/api/me/move", "POST"),
  games: () => ask<GameInfo[]>("/api/games"),
  tables: () => ask<TableView[]>("/api/tables"),
  table: (code: string) => ask<TableView>(`/api/tables/${code}`),
  shortCode: (code: string) => ask<ShortCode | undefined>(`/api/tables/${code}/short-code`, "POST"),
  tableOfShortCode: (shortCode: string) => ask<Opened>(`/api/short-codes/${shortCode}`),
  open: openTable,
  openTournament: (plan: Omit<TournamentPlan, "settings"> & { settings: Partial<Settings> & { game: string } }) =>
    askAsSomebody<Opened>("/api/tournaments", "POST", plan),
  tournament: (code: string, since?: number) =>
    ask<TournamentView | undefined>(`/api/tournaments/${code}${since === undefined ? "" : `?since=${since}`}`),
  tournamentDo: (code: string, command: TournamentCommand) =>
    askAsSomebody<TournamentView>(`/api/tournaments/${code}`, "POST", command),
  pushKey: () => ask<PushKey>("/api/push"),
  subscribe: (subscription: Subscription) => askAsSomebody<void>("/api/push", "PUT", subscription),
  unsubscribe: (endpoint: string) => askAsSomebody<void>("/api/push", "DELETE", { endpoint }),
  records: (limit = 20) => ask<RecordRow[]>(`/api/records?limit=${limit}`),
  store: (record: GameRecord) => askAsSomebody<Stored>("/api/records", "POST", record),
  record: (id: string) => ask<GameRecord>(`/api/records/${id}`),
  replay: (id: string, seat: number | null) =>
    askPatiently<Replay>(`/api/records/${id}/replay${seat === null ? "" : `?seat=${seat}`}`),
  coach: (code: string, isWanted: () => boolean) =>
    askPatiently<Advice>(`/api/tables/${code}/coach`, "GET", undefined, isWanted),
  /** Why a seat lost. An answer that is not wanted any more is not waited for, here and at the server. */
  why: (id: string, seat: number, signal: AbortSignal) =>
    ask<Explanation>(`/api/records/${id}/why?seat=${seat}`, "GET", undefined, {}, signal),
  analysis: (id: string) => askPatiently<Analysis>(`/api/records/${id}/analysis`),
};
