// Shows the updates of a table one after another, starting from the state before each. Each event is animated, and
// changes the page once it has landed: card, score, turn, log, sound. The final view comes last. Without motion, in a
// hidden tab, or with too many updates waiting, there is no animation.

import { batch, signal, type Signal } from "@preact/signals";
import type { AnyEvent, AnyView } from "../net/protocol";
import { wantsMotion } from "../state/preferences";
import { actorOf, direction, targetOf } from "./acting";
import type { GameUi } from "./game";
import { gameUi, needGame } from "./games";
import { acts, calm, circumstances, following, gameOf, type Line, type Moment } from "./moment";
import { InMotion } from "./in-motion";
import { answered, breath, onPress } from "./press";
import { hear, prepare } from "./sound";
import { hushAll, say } from "./said";
import { Stage, type Scene } from "./stage";

const MOST_WAITING = 4; // moments; with more, motion is skipped
const FASTER = 0.7; // added to the playback rate for each waiting moment
const LONGEST_LOG = 400;
const BEAT = 500; // milliseconds before a bot moves

export class UpdatePlayer<M extends Moment = Moment> {
  readonly shown: Signal<M | null> = signal(null);
  readonly log: Signal<Line[]> = signal([]);
  /** When the time to act is up, in milliseconds of `performance.now()`. */
  readonly deadline: Signal<{ at: number; total: number } | null> = signal(null);
  readonly motion = new InMotion();
  /** The element over which motion is played; the screen sets it. */
  root: HTMLElement | null = null;
  /** Whether to play no sounds, because another source plays them. */
  isSilent = false;

  /** All events of this game so far. */
  happened: AnyEvent[] = [];
  /** Whether the last event was shown live and ended the game. */
  sawEnd = false;

  private readonly queue: { moment: M; at: number; done(): void }[] = [];
  private isPlaying = false;
  private told = 0; // events of this game so far
  private noted = 0; // lines without an event, counted downwards

  /** Resolves when the moment has been shown, including its motion. */
  push(moment: M): Promise<void> {
    return new Promise((done) => {
      this.queue.push({ moment, at: performance.now(), done });
      if (!this.isPlaying) void this.play();
    });
  }

