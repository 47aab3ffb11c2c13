// @vitest-environment happy-dom
// One session: never two at once, never silent for long, and none after the end.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToClient } from "../../src/net/protocol";
import { TableConnection } from "../../src/net/table-connection";

/** A socket that does what the test says, and nothing else. */
class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  news(version: number): void {
    this.say({ message: "news", update: { version } } as ToClient);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** A connection that is dead does not answer the closing handshake: `onclose` comes, if ever, much later. */
  close(): void {
    this.readyState = 2;
  }

  end(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const PING = '{"message":"ping"}';
let connection: TableConnection;
let heard: number[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are as long as they are on average
  TestSocket.all = [];
  heard = [];
  connection = new TableConnection("abcd");
  connection.onUpdate = ({ version }) => void heard.push(version);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function newest(): TestSocket {
  return TestSocket.all.at(-1)!;
}

function alive(): TestSocket[] {
  return TestSocket.all.filter(({ readyState }) => readyState < 2);
}

function connect(version = 1): TestSocket {
  newest().open();
  newest().news(version);
  return newest();
}

function happen(...names: string[]): void {
  for (const name of names) (name === "visibilitychange" ? document : window).dispatchEvent(new Event(name));
}

test("however often the network comes back while connecting, there is one socket", () => {
  happen("online", "online", "visibilitychange", "offline", "online");
  expect(TestSocket.all).toHaveLength(1);
  connect();
  happen("online", "visibilitychange", "online");
  expect(TestSocket.all).toHaveLength(1);
});

test("after a loss, too: the network and the timer do not both open one", () => {
  connect().end();
  expect(connection.state.value).toBe("lost");
  happen("online", "online");
  vi.advanceTimersByTime(5_000);
  expect(alive()).toHaveLength(1);
  connect(2);
  expect(heard).toEqual([1, 2]);
});

test("a handshake that stalls is given up, and tried again", () => {
  vi.advanceTimersByTime(8_000);
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(alive()).toHaveLength(1);
  const [stalled, second] = TestSocket.all;
  second!.open();
  second!.news(4);
  stalled!.open();
  stalled!.news(4);
  stalled!.end();
  expect(heard).toEqual([4]);
  expect(connection.state.value).toBe("connected");
});

test("a connection that opens and says nothing is given up as well", () => {
  newest().open();
  vi.advanceTimersByTime(8_000);
  expect(connection.state.value).toBe("lost");
});

test("a silent connection is found out within five seconds, and what it says later is not heard", () => {
  const silent = connect();
  vi.advanceTimersByTime(2_000);
  expect(silent.sent).toEqual([PING]);
  expect(connection.state.value).toBe("connected");
  vi.advanceTimersByTime(3_000);
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(1_000);
  connect(2);
  silent.news(2);
  silent.end();
  expect(heard).toEqual([1, 2]);
  expect(connection.state.value).toBe("connected");
});

test("a connection that answers is asked again and again, and never given up", () => {
  const socket = connect();
  for (let times = 1; times <= 30; times++) {
    vi.advanceTimersByTime(2_000);
    expect(socket.sent).toHaveLength(times);
    socket.say({ message: "pong" });
  }
  expect(TestSocket.all).toHaveLength(1);
});

test("whoever comes back to the page or loses the network has the connection looked at at once", () => {
  const socket = connect();
  happen("offline");
  expect(socket.sent).toEqual([PING]);
  vi.advanceTimersByTime(3_000);
  expect(connection.state.value).toBe("lost");
});

test("a device that slept asks once more before it gives up", () => {
  const socket = connect();
  vi.advanceTimersByTime(2_000);
  vi.setSystemTime(Date.now() + 60_000);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  vi.advanceTimersByTime(3_000);
  expect(socket.sent).toEqual([PING, PING]);
  expect(connection.state.value).toBe("connected");
});

test("the length of a message does not depend on the card that it names", () => {
  const socket = connect();
  for (const card of ["see", "cattermelon"])
    void connection.ask({ command: "act", action: `give ${card}`, version: 3 });
  expect(socket.sent.map((text) => text.length)).toEqual([256, 256]);
});

test("what was not answered is sent again under its id, and answered once", async () => {
  const answer = connection.ask({ command: "sit" });
  const first = connect();
  expect(first.sent).toHaveLength(1);
  first.end();
  vi.advanceTimersByTime(1_000);
  const second = connect(2);
  expect(second.sent).toEqual(first.sent);
  const { id } = JSON.parse(first.sent[0]!) as { id: string };
  second.say({ message: "done", id, version: 3 });
  expect(await answer).toEqual({ done: true, version: 3 });
  second.end();
  vi.advanceTimersByTime(1_000);
  expect(connect(3).sent).toEqual([]);
});

test("what people say is heard, and is said once or never", async () => {
  const first = connect();
  const talk = connection.say({ face: "wow" });
  const { id } = JSON.parse(first.sent[0]!) as { id: string };
  first.say({ message: "refused", id, code: "too-fast", sentence: "", facts: {} });
  expect((await talk).done).toBe(false);
  void connection.say({ phrase: "sorry" });
  first.end();
  vi.advanceTimersByTime(1_000);
  expect(connect(2).sent).toEqual([]);
  const said: number[] = [];
  connection.onSaid = ({ person }) => void said.push(person);
  newest().say({
    message: "said",
    utterance: { person: 7, name: "Leo", seat: 1, words: { face: "wow", phrase: null, text: null } },
  });
  expect(said).toEqual([7]);
});

test("the server says when to come back, and whether", () => {
  connect().say({ message: "close", code: "restart", sentence: "", again_in_seconds: 20 });
  vi.advanceTimersByTime(19_999);
  expect(TestSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  connect(2).say({ message: "close", code: "closed", sentence: "", again_in_seconds: null });
  expect(connection.state.value).toBe("over");
  expect(connection.closeMessage.value?.code).toBe("closed");
  happen("online");
  vi.advanceTimersByTime(60_000);
  expect(alive()).toHaveLength(0);
});

test.each(["connecting", "connected", "lost"])("close ends everything, also while %s", (state) => {
  if (state !== "connecting") connect();
  if (state === "lost") newest().end();
  const before = TestSocket.all.length;
  connection.close();
  happen("online", "visibilitychange");
  vi.advanceTimersByTime(60_000);
  newest().open();
  newest().news(9);
  newest().end();
  vi.advanceTimersByTime(60_000);
  expect(TestSocket.all).toHaveLength(before);
  expect(heard).not.toContain(9);
  expect(connection.state.value).toBe("over");
});

test("each wait is twice as long as the one before, up to ten seconds, until there is news", () => {
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    const before = TestSocket.all.length;
    newest().end();
    vi.advanceTimersByTime(wait - 1);
    expect(TestSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(before + 1);
  }
  connect().end();
  vi.advanceTimersByTime(500);
  expect(alive()).toHaveLength(1);
});
