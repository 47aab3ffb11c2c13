// A learner's progress through lessons: the current task, the moves that follow an answer, and the rules learnt.

import { signal } from "@preact/signals";
import type { AnyAction, Frame } from "../net/protocol";
import { notation } from "./game";
import type { Answer, Asked, Lesson } from "./lesson";
import type { Moment } from "./moment";
import { UpdatePlayer } from "./update-player";

const TO_LOOK = 600; // milliseconds between an event and the next step

export class Course {
  readonly updates = new UpdatePlayer();
  readonly at = signal(0);
  /** The learner's current task; null while others move, and at the end of the lesson. */
  readonly asked = signal<Asked | null>(null);
  readonly step = signal(1);
  readonly isLearnt = signal(false);
  /** Whether the learner's move was right, while the moves of others are still being shown. */
  readonly isRight = signal(false);
  /** The number of wrong moves since the last right one. */
  readonly tries = signal(0);
  /** The frames of this lesson so far. */
  readonly frames = signal<Frame[]>([]);
  private visit = 0;

  constructor(readonly lessons: readonly Lesson[]) {
    this.open(0);
  }

  get lesson(): Lesson {
    return this.lessons[this.at.value]!;
  }

  open(at: number): void {
    this.visit++;
    this.at.value = at;
    this.step.value = 1;
    this.tries.value = 0;
    this.isLearnt.value = false;
    this.isRight.value = false;
    this.frames.value = [];
    this.asked.value = this.lesson.start;
    void this.updates.push(moment(0, { move: null, open: null, events: [], view: this.lesson.start.view }));
  }

  /** Make a move as the learner. A wrong one only counts as a try. */
  async act(action: AnyAction): Promise<void> {
    const answer = this.asked.value?.answers[notation(action)];
    if (answer) await this.follow(answer);
    else if (this.asked.value) this.tries.value++;
  }

  /** Stop the moves that are being shown. */
  close(): void {
    this.visit++;
  }

  private async follow(answer: Answer): Promise<void> {
    const visit = this.visit;
    this.asked.value = null;
    this.tries.value = 0;
    for (const frame of answer.frames) {
      this.frames.value = [...this.frames.value, frame];
      await this.updates.push(moment(this.frames.value.length, frame));
      if (visit !== this.visit) return;
      if (frame === answer.frames.at(-1) && !answer.then) break; // the lesson is over: no pause
      this.isRight.value = true;
      if (frame.events.some((event) => event.event !== "passed")) await pause(TO_LOOK);
      if (visit !== this.visit) return;
    }
    this.isRight.value = false;
    this.asked.value = answer.then;
    if (answer.then) this.step.value++;
    else this.isLearnt.value = true;
  }
}

function moment(version: number, frame: Frame): Moment {
  return { version, table: null, view: frame.view, events: frame.events };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