  /** Add a line to the log that is not about an event of the game. */
  note(text: string): void {
    this.log.value = [...this.log.value, { number: --this.noted, text }].slice(-LONGEST_LOG);
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await answered();
      const { view } = next.moment;
      if (view && !(await needGame(view.game))) return; // the page shows a message instead of the table
      try {
        await this.perform(next.moment, next.at);
      } catch (error) {
        reportError(error); // the game must go on without its texts and motion
        this.settle(next.moment, next.at);
      }
      next.done();
    }
    this.isPlaying = false;
  }

  private async perform(moment: M, at: number): Promise<void> {
    const before = this.shown.value;
    const isNew = !!moment.view && (!before?.view || gameOf(before) !== gameOf(moment));
    if (isNew) prepare(gameUi(moment.view!.game).sounds);
    if (isNew || moment.past?.length) this.recall(moment);
    if (isNew && this.mayMove()) return this.enter(moment, moment.view!, at);
    const follows = !!before?.view && !!moment.view && !isNew && before.view.seat === moment.view.seat;
    if (
      follows &&
      this.root &&
      this.mayMove() &&
      moment.events.some((event) => gameUi(moment.view!.game).moves(event))
    ) {
      return this.act(before, moment, moment.view!, at);
    }
    this.settle(moment, at);
    this.tell(moment, moment.events);
  }

  /** Reset the log for a game, to the events that it has had so far. */
  private recall(moment: M): void {
    const past = moment.past ?? [];
    this.told = 0;
    this.sawEnd = false;
    this.happened = [...past];
    const lines = past.flatMap((event, each) => this.line(moment, event, past[each - 1]) ?? []);
    if (moment.table && (lines.length || this.log.value.length)) this.log.value = lines.slice(-LONGEST_LOG);
  }

  /** Show a table for the first time: animate the deal of a new game, otherwise fade in the board. */
  private async enter(moment: M, view: AnyView, at: number): Promise<void> {
    const game = gameUi(view.game);
    const isFresh = game.isFresh(view);
    const held = { ...moment, events: [] };
    const undealt = game.undealt(view);
    if (isFresh) {
      this.motion.arriving.value = undealt.arrivals;
      await this.draw(held, calm(undealt.view));
    } else this.settle(moment, at);
    await drawn();
    if (this.root) {
      await this.onStage(async (stage) => {
        await stage.arrive(this.root!.querySelectorAll("[data-seat], [data-place='pile'], [data-place='discard']"));
        if (!isFresh) return;
        const draw = (shown: AnyView) => this.draw(held, calm(shown));
        await game.deal({ stage, view: undealt.view, after: view, ...circumstances(moment), draw, hear: this.hear });
        await this.landed(stage, () => this.settle(moment, at));
      });
    }
    if (this.shown.value !== moment) this.settle(moment, at);
    this.tell(moment, moment.events);
  }

  /** Animate the events one by one, starting from the view before them. */
  private async act(before: M, moment: M, after: AnyView, at: number): Promise<void> {
    const game = gameUi(after.game);
    const legal = same(before.view!.legal, after.legal) ? after.legal : [];
    const held = { ...before, events: [] }; // it keeps the old version: nothing new can be chosen before it is shown
    const draw = (view: AnyView) => this.draw(held, { ...view, legal } as AnyView);
    await this.onStage(async (stage) => {
      await this.beat(
        stage,
        moment,
        moment.events.find((event) => game.moves(event))!,
      );
      this.motion.isChosen.value = true;
      let view = before.view!;
      for (const events of acts(moment.events, game)) {
        const isLast = events.at(-1) === moment.events.at(-1);
        const next = events.reduce((shown, event) => game.show(shown, event, after, following(moment, event)), view);
        let hasLanded = false;
        let isHeard = false; // whether the motion has already played a sound
        const land = async () => {
          if (hasLanded) return;
          hasLanded = true;
          await this.landed(stage, () => (isLast ? this.settle(moment, at) : draw(next)));
          await breath();
          this.tell(moment, events, isHeard);
        };
        const hear: Scene<AnyView>["hear"] = (sound) => {
          isHeard = true;
          this.hear(sound);
        };
        stage.calmDown();
        const rest = following(moment, events[0]!);
        await this.playOne(game, { stage, view, after, rest, ...circumstances(moment), hear, draw }, events[0]!, land);
        await land();
        view = next;
      }
    });
  }

  /** Shows the acting seat as choosing, before its event. The pause is shorter for people. */
  private async beat(stage: Stage, moment: M, event: AnyEvent): Promise<void> {
    const seat = actorOf(event);
    if (!moment.table || seat === null || seat === moment.view!.seat) return;
    const target = targetOf(event, seat);
    this.motion.choosing.value = {
      seat,
      glance: direction(this.root!, seat, target === null ? "pile" : `seat-${target}`),
    };
    try {
      await stage.rest(moment.table.seats[seat]?.occupant === "person" ? BEAT / 2 : BEAT, true);
    } finally {
      this.motion.choosing.value = null;
    }
  }

  /** Animates one event. An error in motion does not keep the rest from being shown. */
  private async playOne(
    game: GameUi,
    scene: Scene<AnyView>,
    event: AnyEvent,
    land: () => Promise<void>,
  ): Promise<void> {
    if (!scene.stage.isOnPage() || !this.mayMove() || !game.moves(event)) return;
    try {
      await game.motion(scene, event, land);
    } catch (error) {
      if (scene.stage.isOnPage()) reportError(error); // errors are expected once the player has left the table
    }
  }

  /** Hand over from the stage to the board within one frame. */
  private async landed(stage: Stage, show: () => unknown): Promise<void> {
    await answered();
    batch(() => {
      this.motion.arriving.value = [];
      show();
    });
    await drawn();
    stage.sweep();
  }

  private async onStage(play: (stage: Stage) => Promise<void>): Promise<void> {
    const stage = new Stage(this.root!, () => 1 + this.queue.length * FASTER, this.motion);
    const away = () => document.hidden && stage.hurry(true);
    const stopListening = onPress(() => void answered().then(() => stage.hurry()));
    const stopWatching = whenResized(this.root!, () => stage.hurry(!stage.isOnPage())); // the places have moved
    document.addEventListener("visibilitychange", away);
    try {
      await play(stage);
    } finally {
      stopListening();
      stopWatching();
      document.removeEventListener("visibilitychange", away);
      stage.clear();
      this.motion.arriving.value = [];
    }
  }

  private mayMove(): boolean {
    return wantsMotion() && this.queue.length <= MOST_WAITING && !document.hidden;
  }

  /** Show a view on the board in the middle of an update. */
  private async draw(held: M, view: AnyView): Promise<void> {
    const is_reaction = !!held.is_reaction && view.phase.phase === held.view?.phase.phase;
    // the visible clock belongs to a question that has been answered
    if (held.view && view.phase.phase !== held.view.phase.phase) this.deadline.value = null;
    this.shown.value = { ...held, view, is_reaction };
    await drawn();
  }

  /** Show the final state, with nothing in motion. */
  private settle(moment: M, at: number): void {
    if (this.root && moment.view?.result) hushAll(this.root); // the board shows how it ended
    batch(() => {
      this.setDeadline(moment, at);
      this.shown.value = moment;
      this.motion.arriving.value = [];
      this.motion.isChosen.value = false;
    });
  }

  /** Play the sounds of events, log them, and announce those that concern the viewer. */
  private tell(moment: M, events: readonly AnyEvent[], isHeard = false): void {
    const added: Line[] = [];
    this.happened.push(...events);
    if (events.length) this.sawEnd = !!moment.view?.result;
    this.motion.moods.value = events.reduce(
      (all, event) => ({ ...all, ...gameUi(moment.view!.game).moods?.(event) }),
      {},
    );
    for (const event of events) {
      const game = gameUi(moment.view!.game);
      if (!isHeard || event !== events[0]) this.hear(game.sound(event));
      const line = this.line(moment, event, moment.events[moment.events.indexOf(event) - 1]);
      if (!line) continue;
      added.push(line);
      if (this.root && !document.hidden && !moment.view!.result && game.touches(event, moment.view!.seat))
        say(this.root, line.text, wantsMotion(), actorOf(event));
    }
    if (added.length) this.log.value = [...this.log.value, ...added].slice(-LONGEST_LOG);
  }

  /** The next event as a line of the log; `before` is the previous event. */
  private line({ view, table }: M, event: AnyEvent, before?: AnyEvent): Line | null {
    const number = this.told++;
    if (!table || !view) return null;
    const names = table.seats.map((holder) => holder.name);
    const text = gameUi(view.game).sentence(event, names, view.seat, before);
    return text === null ? null : { number, text, event };
  }

  private readonly hear: Scene<AnyView>["hear"] = (sound) => {
    if (!this.isSilent) hear(sound);
  };

  private setDeadline(moment: M, at: number): void {
    const left = moment.table?.seconds_left ?? null;
    if (left === null) {
      this.deadline.value = null;
      return;
    }
    const settings = moment.table!.settings;
    const total = moment.is_reaction ? settings.reaction_seconds : (settings.turn_seconds ?? left);
    this.deadline.value = { at: at + left * 1000, total: total * 1000 };
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Calls back when an element's size differs from its current one. The returned function stops it. */
function whenResized(element: HTMLElement, call: () => void): () => void {
  const { clientWidth, clientHeight } = element;
  const observer = new ResizeObserver(
    () => (element.clientWidth !== clientWidth || element.clientHeight !== clientHeight) && call(),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves after the page has been drawn again, which happens in the microtask queue. */
async function drawn(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}
