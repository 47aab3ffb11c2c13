// What happened, played over the board, which already shows how it ended. Each move takes less than a second.

import { render, type JSX } from "preact";
import type { KittensCard, KittensEvent, KittensView } from "../../protocol";
import { Back } from "../../art/kittens/back";
import { Boom, Puff } from "../../art/kittens/boom";
import { Sign } from "../../art/kittens/signs";
import { t } from "../../words";
import { CardBack, CardFace } from "./card";
import { cardsOf } from "./words";

const FLIGHT = 480;
const BETWEEN = 80; // cards that fly together
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

export async function motion(root: HTMLElement, events: KittensEvent[], before: KittensView | null, after: KittensView): Promise<void> {
  const stage = new Stage(root, before, after);
  try {
    for (const event of events) await play(stage, event);
  } finally {
    stage.clear();
  }
}

async function play(stage: Stage, event: KittensEvent): Promise<void> {
  switch (event.event) {
    case "announced":
      return stage.lay(event.seat, cardsOf(event.action));
    case "noped":
      await stage.lay(event.seat, ["nope"]);
      return stage.stamp();
    case "cancelled":
      return stage.shake(stage.place("discard"));
    case "turnbegan":
      return event.attacked && event.turns > 1 ? stage.send("attack", stage.before?.turn ?? event.seat, event.seat) : undefined;
    case "favorasked":
      return all(event.givers.map((giver) => stage.send("favor", event.seat, giver)));
    case "gave":
    case "robbed":
    case "handedover":
      return stage.fly(event.card, stage.seat(event.giver), stage.seat(event.taker));
    case "foundnothing":
      return stage.shake(stage.seat(event.target));
    case "lacked":
      return stage.shake(stage.seat(event.seat));
    case "shuffled":
      return stage.shuffle();
    case "peeked":
      return event.cards ? undefined : stage.rise("see", stage.place("pile"));
    case "picked":
      return stage.fly(event.card, stage.place("discard"), stage.seat(event.seat));
    case "drew":
      return event.card === "kitten" ? stage.alarm() : stage.fly(event.card, stage.place("pile"), stage.seat(event.seat));
    case "defused":
      return stage.defuse(event.seat);
    case "inserted":
      return stage.fly(null, stage.seat(event.seat), stage.place("pile"));
    case "exploded":
      return stage.explode(stage.seat(event.seat));
    case "passed":
    case "tookeffect":
    case "discardopened":
    case "ended":
      return;
  }
}

async function all(moves: (Promise<void> | undefined)[]): Promise<void> {
  await Promise.all(moves);
}

/** A layer over the board on which things move. */
class Stage {
  private readonly layer = document.createElement("div");

  constructor(
    private readonly root: HTMLElement,
    readonly before: KittensView | null,
    private readonly after: KittensView,
  ) {
    this.layer.className = "k-motion";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  clear(): void {
    for (const child of this.layer.children) render(null, child);
    this.layer.remove();
  }

  place(name: string): HTMLElement | null {
    return this.root.querySelector(`[data-place="${name}"]`);
  }

  /** Where a player's cards are: the own hand, or the seat of another. */
  seat(seat: number): HTMLElement | null {
    return (seat === this.after.seat ? this.place("hand") : null) ?? this.place(`seat-${seat}`);
  }

  /** Cards from a player onto the discard pile, where they lie from now on. */
  async lay(seat: number, cards: readonly KittensCard[]): Promise<void> {
    const discard = this.place("discard");
    const lying = [...(discard?.querySelectorAll(".k-lying") ?? [])].slice(-cards.length);
    const hidden = lying.map((card) => card.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT + BETWEEN * cards.length));
    await all(cards.map((card, each) => this.fly(card, this.seat(seat), discard, each * BETWEEN)));
    for (const card of hidden) card.cancel();
  }

