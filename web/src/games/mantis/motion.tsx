// What happened, played over the board: cards are turned over, fly and settle. The board already shows the outcome, so
// what has not arrived yet is hidden until it does. Everything is measured before anything is moved: to measure in between
// would lay out the page again and again.

import { type ComponentChild, render } from "preact";
import type { MantisCard, MantisEvent, MantisView } from "../../protocol";
import { ColorMark } from "./art";
import { Back, Blank, Front } from "./card";
import { COLORS, type ColorName } from "./colors";

// Milliseconds. A move takes 780 in all.
const TURN = 360;
const HOLD = 90;
const FLY = 330;
const CHEER = 900;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Where a card is: its middle, and how wide it is. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

interface Way {
  from: Spot;
  spot: Spot;
}

/** The board, the layer over it on which things move, and where its corner is. */
interface Scene {
  root: HTMLElement;
  layer: HTMLElement;
  corner: DOMRect;
}

export async function motion(root: HTMLElement, events: MantisEvent[], _before: MantisView | null, _after: MantisView): Promise<void> {
  const layer = document.createElement("div");
  layer.className = "mantis-ghosts";
  layer.setAttribute("aria-hidden", "true");
  root.append(layer);
  try {
    const corner = layer.getBoundingClientRect();
    for (const event of events) await play({ root, layer, corner }, event);
  } finally {
    layer.remove();
  }
}

async function play(scene: Scene, event: MantisEvent): Promise<void> {
  switch (event.event) {
    case "missed":
      return settle(scene, event.card, event.tank);
    case "scored":
      return carry(scene, event.card, event.count, event.seat, `score-${event.seat}`);
    case "stole":
      return carry(scene, event.card, event.count, event.target, `tank-${event.seat}`);
    case "banked":
      return carry(scene, event.card, event.count, event.target, `score-${event.seat}`);
    case "raided":
      return raid(scene, event.target, event.seat);
    case "ended":
      return cheer(scene, event.result.winners);
    case "raidwon":
    case "turnbegan":
      return;
  }
}

/** The top card is turned over in a Tank, and stays there. */
async function settle(scene: Scene, card: MantisCard, tank: number): Promise<void> {
  const stack = find(scene, `tank-${tank}`)?.querySelector<HTMLElement>(`[data-color="${card.front}"]`);
  const way = wayTo(scene, tank);
  if (!stack || !way) return;
  const aim = spotOf(stack.firstElementChild!);
  const show = hide([stack]);
  await fly(await turnOver(scene, card, way), way.spot, aim, 0);
  show();
}

/** The top card is turned over in a Tank, and takes all of its colour along to another place. */
async function carry(scene: Scene, card: MantisCard, count: number, tank: number, to: string): Promise<void> {
  const goal = find(scene, to);
  const way = wayTo(scene, tank);
  if (!goal || !way) return;
  const arriving = latest(goal, card.front, count);
  const aim = spotOf(arriving.find((part) => part.matches(".lying, .heap")) ?? goal);
  const show = hide(arriving);
  const others = gather(scene, card.front, count - 1, way.spot);
  const ghost = await turnOver(scene, card, way);
  const flights = [...others, { ghost, spot: way.spot }].map(({ ghost, spot }, index) => fly(ghost, spot, aim, index * 25));
  await Promise.all(flights);
  show();
  if (arriving.length) pop(arriving.at(-1)!);
}

/** What the board shows already of the cards that are on their way to a Tank or a Score Pile. */
function latest(goal: HTMLElement, color: ColorName, count: number): HTMLElement[] {
  const stack = goal.querySelector(`[data-color="${color}"].stack`);
  if (!stack) return [...goal.querySelectorAll<HTMLElement>(".sum b")];
  const cards = [...stack.querySelectorAll<HTMLElement>(".lying")].slice(-count);
  return [...cards, ...stack.querySelectorAll<HTMLElement>(".count")];
}

/** The cards that lay in a Tank, fanned out once more over its middle. */
function gather(scene: Scene, color: ColorName, count: number, middle: Spot): { ghost: HTMLElement; spot: Spot }[] {
  return Array.from({ length: count }, (_, index) => {
    const spot = { ...middle, x: middle.x - (count - index) * middle.width * 0.3 };
    const ghost = make(scene, spot, <Front color={color} />);
    void ghost.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TURN / 3 });
    return { ghost, spot };
  });
}

