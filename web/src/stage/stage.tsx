// The stage over a board: cards on their way, dark and light, and captions. Everything that takes time here is an
// animation of the browser, so that it can be hurried, and looked at frame by frame.

import "./stage.css";
import { type ComponentChild, render } from "preact";
import type { AnyEvent } from "../net/protocol";
import type { InMotion } from "./in-motion";
import { answered, breath } from "./press";
import { hush } from "./said";
import type { Sound } from "./sound";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const RATIO = 1.4; // of the height of a card to its width

/** The position of a card, in pixels of the window: its middle, its width, and its angle in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  turn: number;
}

interface Timing {
  ms: number;
  delay?: number;
  easing?: string;
  /** Whether it takes its time, however somebody hurries. */
  isPatient?: boolean;
  /** Whether it is as long as it says, however many moves wait. */
  isSteady?: boolean;
}

interface Flight extends Timing {
  /** The height of the card's flight, in pixels. */
  lift?: number;
  /** The sides it shows on its way, evenly spread. */
  sides?: Side[];
}

export type Side = "front" | "back";

export class Stage {
  readonly layer = document.createElement("div");
  /** A card that stays on the stage from one event to the next. */
  held: Flyer | null = null;
  private readonly running = new Set<{ animation: Animation; isPatient: boolean }>();
  private isHurried = false;
  readonly corner: DOMRect;

  constructor(
    readonly root: HTMLElement,
    /** How many times as fast as usual. */
    private readonly pace: () => number,
    readonly motion: InMotion,
  ) {
    this.layer.className = "stage-layer";
    root.append(this.layer);
    this.corner = this.layer.getBoundingClientRect();
  }

  /** Whether the board is on the page: without it nothing has a place or a size, and nothing is seen to move. */
  isOnPage(): boolean {
    return this.root.isConnected;
  }

  place(name: string): HTMLElement | null {
    return this.root.querySelector(`[data-place="${name}"]`);
  }

  /** Ends all motion at its destination at once. */
  hurry(force = false): void {
    this.isHurried = true;
    for (const { animation, isPatient } of this.running) if (force || !isPatient) animation.finish();
  }

  /** Another event: somebody was in a hurry about the last one. */
  calmDown(): void {
    this.isHurried = false;
  }

  /** A card on the stage. `name` says which it is. */
  card(name: string, sides: { front?: ComponentChild; back?: ComponentChild }, spot: Spot, up: Side = "front"): Flyer {
    hush(this.root);
    const element = this.add(
      <div class="sides">
        {sides.front && <div class="side">{sides.front}</div>}
        {sides.back && <div class="side reverse">{sides.back}</div>}
      </div>,
      "flyer",
    );
    element.dataset["flying"] = name;
    return new Flyer(this, element, spot, up);
  }

  /** Anything else on the stage. */
  add(what: ComponentChild, name: string): HTMLElement {
    const element = document.createElement("div");
    element.className = name;
    element.ariaHidden = "true";
    if (what) render(what, element);
    this.layer.append(element);
    return element;
  }

  /** Something that goes on when the move is over: nobody waits for it. */
  float(what: ComponentChild, name: string, frames: Keyframe[], ms: number): void {
    const element = this.add(what, name);
    this.root.append(element);
    const drop = () => this.drop(element);
    element.animate(frames, { duration: ms, easing: EASE, fill: "both" }).finished.then(drop, drop);
  }

  drop(element: Element): void {
    render(null, element);
    element.remove();
  }

  /** All cards that have landed leave the stage: the board shows them now. */
  sweep(): void {
    for (const element of this.layer.querySelectorAll(".flyer")) if (element !== this.held?.element) this.drop(element);
  }

  clear(): void {
    this.hurry(true);
    for (const element of [...this.layer.children]) this.drop(element);
    this.layer.remove();
  }

  /** Resolves when it is where it was going; it stays there until the answer is cancelled. */
  move(element: Element, frames: Keyframe[], timing: Timing): Promise<Animation> {
    return this.run(element, frames, timing);
  }

  /** As `move`, after which the element is as it was before. */
  async play(element: Element, frames: Keyframe[], timing: Timing): Promise<void> {
    (await this.run(element, frames, timing)).cancel();
  }

  /** A pause, for which no frames are drawn. A steady one is as long as it says, however many moves wait. */
  async rest(ms: number, isSteady = false): Promise<void> {
    await this.play(this.layer, [], { ms: 0, delay: ms, isSteady });
  }

  private async run(
    element: Element,
    frames: Keyframe[],
    { ms, delay = 0, easing = EASE, isPatient = false, isSteady = false }: Timing,
  ): Promise<Animation> {
    if (!this.isOnPage()) return new Animation();
    const animation = element.animate(frames, { duration: ms, delay, easing, fill: "both" });
    if (!isSteady) animation.playbackRate = this.pace();
    if (document.hidden || (this.isHurried && !isPatient)) animation.finish();
    const run = { animation, isPatient };
    this.running.add(run);
    try {
      await animation.finished;
    } finally {
      this.running.delete(run);
    }
    if (this.isHurried && !isPatient) await breath(); // hurried steps one after another would be one long task
    await answered(); // the next step can wait for somebody who has just pressed something
    return animation;
  }

  async shake(element: Element | null): Promise<void> {
    const to = (x: number) => ({ translate: `${x}px 0` });
    if (element) await this.play(element, [to(0), to(-8), to(7), to(-5), to(3), to(0)], { ms: 320 });
  }

