// Tables on this device, which a worker runs in Python. It is loaded when it is first needed.

import type { FromDevice, ToDevice } from "./device-messages";
import { loading, problem } from "./host";
import type { CloseMessage } from "./protocol";
import type { TransportEvents, Transport } from "./transport";
import { fetchFailed } from "./failure";

export interface DeviceAnswer {
  status: number;
  body: string;
}

interface Waiting {
  answer(answer: DeviceAnswer): void;
  fail(error: Error): void;
}

const NOT_LOADED = {
  message: "close",
  code: "not-loaded",
  sentence: "the games of this device could not be loaded",
  again_in_seconds: null,
} satisfies CloseMessage;

let worker: Worker | null = null;
let isReady = false;
let number = 0;
const waiting = new Map<number, Waiting>();
const sockets = new Map<number, TransportEvents>();

export function requestHere(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<DeviceAnswer> {
  return new Promise((answer, fail) => {
    const id = ++number;
    waiting.set(id, { answer, fail });
    signal?.addEventListener("abort", () => {
      if (!waiting.delete(id)) return;
      post({ kind: "cancel", id });
      fail(signal.reason as Error);
    });
    post({ kind: "request", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
  });
}

export function connectHere(code: string, guest: number | null, events: TransportEvents): Transport {
  const socket = ++number;
  sockets.set(socket, events);
  post({ kind: "connect", socket, code, guest });
  if (isReady) queueMicrotask(() => sockets.has(socket) && events.opened());
  return {
    isOpen: () => isReady && sockets.has(socket),
    send: (text) => post({ kind: "send", socket, text }),
    close() {
      if (sockets.delete(socket)) post({ kind: "disconnect", socket });
    },
  };
}

function post(message: ToDevice): void {
  worker ??= begin();
  worker.postMessage(message);
}

function begin(): Worker {
  const begun = new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module" });
  loading.value = 0;
  begun.onmessage = ({ data }: MessageEvent<FromDevice>) => take(data);
  begun.onerror = (event) => {
    event.preventDefault();
    end(event.message);
  };
  return begun;
}

function take(message: FromDevice): void {
  switch (message.kind) {
    case "progress":
      loading.value = message.part;
      break;
    case "ready":
      loading.value = null;
      isReady = true;
      for (const events of sockets.values()) events.opened();
      if ("serviceWorker" in navigator) keepFiles();
      break;
    case "failed": {
      const close = JSON.stringify(NOT_LOADED);
      for (const events of sockets.values()) events.received(close);
      end(message.why);
      break;
    }
    case "problem":
      problem.value = message.problem;
      break;
    case "answer":
      waiting.get(message.id)?.answer(message);
      waiting.delete(message.id);
      break;
    case "message":
      sockets.get(message.socket)?.received(message.text);
      break;
  }
}

/** Ends the worker after a failure; the next request starts another one. */
function end(why: string): void {
  console.error(`the tables of this device: ${why}`);
  worker?.terminate();
  worker = null;
  isReady = false;
  loading.value = null;
  const [requests, connections] = [[...waiting.values()], [...sockets.values()]];
  waiting.clear();
  sockets.clear();
  for (const request of requests) request.fail(fetchFailed("not-loaded"));
  for (const events of connections) events.ended();
}

/** Stores the loaded files for play without a network, unless the user saves data. */
function keepFiles(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!connection?.saveData) void keepForOffline().catch(() => {}); // this table works without it
}

/** Stores all files that tables on this device need for play without a network. */
export async function keepForOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data as boolean)));
  active!.postMessage("keep device", [port2]);
  if (!(await kept)) throw fetchFailed("not-loaded");
}
