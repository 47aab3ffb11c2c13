// The stage over a board: flying cards, darkness and flashes, and captions. Everything that takes time here is a Web
// Animation, so that it can be sped up, and tested frame by frame.

import "./stage.css";
import { type ComponentChild, render } from "preact";
import type { AnyEvent } from "../net/protocol";
import type { InMotion } from "./in-motion";
import { answered, breath } from "./press";
import { hush } from "./said";
import type { Sound } from "./sound";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const RATIO = 1.4; // height of a card divided by its width

/** The position of a card in the window: its centre and width in pixels, and its angle in degrees. */
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
  /** Whether it continues when the player taps to skip. */
  isPatient?: boolean;
  /** Whether it keeps its duration even if other updates are waiting. */
  isSteady?: boolean;
}

interface Flight extends Timing {
  /** The height of the card's flight, in pixels. */
  lift?: number;
  /** The sides that it shows on its way, at equal intervals. */
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
    /** The playback rate of animations. */
    private readonly pace: () => number,
    readonly motion: InMotion,
  ) {
    this.layer.className = "stage-layer";
    root.append(this.layer);
    this.corner = this.layer.getBoundingClientRect();
  }

  /** Whether the board is on the page. Otherwise nothing has a position or size, so nothing can be animated. */
  isOnPage(): boolean {
    return this.root.isConnected;
  }

  place(name: string): HTMLElement | null {
    return this.root.querySelector(`[data-place="${name}"]`);
  }

  /** Ends all motion at its destination immediately; patient motion only with `force`. */
  hurry(force = false): void {
    this.isHurried = true;
    for (const { animation, isPatient } of this.running) if (force || !isPatient) animation.finish();
  }

  /** Return to normal speed for the next event. */
  calmDown(): void {
    this.isHurried = false;
  }

  /** Adds a card to the stage. `name` identifies it. */
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

  /** Adds anything else to the stage. */
  add(what: ComponentChild, name: string): HTMLElement {
    const element = document.createElement("div");
    element.className = name;
    element.ariaHidden = "true";
    if (what) render(what, element);
    this.layer.append(element);
    return element;
  }

  /** An animation that may continue after the move is over; nothing waits for it. */
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

  /** Removes all cards that have landed, since the board shows them now. */
  sweep(): void {
    for (const element of this.layer.querySelectorAll(".flyer")) if (element !== this.held?.element) this.drop(element);
  }

  clear(): void {
    this.hurry(true);
    for (const element of [...this.layer.children]) this.drop(element);
    this.layer.remove();
  }

  /** Animates an element. It keeps its final state until the returned animation is cancelled. */
  move(element: Element, frames: Keyframe[], timing: Timing): Promise<Animation> {
    return this.run(element, frames, timing);
  }

  /** As `move`, but the element returns to its original state. */
  async play(element: Element, frames: Keyframe[], timing: Timing): Promise<void> {
    (await this.run(element, frames, timing)).cancel();
  }

  /** A pause without animation. A steady one keeps its duration even if other updates are waiting. */
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
    if (this.isHurried && !isPatient) await breath(); // otherwise hurried steps would form one long task
    await answered(); // the response to a press comes before the next step
    return animation;
  }

  async shake(element: Element | null): Promise<void> {
    const to = (x: number) => ({ translate: `${x}px 0` });
    if (element) await this.play(element, [to(0), to(-8), to(7), to(-5), to(3), to(0)], { ms: 320 });
  }

  /** Darkens the board, until `lighten`. */
  async darken(ms: number): Promise<void> {
    await this.move(this.add(null, "stage-dark"), [{ opacity: 0 }, { opacity: 1 }], { ms });
  }

  async lighten(ms: number): Promise<void> {
    const dark = [...this.layer.querySelectorAll(".stage-dark")];
    await Promise.all(dark.map((each) => this.move(each, [{ opacity: 1 }, { opacity: 0 }], { ms })));
    for (const each of dark) this.drop(each);
  }

  /** A brief flash over the whole board. */
  async flash(color: string, strength: number, ms: number): Promise<void> {
    const light = this.add(null, "stage-flash");
    light.style.background = color;
    await this.move(light, [{ opacity: 0 }, { opacity: strength, offset: 0.15 }, { opacity: 0 }], { ms });
    this.drop(light);
  }

  /**
   * Lets elements on the board slide to their new places instead of jumping. `find` returns them by name; call the
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

  /** Fades in a board, part by part. */
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

/** A card on the stage, and its position. */
export class Flyer {
  /** The element with both sides: animate it to shake the card in place. */
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

  /** Draw the card at another size, so that its text stays sharp. */
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

  /** Stay here. It reads no layout from the page, since many cards may land in one frame. */
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

/** The position of an element on the board. */
export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const wide = (element as HTMLElement).offsetWidth || width;
  const high = (element as HTMLElement).offsetHeight || height;
  return { x: left + width / 2, y: top + height / 2, width: Math.min(wide, high / RATIO), turn: turnOf(element) };
}

/** The rotation of an element in degrees, from `rotate` and `transform`. */
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
  /** Whether this is a live table, as opposed to a replay or a lesson. */
  isLive: boolean;
  /** The time left to act, in seconds, when the update arrived; null without a time limit. */
  secondsLeft: number | null;
  /** Show another view on the board, without animation. */
  draw(view: V): Promise<void>;
  hear(sound: Sound | null): void;
}
