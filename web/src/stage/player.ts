// Plays back a finished game: jumps to any moment, steps through it, or plays automatically.

import { OPEN_HANDS } from "./game";
import { computed, signal } from "@preact/signals";
import { api } from "../net/api";
import type { Frame, Replay } from "../net/protocol";
import { needGame } from "./games";
import type { Moment } from "./moment";
import { UpdatePlayer } from "./update-player";

/** For each speed, the pause after a move in milliseconds, and whether moves are animated. */
export const SPEEDS = {
  "1": { rest: 800, withMotion: true },
  "2": { rest: 250, withMotion: true },
  "4": { rest: 250, withMotion: false },
} as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  readonly updates = new UpdatePlayer();
  readonly replay = signal<Replay | null>(null);
  /** The seat whose view is shown; null with all cards open. */
  readonly seat = signal<number | null>(null);
  readonly at = signal(0);
  readonly speed = signal<Speed>("1");
  readonly isPlaying = signal(false);
  readonly last = computed(() => (this.replay.value ? this.replay.value.frames.length - 1 : 0));

  private readonly seen = new Map<number | null, Replay>();
  private run = 0;

  constructor(
    readonly id: string,
    private readonly fetch: (seat: number | null) => Promise<Replay> = (seat) => api.replay(id, seat),
  ) {}

  /** Switch to the view of a seat, or to open cards (null), at the same moment. */
  async look(seat: number | null): Promise<void> {
    const found = this.seen.get(seat) ?? (await this.fetch(seat));
    this.seen.set(seat, found);
    if (!(await needGame(found.game))) return;
    this.seat.value = seat;
    this.replay.value = found;
    this.jump(this.at.value);
  }

  /** Show a moment without animation. */
  jump(at: number): void {
    this.stop();
    void this.show(at, false);
  }

  /** Advance by one move, by default with animation. */
  async step(withMotion = true): Promise<void> {
    if (this.at.value < this.last.value) await this.show(this.at.value + 1, withMotion);
  }

  async play(): Promise<void> {
    const run = ++this.run;
    this.isPlaying.value = true;
    if (this.at.value === this.last.value) await this.show(0, false);
    while (run === this.run && this.at.value < this.last.value) {
      const { rest, withMotion } = SPEEDS[this.speed.value];
      await this.step(withMotion);
      await pause(rest);
    }
    if (run === this.run) this.stop();
  }

  stop(): void {
    this.run++;
    this.isPlaying.value = false;
  }

  private async show(at: number, withMotion: boolean): Promise<void> {
    this.at.value = Math.max(0, Math.min(at, this.last.value));
    const frame = this.replay.value!.frames[this.at.value]!;
    await this.updates.push(moment(this.at.value, frame, withMotion));
  }
}

/** A moment of the replay, without legal actions. */
export function moment(version: number, { view, events, open }: Frame, withMotion: boolean): Moment {
  const shown = view && { ...view, legal: [], [OPEN_HANDS]: open };
  return { version, table: null, view: shown, events: withMotion ? events : [] };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
