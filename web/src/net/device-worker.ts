// The worker of a page: runs Mazzo in Python, and stores its tables in this browser.

import * as dense from "./dense";
import type { FromDevice, ToDevice } from "./device-messages";
import { databaseOf, DeviceStorage } from "./device-storage";
import type { DeviceProblem } from "./host";

interface Outcome {
  kept: Record<string, string | null>;
  answers: { id: number; status: number; body: string }[];
  messages: { socket: number; text: string }[];
  left: string[];
  wake_in: number | null;
  missing: string | null;
}

interface Manifest {
  python: string;
  stdlib: string; // like mazzo, a zip that is compressed as a whole
  mazzo: string;
  files: Record<string, number>; // bytes by path
  later: Record<string, string>; // the addresses of files by their names
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Pyodide {
  unpackArchive(archive: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
}

const BEGIN = "from mazzo.browser.begin import begin; begin";
const ROOT = new URL("../", import.meta.url); // of the pages

const page = self as unknown as {
  postMessage(message: FromDevice): void;
  onmessage: (event: MessageEvent<ToDevice>) => void;
};
const storage = new DeviceStorage(databaseOf(ROOT.pathname), () => tell("not-kept"));
const held = new Map<string, () => void>(); // releases the lock of each table that this page runs
let timer: ReturnType<typeof setTimeout> | undefined;
let handle: (call: string) => string;
let fetchLater: (file: string) => Promise<void>;

/** Runs calls one after another: the changes of a call are stored before its messages are sent and the next begins. */
let working = load().then(
  () => page.postMessage({ kind: "ready" }),
  (error: unknown) => {
    page.postMessage({ kind: "failed", why: String(error) });
    return new Promise<void>(() => {}); // the page ends this worker
  },
);
page.onmessage = ({ data }) => later(() => take(data));

function later(work: () => Promise<void>): void {
  working = working.then(work);
  working.catch((error: unknown) => reportError(error));
}

async function load(): Promise<void> {
  const manifest = (await (await fetched("device.json")).json()) as Manifest;
  const total = Object.values(manifest.files).reduce((sum, bytes) => sum + bytes, 0);
  let arrived = 0;
  const arriving = async (path: string) => {
    const counted = new TransformStream<Bytes, Bytes>({
      transform(chunk, to) {
        arrived += chunk.length;
        page.postMessage({ kind: "progress", part: arrived / total });
        to.enqueue(chunk);
      },
    });
    return (await fetched(path)).body!.pipeThrough(counted);
  };
  const unpacked = async (path: string) =>
    new Response((await arriving(path)).pipeThrough(new DecompressionStream("gzip"))).blob();
  const others = Object.keys(manifest.files).filter((path) => path !== manifest.stdlib && path !== manifest.mazzo);
  const [stdlib, mazzo] = await Promise.all([
    unpacked(manifest.stdlib),
    unpacked(manifest.mazzo),
    ...others.map(async (path) => (await arriving(path)).pipeTo(new WritableStream())),
  ]);
  // loadPyodide finds the others in the browser's cache
  const python = new URL(manifest.python, ROOT).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Pyodide>;
  };
  const stdLibURL = URL.createObjectURL(stdlib);
  const pyodide = await loadPyodide({ indexURL: python, stdLibURL });
  URL.revokeObjectURL(stdLibURL);
  const archive = new Uint8Array(await mazzo.arrayBuffer());
  const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]") as string;
  pyodide.unpackArchive(archive, "zip", { extractDir });
  handle = (pyodide.runPython(BEGIN) as (page: object) => typeof handle)(dense);
  fetchLater = async (file) => {
    const content = await (await fetched(manifest.later[file]!)).arrayBuffer();
    const path = `${extractDir}/${file}`;
    pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    pyodide.FS.writeFile(path, new Uint8Array(content));
  };
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(new URL(path, ROOT));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function take(message: ToDevice): Promise<void> {
  switch (message.kind) {
    case "request": {
      const key = keyOf(message.path);
      return call({ call: "request", ...without(message), kept: key && (await storage.get(key)) });
    }
    case "connect":
      await hold(message.code);
      return call({ call: "connect", ...without(message), kept: await storage.get(`table ${message.code}`) });
    default:
      return call({ call: message.kind, ...without(message) });
  }
}

function tell(problem: DeviceProblem): void {
  page.postMessage({ kind: "problem", problem });
}

function without({ kind: _, ...rest }: ToDevice): object {
  return rest;
}

/** The storage key of the table or record in a path of the API. */
function keyOf(path: string): string | null {
  const [, kind, id] = /^\/api\/(table|record)s\/([a-z0-9-]+)/.exec(path) ?? [];
  return kind ? `${kind} ${id}` : null;
}

async function call(message: { call: string; [fact: string]: unknown }): Promise<void> {
  const { kept, answers, messages, left, wake_in, missing } = JSON.parse(handle(JSON.stringify(message))) as Outcome;
  if (Object.keys(kept).length) await storage.put(kept);
  for (const answer of answers) page.postMessage({ kind: "answer", ...answer });
  for (const sent of messages) page.postMessage({ kind: "message", ...sent });
  for (const code of left) {
    held.get(code)?.();
    held.delete(code);
  }
  clearTimeout(timer);
  if (missing) {
    await fetchLater(missing).catch(() => {
      handle(JSON.stringify({ call: "unreachable", file: missing }));
      if (message.call !== "request") tell("weaker-bots");
    });
    return call(message);
  }
  if (wake_in !== null) timer = setTimeout(() => later(() => call({ call: "wake" })), wake_in * 1000);
}

/** A table runs in one window: the last one that opens it takes it over. Locks need HTTPS. */
function hold(code: string): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || held.has(code)) return Promise.resolve();
  return new Promise((granted) => {
    const isHeld = () => new Promise<void>((release) => (held.set(code, release), granted()));
    locks.request(`table ${ROOT.pathname} ${code}`, { steal: true }, isHeld).catch(() => {
      held.delete(code);
      later(() => call({ call: "lose", code }));
    });
  });
}
