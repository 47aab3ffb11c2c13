// The server's HTTP API: docs/protocol.md.

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

/** The number of requests that wait because the server limited their rate. */
export const waiting = signal(0);

const PATIENCE = 120_000; // milliseconds to keep trying while the rate is limited

/** Sends a request. If the server limits the rate, waits as long as it requires, shows that, and tries again. */
export async function request<T>(
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
        return await send<T>(path, method, body, more, signal);
      } catch (error) {
        if (!(error instanceof Failure && error.status === 429)) throw error;
        const wait = secondsToWait(error) * 1000 * (1 + Math.random() / 4); // jitter
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

async function send<T>(
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

/** A file of a game's package. */
export async function fetchPackageFile(address: string): Promise<Response> {
  const response = await fetch(ROOT + address).catch(() => null);
  if (!response) throw fetchFailed("offline");
  if (!response.ok) throw new Failure("fault", response.statusText, response.status);
  return response;
}

/** Sends a request that needs much work. If the server is busy, tries again a few times while it is still wanted. */
export async function requestWithRetry<T>(
  path: string,
  method?: string,
  body?: unknown,
  isWanted = () => true,
): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await request<T>(path, method, body);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "busy" && left)) throw error;
      await pause(secondsToWait(error) * 1000);
      if (!isWanted()) throw error;
    }
  }
}

const LOCK_PATIENCE = 5_000; // milliseconds that a tab waits for another one, which may be suspended

let identity: Promise<Me> | null = null; // requested, or known

/**
 * Fetches this browser's identity. The server creates one for a newcomer, with a name in the page's language; two
 * concurrent requests would create two.
 */
function identify(): Promise<Me> {
  const language = document.documentElement.lang;
  const requested = oneTabAtATime(() => request<Me>("/api/me", "GET", undefined, { "accept-language": language })).then(
    keepMe,
  );
  identity = requested;
  requested.catch(() => {
    if (identity === requested) identity = null;
  });
  return requested;
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

/** Sends a request with this browser's identity, and once more with a new one if the server does not know it. */
export async function requestAsMe<T>(path: string, method: string, body?: unknown): Promise<T> {
  await (identity ?? identify());
  try {
    return await request<T>(path, method, body);
  } catch (error) {
    if (!(error instanceof Failure && error.code === "stranger")) throw error;
    await identify();
    return request<T>(path, method, body);
  }
}

async function openTable(settings: Partial<Settings> & { game: string }): Promise<Opened> {
  const openAtServer = () => requestAsMe<Opened>("/api/tables", "POST", settings);
  if (!settings.one_device) return openAtServer();
  return (await import("./without-server")).openForOneDevice(settings, openAtServer);
}

export const api = {
  me: identify,
  rename: (name: string) => requestAsMe<Me>("/api/me", "PATCH", { name }).then(keepMe),
  forgetMe: async () => {
    await requestAsMe<void>("/api/me", "DELETE");
    await (await import("./without-server")).forgetHere();
  },
  moveLink: () => requestAsMe<MoveLink>("/api/me/move", "POST"),
  games: () => request<GameInfo[]>("/api/games"),
  tables: () => request<TableView[]>("/api/tables"),
  table: (code: string) => request<TableView>(`/api/tables/${code}`),
  shortCode: (code: string) => request<ShortCode | undefined>(`/api/tables/${code}/short-code`, "POST"),
  tableOfShortCode: (shortCode: string) => request<Opened>(`/api/short-codes/${shortCode}`),
  open: openTable,
  openTournament: (plan: Omit<TournamentPlan, "settings"> & { settings: Partial<Settings> & { game: string } }) =>
    requestAsMe<Opened>("/api/tournaments", "POST", plan),
  tournament: (code: string, since?: number) =>
    request<TournamentView | undefined>(`/api/tournaments/${code}${since === undefined ? "" : `?since=${since}`}`),
  tournamentDo: (code: string, command: TournamentCommand) =>
    requestAsMe<TournamentView>(`/api/tournaments/${code}`, "POST", command),
  pushKey: () => request<PushKey>("/api/push"),
  subscribe: (subscription: Subscription) => requestAsMe<void>("/api/push", "PUT", subscription),
  unsubscribe: (endpoint: string) => requestAsMe<void>("/api/push", "DELETE", { endpoint }),
  records: (limit = 20) => request<RecordRow[]>(`/api/records?limit=${limit}`),
  store: (record: GameRecord) => requestAsMe<Stored>("/api/records", "POST", record),
  record: (id: string) => request<GameRecord>(`/api/records/${id}`),
  replay: (id: string, seat: number | null) =>
    requestWithRetry<Replay>(`/api/records/${id}/replay${seat === null ? "" : `?seat=${seat}`}`),
  coach: (code: string, isWanted: () => boolean) =>
    requestWithRetry<Advice>(`/api/tables/${code}/coach`, "GET", undefined, isWanted),
  /** Why a seat lost. The signal cancels the search, at the server as well. */
  why: (id: string, seat: number, signal: AbortSignal) =>
    request<Explanation>(`/api/records/${id}/why?seat=${seat}`, "GET", undefined, {}, signal),
  analysis: (id: string) => requestWithRetry<Analysis>(`/api/records/${id}/analysis`),
};