  /** The board darkens; the answer makes it light again. */
  async darken(ms: number): Promise<void> {
    await this.move(this.add(null, "stage-dark"), [{ opacity: 0 }, { opacity: 1 }], { ms });
  }

  async lighten(ms: number): Promise<void> {
    const dark = [...this.layer.querySelectorAll(".stage-dark")];
    await Promise.all(dark.map((each) => this.move(each, [{ opacity: 1 }, { opacity: 0 }], { ms })));
    for (const each of dark) this.drop(each);
  }

  /** Light over everything for a moment. */
  async flash(color: string, strength: number, ms: number): Promise<void> {
    const light = this.add(null, "stage-flash");
    light.style.background = color;
    await this.move(light, [{ opacity: 0 }, { opacity: strength, offset: 0.15 }, { opacity: 0 }], { ms });
    this.drop(light);
  }

  /**
   * Lets things on the board slide to their new places instead of jumping. `find` gives them by name; call the
   * returned function once the board has been drawn again.
   */
  slide(find: () => Map<string, HTMLElement>, ms: number): () => void {
    const before = new Map([...find()].map(([name, part]) => [name, spotOf(part)]));
    return () => {
      const parts = [...find()].map(([name, part]) => ({ part, from: before.get(name), to: spotOf(part) }));
      for (const { part, from, to } of parts) {
        if (
          !from ||
          (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1 && Math.abs(from.width - to.width) < 1)
        )
          continue;
        const was = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: `${from.width / to.width}` };
        void this.play(part, [was, { translate: "0 0", scale: "1" }], { ms });
      }
    };
  }

  /** A board comes in, part by part. */
  async arrive(parts: Iterable<Element>): Promise<void> {
    const frames = [
      { opacity: 0, translate: "0 18px", scale: "0.97" },
      { opacity: 1, translate: "0 0", scale: "1" },
    ];
    await Promise.all(
      [...parts].map((part, each) => this.play(part, frames, { ms: 320, delay: each * 45, easing: "ease-out" })),
    );
  }
}

/** A card on the stage. It knows where it is. */
export class Flyer {
  /** Both its sides: what shakes or beats in its place. */
  readonly sides: Element;

  constructor(
    private readonly stage: Stage,
    readonly element: HTMLElement,
    public spot: Spot,
    private up: Side,
  ) {
    this.sides = element.firstElementChild!;
    element.style.width = `${spot.width}px`;
    element.style.setProperty("--card", `${spot.width}px`);
    this.rest();
  }

  /** Draw it for a place where it is larger or smaller: text stays sharp. */
  resize(width: number): void {
    this.element.style.width = `${width}px`;
    this.element.style.setProperty("--card", `${width}px`);
    this.rest();
  }

  async to(spot: Spot, { lift = 0, sides = [], ...timing }: Flight): Promise<void> {
    const [from, base] = [this.spot, this.base];
    const between = (part: keyof Spot) => (from[part] + spot[part]) / 2;
    const half = { x: between("x"), y: between("y") - lift, width: between("width"), turn: between("turn") };
    const frames = [from, ...(lift ? [half] : []), spot].map((each) => ({ transform: this.at(each, base) }));
    const turns = [this.up, ...sides].map((side) => ({ transform: `rotateY(${side === "front" ? 0 : 180}deg)` }));
    const flight = [this.stage.move(this.element, frames, timing)];
    if (sides.length) flight.push(this.stage.move(this.sides, turns, timing));
    const done = await Promise.all(flight);
    this.spot = spot;
    this.up = sides.at(-1) ?? this.up;
    this.rest();
    for (const animation of done) animation.cancel();
  }

  /** Stay here. Nothing is read of the page: many cards may land in one picture. */
  private rest(): void {
    this.element.style.transform = this.at(this.spot, this.base);
    (this.sides as HTMLElement).style.transform = `rotateY(${this.up === "front" ? 0 : 180}deg)`;
  }

  private get base(): number {
    return parseFloat(this.element.style.width);
  }

  private at({ x, y, width, turn }: Spot, base: number): string {
    const { left, top } = this.stage.corner;
    const corner = `${x - left - base / 2}px, ${y - top - (base * RATIO) / 2}px`;
    return `translate(${corner}) rotate(${turn}deg) scale(${width / base})`;
  }
}

/** Where something on the board is. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const wide = (element as HTMLElement).offsetWidth || width;
  const high = (element as HTMLElement).offsetHeight || height;
  return { x: left + width / 2, y: top + height / 2, width: Math.min(wide, high / RATIO), turn: turnOf(element) };
}

/** By how many degrees it is turned, by `rotate` and by `transform`. */
export function turnOf(element: Element): number {
  const { rotate, transform } = getComputedStyle(element);
  const { a, b } = new DOMMatrix(transform === "none" ? "" : transform);
  return (parseFloat(rotate) || 0) + (Math.atan2(b, a) * 180) / Math.PI;
}

/** The arguments with which a game animates an event. */
export interface Scene<V> {
  stage: Stage;
  /** The view on the board now. */
  view: V;
  /** The final view. */
  after: V;
  /** The events that follow in the same update. */
  rest?: readonly AnyEvent[];
  /** Whether the person at `view.seat` is here and plays. */
  isLive: boolean;
  /** How long those who are asked in the end had, when the news came; null where there is no clock. */
  secondsLeft: number | null;
  /** Have the board show something else, at once. */
  draw(view: V): Promise<void>;
  hear(sound: Sound | null): void;
}
