// One connection to one table. It comes back by itself; a command that was not answered is sent again under its id.

import { signal, type Signal } from "@preact/signals";
import { PROTOCOL, type Do, type Goodbye, type Refused, type ToClient, type Update } from "./protocol";

export type Command = Do["command"];
export type Answer = { done: true; version: number } | { done: false; refused: Refused };
export type Connection = "connecting" | "connected" | "lost" | "over";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

interface Waiting {
  text: string;
  answer(answer: Answer): void;
}

export class Link {
  readonly update: Signal<Update | null> = signal(null);
  readonly connection: Signal<Connection> = signal("connecting");
  readonly goodbye: Signal<Goodbye | null> = signal(null);
  /** Is told of every update, in order. */
  onUpdate: (update: Update) => void = () => {};

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private heartbeat = 0;
  private number = 0;
  private readonly name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    private readonly guest: number | null = null,
  ) {
    window.addEventListener("online", this.hurry);
    this.connect();
  }

  /** Ask the table for something; answered once, however often the connection is lost in between. */
  ask(command: Command): Promise<Answer> {
    const id = `${this.name}-${++this.number}`;
    const text = JSON.stringify({ message: "do", id, command } satisfies Do);
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    window.removeEventListener("online", this.hurry);
    this.end("over");
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const guest = this.guest === null ? "" : `&guest=${this.guest}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket?protocol=${PROTOCOL}${guest}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => {
      if (socket === this.socket && this.connection.value !== "over") this.lost();
    };
  }

  private opened(socket: WebSocket): void {
    this.wait = FIRST_WAIT;
    for (const { text } of this.waiting.values()) socket.send(text);
    this.heartbeat = window.setInterval(() => {
      socket.send('{"message":"ping"}');
      this.timer = window.setTimeout(() => socket.close(), PONG_WITHIN);
    }, PING_EVERY);
  }

  private heard(message: ToClient): void {
    window.clearTimeout(this.timer);
    switch (message.message) {
      case "news":
        this.connection.value = "connected";
        this.update.value = message.update;
        this.onUpdate(message.update);
        break;
      case "done":
        this.answer(message.id, { done: true, version: message.version });
        break;
      case "refused":
        this.answer(message.id, { done: false, refused: message });
        break;
      case "goodbye":
        this.goodbye.value = message;
        if (message.again_in_seconds === null) this.end("over");
        else this.wait = message.again_in_seconds * 1000;
        break;
      case "pong":
        break;
    }
  }

  private answer(id: string, answer: Answer): void {
    this.waiting.get(id)?.answer(answer);
    this.waiting.delete(id);
  }

  private lost(): void {
    this.end("lost");
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.connection.value !== "lost") return;
    window.clearTimeout(this.timer);
    this.connect();
  };

  private end(state: "lost" | "over"): void {
    window.clearTimeout(this.timer);
    window.clearInterval(this.heartbeat);
    this.connection.value = state;
  }
}
