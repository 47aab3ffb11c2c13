// A connection to a table, on a server or on this device. It reconnects automatically, and sends a command without an
// answer again under the same id.

import { signal, type Signal } from "@preact/signals";
import { isHere } from "./host";
import type { CloseMessage, Do, Refused, Say, Speech, ToClient, Update, Utterance } from "./protocol";
import type { Transport } from "./transport";
import { open } from "./transports";

export type Command = Do["command"];
export type Answer = { done: true; version: number } | { done: false; refused: Refused };
export type Connection = "connecting" | "connected" | "lost" | "over";

const STEP = 256; // characters: messages are padded to a multiple, since their length could reveal a hidden choice

// All in milliseconds.
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const FIRST_UPDATE_WITHIN = 8_000; // after the handshake
const QUIET = 2_000; // before the page sends a ping
const QUIET_UNSEEN = 20_000; // while the page is hidden
const PONG_WITHIN = 3_000;
const ASLEEP = 1_000; // a timer this late means that the device slept, not that the server is silent

interface Waiting {
  text: string;
  isTalk: boolean; // never sent again
  answer(answer: Answer): void;
}

export class TableConnection {
  readonly update: Signal<Update | null> = signal(null);
  readonly state: Signal<Connection> = signal("connecting");
  readonly closeMessage: Signal<CloseMessage | null> = signal(null);
  onUpdate: (update: Update) => void = () => {};
  /** Receives notices of the server's operator. */
  onAnnounced: (text: string) => void = () => {};
  /** Receives the players' messages. */
  onSaid: (utterance: Utterance) => void = () => {};

  private transport: Transport | null = null; // messages of earlier ones are ignored
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer = 0; // of the one event that is awaited
  private number = 0;
  private readonly name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    private readonly guest: number | null = null,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Sends a command; answered once, however often the connection is lost in between. */
  ask(command: Command): Promise<Answer> {
    const id = `${this.name}-${++this.number}`;
    return this.send(id, JSON.stringify({ message: "do", id, command } satisfies Do), false);
  }

  /** Sends a message to the table; it is dropped if the connection is lost. */
  say(words: Partial<Speech>): Promise<Answer> {
    const id = `${this.name}-${++this.number}`;
    const whole = { face: null, phrase: null, text: null, ...words };
    return this.send(id, JSON.stringify({ message: "say", id, words: whole } satisfies Say), true);
  }

  private send(id: string, message: string, isTalk: boolean): Promise<Answer> {
    const text = message.padEnd(Math.ceil(message.length / STEP) * STEP);
    return new Promise((answer) => {
      this.waiting.set(id, { text, isTalk, answer });
      if (this.transport?.isOpen()) this.transport.send(text);
    });
  }

  /** Ends the connection for good. */
  close(): void {
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop("over");
  }

  private connect(): void {
    const transport = open(this.code, this.guest, {
      opened: () => this.opened(transport),
      received: (text) => this.receive(JSON.parse(text) as ToClient),
      ended: () => this.lost(),
    });
    this.transport = transport;
    if (!isHere(this.code)) this.after(FIRST_UPDATE_WITHIN, () => this.lost()); // Python may take longer to load
  }

  private opened(transport: Transport): void {
    this.after(FIRST_UPDATE_WITHIN, () => this.lost());
    for (const [id, { text, isTalk }] of this.waiting) {
      if (isTalk) this.waiting.delete(id);
      else transport.send(text);
    }
  }

  private receive(message: ToClient): void {
    this.after(document.hidden ? QUIET_UNSEEN : QUIET, () => this.ping());
    switch (message.message) {
      case "news":
        this.wait = FIRST_WAIT;
        this.state.value = "connected";
        this.closeMessage.value = null;
        this.update.value = message.update;
        this.onUpdate(message.update);
        break;
      case "done":
        this.answer(message.id, { done: true, version: message.version });
        break;
      case "refused":
        this.answer(message.id, { done: false, refused: message });
        break;
      case "announced":
        this.onAnnounced(message.text);
        break;
      case "said":
        this.onSaid(message.utterance);
        break;
      case "close":
        this.closeMessage.value = message;
        if (message.again_in_seconds === null) this.close();
        else this.lost(message.again_in_seconds * 1000);
        break;
      case "pong":
        break;
    }
  }

  private ping(): void {
    if (!this.transport?.isOpen()) return;
    this.transport.send('{"message":"ping"}');
    const due = performance.now() + PONG_WITHIN;
    this.after(PONG_WITHIN, () => (performance.now() > due + ASLEEP ? this.ping() : this.lost()));
  }

  private answer(id: string, answer: Answer): void {
    this.waiting.get(id)?.answer(answer);
    this.waiting.delete(id);
  }

  /** Tries again after a time that doubles. */
  private lost(wait = this.wait): void {
    this.drop("lost");
    this.after(wait * (0.75 + Math.random() / 2), () => this.connect());
    this.wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** Checks the connection, or reconnects, when the network or the user returns. */
  private readonly hurry = (): void => {
    if (this.state.value === "connected") this.ping();
    else if (this.transport === null) this.connect();
  };

  private drop(state: "lost" | "over"): void {
    window.clearTimeout(this.timer);
    this.state.value = state;
    this.transport?.close();
    this.transport = null;
  }

  private after(milliseconds: number, then: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(then, milliseconds);
  }
}