/** A card goes from the Draw Pile to a Tank and shows its front on the way. */
async function turnOver(scene: Scene, card: MantisCard, { from, spot }: Way): Promise<HTMLElement> {
  const ghost = make(
    scene,
    spot,
    <div class="turning">
      <Back colors={card.back} icon={card.icon} />
      <Front color={card.front} icon={card.icon} />
    </div>,
  );
  const timing = { duration: TURN, easing: EASE, fill: "both" } as const;
  const sides = ghost.firstElementChild!;
  sides.animate([{ transform: "rotateY(0deg)" }, { transform: "rotateY(0deg)", offset: 0.3 }, { transform: "rotateY(180deg)" }], timing);
  const lift = { transform: toward(spot, { x: (from.x + spot.x) / 2, y: Math.min(from.y, spot.y) - 12, width: spot.width * 1.15 }), offset: 0.55 };
  await ghost.animate([{ transform: toward(spot, from) }, lift, { transform: "none" }], timing).finished;
  await pause(HOLD);
  return ghost;
}

/** One card from a Score Pile to another; nobody sees which. */
async function raid(scene: Scene, from: number, to: number): Promise<void> {
  const there = find(scene, `score-${from}`);
  const here = find(scene, `score-${to}`);
  if (!there || !here) return;
  const start = { ...spotOf(there), width: 44 };
  const sum = [...here.querySelectorAll<HTMLElement>(".sum b")];
  const show = hide(sum);
  await fly(make(scene, start, <Blank />), start, spotOf(here), 0, FLY * 1.6);
  show();
  sum.forEach(pop);
}

/** The winners' shrimps hop, and symbols rise from their Score Piles like bubbles. */
async function cheer(scene: Scene, winners: number[]): Promise<void> {
  for (const seat of winners) {
    const cards = find(scene, `tank-${seat}`)?.querySelectorAll(".lying") ?? [];
    cards.forEach((card, index) => hop(card, index * 45));
    const score = find(scene, `score-${seat}`);
    if (score) COLORS.forEach((color, index) => rise(scene, spotOf(score), color, index));
  }
  await pause(CHEER);
}

function hop(card: Element, delay: number): void {
  const frames = [{ translate: "0 0" }, { translate: "0 -14%", offset: 0.3 }, { translate: "0 0", offset: 0.6 }, { translate: "0 -7%", offset: 0.8 }, { translate: "0 0" }];
  card.animate(frames, { duration: CHEER * 0.7, delay, easing: "ease-out" });
}

function rise(scene: Scene, from: Spot, color: ColorName, index: number): void {
  const ghost = make(scene, { ...from, width: 30 }, <ColorMark color={color} />);
  const sway = (index - 3) * 38;
  const frames = [
    { transform: "scale(0)", opacity: 1 },
    { transform: `translate(${sway}px, -90px) scale(1.2) rotate(${sway}deg)`, opacity: 1, offset: 0.6 },
    { transform: `translate(${sway * 1.3}px, -170px) rotate(${sway * 2}deg)`, opacity: 0 },
  ];
  ghost.animate(frames, { duration: CHEER - index * 20, delay: index * 20, easing: "ease-out", fill: "both" });
}

// Small things

function find({ root }: Scene, place: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${place}"]`);
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width: Math.min(width, height / 1.4) };
}

/** From the Draw Pile to over the middle of a Tank, where a card is turned. */
function wayTo(scene: Scene, tank: number): Way | null {
  const pile = find(scene, "pile");
  const glass = find(scene, `tank-${tank}`);
  if (!pile || !glass) return null;
  const { x, y, width } = spotOf(glass);
  return { from: spotOf(pile), spot: { x, y, width: Math.min(Math.max(width * 0.8, 48), 120) } };
}

/** A card that is not on the board, at a spot. */
function make({ layer, corner }: Scene, spot: Spot, card: ComponentChild): HTMLElement {
  const ghost = document.createElement("div");
  ghost.style.width = `${spot.width}px`;
  ghost.style.left = `${spot.x - spot.width / 2 - corner.left}px`;
  ghost.style.top = `${spot.y - spot.width * 0.7 - corner.top}px`;
  render(card, ghost);
  layer.append(ghost);
  return ghost;
}

function toward(from: Spot, to: Spot): string {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width})`;
}

/** A ghost flies off and is gone. */
async function fly(ghost: HTMLElement, from: Spot, to: Spot, delay: number, duration = FLY): Promise<void> {
  const frames = [{ transform: "none" }, { transform: toward(from, to) }];
  await ghost.animate(frames, { duration: duration - delay, delay, easing: EASE, fill: "both" }).finished;
  ghost.remove();
}

/** Hide parts of the board; the answer shows them again. */
function hide(parts: HTMLElement[]): () => void {
  for (const part of parts) part.style.visibility = "hidden";
  return () => {
    for (const part of parts) part.style.visibility = "";
  };
}

function pop(part: HTMLElement): void {
  part.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { duration: 260, easing: "ease-out" });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