  /** One card from here to there, open if it is known. */
  async fly(card: KittensCard | null, from: Element | null, to: Element | null, delay = 0): Promise<void> {
    if (!from || !to) return;
    const width = this.cardWidth();
    const [start, end] = [middle(from), middle(to)];
    const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 4);
    const at = (x: number, y: number, more: string) => `translate(${x - width / 2}px, ${y - width * 0.7}px) ${more}`;
    const shrunk = (element: Element) => (element.getBoundingClientRect().width < width * 1.3 ? "scale(.55)" : "scale(1)");
    const frames = [
      { transform: at(start.x, start.y, `${shrunk(from)} rotate(-8deg)`), opacity: 0.4 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, "scale(1.12) rotate(5deg)"), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, `${shrunk(to)} rotate(0deg)`), opacity: 1 },
    ];
    const flyer = this.add(card ? <CardFace card={card} /> : <CardBack />, width, width * 1.4); // measured before it is there
    await moved(flyer, frames, { duration: FLIGHT, delay, easing: EASE, fill: "backwards" });
    this.drop(flyer);
  }

  /** A sign from one player to another: what they are in for. */
  async send(card: KittensCard, from: number, to: number): Promise<void> {
    const [start, end] = [this.seat(from), this.seat(to)];
    if (!start || !end || from === to) return;
    const sign = this.add(<Sign card={card} />, 56, 56);
    const [a, b] = [middle(start), middle(end)];
    await moved(sign, [
      { transform: `translate(${a.x - 28}px, ${a.y - 28}px) scale(.4)`, opacity: 0 },
      { transform: `translate(${(a.x + b.x) / 2 - 28}px, ${(a.y + b.y) / 2 - 60}px) scale(1.3)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${b.x - 28}px, ${b.y - 28}px) scale(.8)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${b.x - 28}px, ${b.y - 28}px) scale(2)`, opacity: 0 },
    ], { duration: 560, easing: "ease-in-out" });
    this.drop(sign);
  }

  async rise(card: KittensCard, from: Element | null): Promise<void> {
    if (!from) return;
    const { x, y } = middle(from);
    const sign = this.add(<Sign card={card} />, 64, 64);
    await moved(sign, [
      { transform: `translate(${x - 32}px, ${y - 10}px) scale(.3)`, opacity: 0 },
      { transform: `translate(${x - 32}px, ${y - 60}px) scale(1.2)`, opacity: 1, offset: 0.4 },
      { transform: `translate(${x - 32}px, ${y - 64}px) scale(1.1)`, opacity: 1, offset: 0.75 },
      { transform: `translate(${x - 32}px, ${y - 90}px) scale(.9)`, opacity: 0 },
    ], { duration: 640, easing: "ease-out" });
    this.drop(sign);
  }

  /** A Nope comes down on what was played. */
  async stamp(): Promise<void> {
    const discard = this.place("discard");
    if (!discard) return;
    const { x, y } = middle(discard);
    const stamp = this.add(<b class="k-stamp">{t("kittens-card-nope")}</b>, 0, 0);
    const at = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-14deg)`;
    await moved(stamp.firstElementChild as HTMLElement, [
      { transform: `${at} scale(3)`, opacity: 0 },
      { transform: `${at} scale(.94)`, opacity: 1, offset: 0.3 },
      { transform: `${at} scale(1)`, opacity: 1, offset: 0.4 },
      { transform: `${at} scale(1)`, opacity: 1, offset: 0.8 },
      { transform: `${at} scale(1.05)`, opacity: 0 },
    ], { duration: 640 });
    this.drop(stamp);
  }

  async shake(element: Element | null): Promise<void> {
    const to = (x: number) => ({ translate: `${x}px 0` });
    await element?.animate([to(0), to(-8), to(7), to(-5), to(3), to(0)], 320).finished;
  }

  /** The pile comes apart and together again. */
  async shuffle(): Promise<void> {
    const pile = this.place("pile");
    if (!pile) return;
    const width = pile.getBoundingClientRect().width;
    const { x, y } = middle(pile);
    await all(
      [-1.1, -0.6, 0.6, 1.1, 0].map(async (side, each) => {
        const flyer = this.add(<CardBack />, width, width * 1.4);
        const at = (dx: number, more: string) => `translate(${x - width / 2 + dx}px, ${y - width * 0.7}px) ${more}`;
        await moved(flyer, [
          { transform: at(0, "rotate(0deg)") },
          { transform: at(side * width, `rotate(${side * 22}deg)`), offset: 0.35 },
          { transform: at(-side * width * 0.5, `rotate(${-side * 14}deg)`), offset: 0.7 },
          { transform: at(0, "rotate(0deg)") },
        ], { duration: 620, delay: each * 40, easing: "ease-in-out", fill: "backwards" });
        this.drop(flyer);
      }),
    );
  }

  /** A kitten was drawn: it jumps out of the pile, for everybody to see. */
  async alarm(): Promise<void> {
    const pile = this.place("pile");
    if (!pile) return;
    const [start, end] = [middle(pile), middle(this.root)];
    const width = this.cardWidth();
    const card = this.add(<CardFace card="kitten" />, width, width * 1.4);
    const at = (x: number, y: number, more: string) => `translate(${x - width / 2}px, ${y - width * 0.7}px) ${more}`;
    const red = this.flash("#e0301e", 0.3, 820);
    const shakes = [-5, 5, -6, 6, -4].map((turn, each) => ({
      transform: at(end.x, end.y, `scale(1.9) rotate(${turn}deg)`),
      offset: 0.4 + each * 0.11,
    }));
    await moved(card, [
      { transform: at(start.x, start.y, "scale(.9) rotateY(180deg)") },
      { transform: at(end.x, end.y, "scale(2) rotateY(0deg)"), offset: 0.3 },
      ...shakes,
      { transform: at(end.x, end.y, "scale(1.9) rotate(0deg)") },
    ], { duration: 860, easing: "ease-out", fill: "both" });
    await red;
    this.drop(card);
  }

  /** The Defuse comes over the kitten. */
  async defuse(seat: number): Promise<void> {
    const green = this.flash("#1f9a4d", 0.25, 620);
    const end = middle(this.root);
    const width = this.cardWidth() * 1.6;
    const kitten = this.add(<CardFace card="kitten" />, width, width * 1.4);
    const place = `translate(${end.x - width / 2}px, ${end.y - width * 0.7}px)`;
    const fading = moved(kitten, [
      { transform: `${place} scale(1.1)`, opacity: 1 },
      { transform: `${place} scale(.8)`, opacity: 0 },
    ], { duration: 520, fill: "forwards" });
    await all([green, fading, this.lay(seat, ["defuse"])]);
    this.drop(kitten);
  }

  /** An explosion: light, fire, smoke, pieces of cards, and the table trembles. */
  async explode(at: Element | null): Promise<void> {
    if (!at) return;
    const { x, y } = middle(at);
    const size = Math.min(this.root.clientWidth, this.root.clientHeight);
    const tremble = [0, -9, 8, -7, 6, -4, 3, 0].map((dx, each) => ({ translate: `${dx}px ${each % 2 ? 5 : -4}px` }));
    this.root.animate([...tremble, { translate: "0 0" }], 620);
    await all([
      this.flash("#fff6d8", 0.85, 420),
      this.burst(<Boom />, x, y, size * 0.85, 900),
      ...Array.from({ length: 7 }, (_, each) => this.puff(x, y, each, size)),
      ...Array.from({ length: 16 }, (_, each) => this.scrap(x, y, each, size)),
    ]);
  }

  private async burst(picture: JSX.Element, x: number, y: number, size: number, duration: number): Promise<void> {
    const fire = this.add(picture, size, size);
    const at = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    await moved(fire, [
      { transform: `${at} scale(.05) rotate(-30deg)`, opacity: 1 },
      { transform: `${at} scale(1.05) rotate(4deg)`, opacity: 1, offset: 0.28 },
      { transform: `${at} scale(.96) rotate(0deg)`, opacity: 1, offset: 0.6 },
      { transform: `${at} scale(1.2) rotate(6deg)`, opacity: 0 },
    ], { duration, easing: "ease-out" });
    this.drop(fire);
  }

  private async puff(x: number, y: number, each: number, size: number): Promise<void> {
    const width = size * (0.16 + (each % 3) * 0.05);
    const smoke = this.add(<Puff />, width, width);
    const turn = (each / 7) * 2 * Math.PI;
    const far = size * 0.34;
    const at = (dx: number, dy: number) => `translate(${x - width / 2 + dx}px, ${y - width / 2 + dy}px)`;
    await moved(smoke, [
      { transform: `${at(0, 0)} scale(.2)`, opacity: 0 },
      { transform: `${at(Math.cos(turn) * far * 0.7, Math.sin(turn) * far * 0.7)} scale(1)`, opacity: 0.95, offset: 0.4 },
      { transform: `${at(Math.cos(turn) * far, Math.sin(turn) * far - 60)} scale(1.4)`, opacity: 0 },
    ], { duration: 880, delay: 60 + each * 12, easing: "ease-out", fill: "backwards" });
    this.drop(smoke);
  }

  private async scrap(x: number, y: number, each: number, size: number): Promise<void> {
    const width = 14 + (each % 4) * 6;
    const scrap = this.add(<span class="k-scrap"><Back /></span>, width, width);
    const turn = (each / 16) * 2 * Math.PI + 0.3;
    const far = size * (0.34 + ((each * 7) % 5) * 0.06);
    await moved(scrap, [
      { transform: `translate(${x}px, ${y}px) rotate(0deg)`, opacity: 1 },
      { transform: `translate(${x + Math.cos(turn) * far}px, ${y + Math.sin(turn) * far - 40}px) rotate(${each * 60}deg)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${x + Math.cos(turn) * far * 1.1}px, ${y + Math.sin(turn) * far + 120}px) rotate(${each * 95}deg)`, opacity: 0 },
    ], { duration: 900, easing: "cubic-bezier(.1,.7,.4,1)" });
    this.drop(scrap);
  }

  private async flash(color: string, strength: number, duration: number): Promise<void> {
    const light = this.add(null, innerWidth, innerHeight);
    light.style.background = color;
    await moved(light, [{ opacity: 0 }, { opacity: strength, offset: 0.15 }, { opacity: 0 }], { duration, fill: "forwards" });
    this.drop(light);
  }

  private cardWidth(): number {
    return parseFloat(getComputedStyle(this.root.querySelector(".board") ?? this.root).getPropertyValue("--card")) || 90;
  }

  private add(what: JSX.Element | null, width: number, height: number): HTMLElement {
    const flyer = document.createElement("div");
    Object.assign(flyer.style, { width: `${width}px`, height: `${height}px` });
    flyer.style.setProperty("--card", `${width}px`);
    this.layer.append(flyer);
    if (what) render(what, flyer);
    return flyer;
  }

  private drop(flyer: HTMLElement): void {
    render(null, flyer);
    flyer.remove();
  }
}

async function moved(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await element.animate(frames, timing).finished;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
