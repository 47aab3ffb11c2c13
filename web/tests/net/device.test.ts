// @vitest-environment happy-dom
// Which requests and tables the worker of this device answers, and which a server.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { api as Api_ } from "../../src/net/api";
import type { FromDevice, ToDevice } from "../../src/net/device-messages";
import type { Failure } from "../../src/net/failure";

type Api = typeof Api_;

const HERE = "here23456789abcd";

/** A worker that does what the test says. */
class TestWorker {
  static all: TestWorker[] = [];
  readonly received: ToDevice[] = [];
  isEnded = false;
  onmessage: ((event: { data: FromDevice }) => void) | null = null;
  onerror: ((event: Pick<ErrorEvent, "message" | "preventDefault">) => void) | null = null;

  constructor() {
    TestWorker.all.push(this);
  }

  postMessage(message: ToDevice): void {
    this.received.push(message);
  }

  say(message: FromDevice): void {
    this.onmessage?.({ data: message });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let api: Api;
let answered: number[];
let fetched: string[];
let isServerThere: boolean;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => {});
  TestWorker.all = [];
  fetched = [];
  answered = [];
  isServerThere = true;
  vi.stubGlobal("Worker", TestWorker);
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    if (!isServerThere) return Promise.reject(new TypeError("no network"));
    const body = path.endsWith("/me") ? { name: "Ada" } : { code: "abcdefghijkm" };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  localStorage.clear();
  ({ api } = await import("../../src/net/api"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function begun(): Promise<TestWorker> {
  await vi.waitFor(() => expect(TestWorker.all.at(-1)?.isEnded).toBe(false), 3000);
  return TestWorker.all.at(-1)!;
}

/** Answers the next request, and returns it. */
async function answer(status: number, body: object): Promise<ToDevice> {
  const worker = await begun();
  const isNext = (each: ToDevice) => each.kind === "request" && !answered.includes(each.id);
  await vi.waitFor(() => expect(worker.received.some(isNext)).toBe(true));
  const request = worker.received.find(isNext) as Extract<ToDevice, { kind: "request" }>;
  answered.push(request.id);
  worker.say({ kind: "answer", id: request.id, status, body: JSON.stringify(body) });
  return request;
}

test("people who share a device need no server", async () => {
  const opened = api.open({ game: "any", one_device: true });
  const request = await answer(201, { code: HERE });
  expect(request).toMatchObject({ method: "POST", path: "/api/tables" });
  expect(await opened).toEqual({ code: HERE });
  expect(fetched).toEqual([]);
});

test("without Python they play at the server", async () => {
  const opened = api.open({ game: "any", one_device: true });
  (await begun()).say({ kind: "failed", why: "device.json: 404" });
  expect(await opened).toEqual({ code: "abcdefghijkm" });
});

test("a game with bots is at the server, and on this device when there is no network", async () => {
  expect(await api.open({ game: "any" })).toEqual({ code: "abcdefghijkm" });
  expect(TestWorker.all).toEqual([]);
  isServerThere = false;
  const opened = api.open({ game: "any" });
  await answer(201, { code: HERE });
  expect(await opened).toEqual({ code: HERE });
});

test("the name of the person is known without a network", async () => {
  await api.me();
  isServerThere = false;
  expect(await api.me()).toEqual({ name: "Ada" });
});

test("what is about a table of this device never goes to a server", async () => {
  const table = api.table(HERE);
  expect(await answer(200, { stage: "over" })).toMatchObject({ path: `/api/tables/${HERE}` });
  expect(await table).toEqual({ stage: "over" });
  const record = api.record(`${HERE}-1`).catch((error: unknown) => error);
  await answer(404, { code: "no-record", sentence: "there is no such record" });
  expect(((await record) as Failure).code).toBe("no-record");
  expect(fetched).toEqual([]);
});

test("what needs a server says that it cannot be reached", async () => {
  isServerThere = false;
  await expect(api.tournament("abc")).rejects.toMatchObject({ code: "offline" });
  expect(TestWorker.all).toEqual([]);
});

test("a table of this device is heard through the worker, and again through another one after it broke", async () => {
  const { TableConnection } = await import("../../src/net/table-connection");
  const session = new TableConnection(HERE);
  const heard: number[] = [];
  session.onUpdate = ({ version }) => void heard.push(version);
  const news = (version: number) => JSON.stringify({ message: "news", update: { version } });
  const first = await begun();
  const [connect] = first.received as [Extract<ToDevice, { kind: "connect" }>];
  expect(connect).toMatchObject({ kind: "connect", code: HERE, guest: null });
  const asked = session.ask({ command: "leave" });
  expect(first.received).toHaveLength(1); // not before it is ready
  first.say({ kind: "ready" });
  first.say({ kind: "message", socket: connect.socket, text: news(1) });
  expect(first.received[1]).toMatchObject({ kind: "send", socket: connect.socket });
  first.onerror?.({ message: "out of memory", preventDefault() {} });
  expect(first.isEnded).toBe(true);
  const second = await begun();
  const [again] = second.received as [Extract<ToDevice, { kind: "connect" }>];
  second.say({ kind: "ready" });
  second.say({ kind: "message", socket: again.socket, text: news(2) });
  expect(heard).toEqual([1, 2]);
  const [, sent] = second.received as [ToDevice, Extract<ToDevice, { kind: "send" }>];
  const { id } = JSON.parse(sent.text) as { id: string };
  second.say({ kind: "message", socket: again.socket, text: JSON.stringify({ message: "done", id, version: 3 }) });
  expect(await asked).toEqual({ done: true, version: 3 });
  session.close();
  expect(second.received.at(-1)).toEqual({ kind: "disconnect", socket: again.socket });
});

test("a page knows what does not work on the device, and how much has arrived", async () => {
  const { loading, problem } = await import("../../src/net/host");
  void api.table(HERE);
  const worker = await begun();
  expect(loading.value).toBe(0);
  worker.say({ kind: "progress", part: 0.5 });
  expect(loading.value).toBe(0.5);
  worker.say({ kind: "ready" });
  expect(loading.value).toBe(null);
  worker.say({ kind: "problem", problem: "not-kept" });
  expect(problem.value).toBe("not-kept");
});
