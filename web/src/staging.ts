// Shows a table one update after another: draws the view, plays what happened over it, writes the log.

import { signal, type Signal } from "@preact/signals";
import { games } from "./games";
import type { AnyEvent, AnyView, TableView } from "./protocol";
import { answered } from "./press";
import { hear } from "./sound";
import { wantsMotion } from "./preferences";

/** What is put on show: an update of a table, a frame of a replay, a step of a lesson. */
export interface Moment {
  version: number;
  table: Pick<TableView, "chairs" | "seconds_left" | "settings"> | null;
  view: AnyView | null;
  events: AnyEvent[];
}

export interface Line {
  number: number;
  text: string;
}

const MOST_WAITING = 2; // moments; with more behind, motion is left out
const LONGEST_LOG = 400;

export class Staging<M extends Moment = Moment> {
  readonly shown: Signal<M | null> = signal(null);
  readonly log: Signal<Line[]> = signal([]);
  /** When the time of those who are asked is up, in milliseconds of `performance.now()`. */
  readonly deadline: Signal<{ at: number; total: number } | null> = signal(null);
  /** Where motion is played; the screen sets it. */
  root: HTMLElement | null = null;
  /** Whether somebody else makes the sounds. */
  isSilent = false;

  private readonly queue: { moment: M; at: number; done(): void }[] = [];
  private isPlaying = false;
  private lines = 0;

  /** Resolves when the moment has been shown, motion and all. */
  push(moment: M): Promise<void> {
    return new Promise((done) => {
      this.queue.push({ moment, at: performance.now(), done });
      if (!this.isPlaying) void this.play();
    });
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await answered();
      const before = this.shown.value?.view ?? null;
      this.setDeadline(next.moment, next.at);
      this.shown.value = next.moment;
      try {
        await drawn();
        this.write(next.moment);
        await answered();
        await this.move(next.moment, before);
      } catch (error) {
        reportError(error); // words and motion are decoration: the game goes on without them
      }
      next.done();
    }
    this.isPlaying = false;
  }

  private async move(moment: M, before: AnyView | null): Promise<void> {
    const { view, events } = moment;
    if (!view || !events.length) return;
    const game = games[view.game];
    if (!this.isSilent) for (const event of events) hear(game.sound(event));
    if (this.root && wantsMotion() && this.queue.length <= MOST_WAITING && !document.hidden) {
      await game.motion(this.root, events, before, view);
    }
  }

  private write(moment: M): void {
    const { view, table } = moment;
    if (!view || !table) return;
    const names = table.chairs.map((chair) => chair.name);
    const sentences = moment.events.map((event, at, all) => games[view.game].sentence(event, names, all[at - 1]));
    const added = sentences.filter((text) => text !== null).map((text) => ({ number: ++this.lines, text }));
    if (added.length) this.log.value = [...this.log.value, ...added].slice(-LONGEST_LOG);
  }

  private setDeadline(moment: M, at: number): void {
    const left = moment.table?.seconds_left ?? null;
    if (left === null) {
      this.deadline.value = null;
      return;
    }
    const settings = moment.table!.settings;
    const phase = moment.view?.phase.phase;
    const total = phase === "reaction" ? settings.reaction_seconds : (settings.turn_seconds ?? left);
    this.deadline.value = { at: at + left * 1000, total: total * 1000 };
  }
}

/** After the page has been drawn anew. */
function drawn(): Promise<void> {
  return new Promise((done) => (document.hidden ? setTimeout(done, 0) : requestAnimationFrame(() => done())));
}
