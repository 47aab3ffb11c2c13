// The animations of Mantis: a card is turned over in a Tank before its effect is visible, takes the cards of its colour
// along, and lands with them on a Score Pile or in another Tank.

import "./motion.css";
import { CHATTER, HELD, isRobbed, makeRoom, thump } from "../../board/flight.later";
import type { Move } from "../../board/moves";
import { movesIn } from "../../board/show";
import { grab, pop } from "../../board/weight";
import type { MantisIcon as Icon, MantisCard, MantisEvent, MantisView } from "../../net/protocol";
import { type Flyer, type Scene as AnyScene, type Side, type Spot, spotOf, type Stage } from "../../stage/stage";
import { COLORS, type ColorName } from "./art/colors";
import { ColorMark } from "./art/signs";
import { Back, Blank, Front, PlainFront } from "./card";

// Milliseconds. A move takes 920 in total, and a little more for each scored card.
const TURN = 430;
const HOLD = 150;
const FLY = 340;
const CHEER = 900;

type Scene = AnyScene<MantisView>;
type Carried = Extract<MantisEvent, { event: "scored" | "stole" | "banked" }>;

export async function motion(scene: Scene, event: MantisEvent, land: () => Promise<void>): Promise<void> {
  switch (event.event) {
    case "missed":
      return miss(scene, event);
    case "scored":
    case "banked":
    case "stole":
      return carry(scene, event, land);
    case "raided":
      return raid(scene, event, land);
    case "ended":
      return cheer(scene.stage, event.result.winners, land);
    case "raidwon":
    case "turnbegan":
      return;
  }
}

/** The top card is turned over in a Tank, and stays there. */
async function miss(scene: Scene, event: Extract<MantisEvent, { event: "missed" }>): Promise<void> {
  const { stage } = scene;
  const flyer = await turnOver(scene, event.card, event.tank);
  const slide = stage.slide(() => parts(stage, event.tank), FLY);
  const [aim] = await roomFor(scene, movesOf(scene, event));
  slide();
  become(stage, flyer, isPlain(stage.place(`tank-${event.tank}`)));
  if (aim) await flyer.to(aim, { ms: FLY });
}

/** The top card is turned over in a Tank, and takes all cards of its colour along to another place. */
async function carry(scene: Scene, event: Carried, land: () => Promise<void>): Promise<void> {
  const { stage } = scene;
  const color = event.card.front;
  const from = event.event === "scored" ? event.seat : event.target;
  const isScored = event.event !== "stole";
  const flyer = await turnOver(scene, event.card, from);
  const slides = [from, event.seat].map((seat) => stage.slide(() => parts(stage, seat), FLY));
  const taken = lift(stage, from, color);
  const moves = movesOf(scene, event);
  const aims = await roomFor(scene, moves);
  for (const slide of slides) slide();
  if (event.event !== "scored") void stage.shake(stage.place(`tank-${from}`));
  for (const each of taken) become(stage, each, false);
  await gather(flyer, taken);
  if (isRobbed(scene.view, moves)) {
    await stage.rest(HELD);
    grab(stage, from, event.seat);
  }
  const flyers = [flyer, ...taken];
  if (!isScored) for (const each of flyers) become(stage, each, isPlain(stage.place(`tank-${event.seat}`)));
  const sides: Side[] = isScored ? ["back"] : [];
  const pile = `score-${event.seat}`;
  const fly = async (each: Flyer, at: number): Promise<void> => {
    const aim = isScored ? scorePile(stage, event.seat) : aims[at]!;
    await each.to(aim, { ms: FLY, delay: at * (isScored ? CHATTER : 30), lift: 14, sides });
    if (isScored) thump(scene, each, pile, at);
  };
  await Promise.all(flyers.map(fly));
  await land();
  if (isScored) pop(stage, pile, flyers.length);
}

function movesOf({ view, after, rest }: Scene, event: MantisEvent): Move[] {
  return movesIn(view, after, event, rest);
}

/** Reserves places for moves, and updates the top of the Draw Pile, which no event contains. */
function roomFor(scene: Scene, moves: readonly Move[]): Promise<Spot[]> {
  return makeRoom(scene, moves, { top: scene.after.top });
}

/** The top card of the Draw Pile moves over a Tank and is turned over there, before its effect is visible. */
async function turnOver({ stage, view, after, draw }: Scene, card: MantisCard, tank: number): Promise<Flyer> {
  const pile = spotOf(stage.place("pile")!.querySelector(".p-lying:last-of-type") ?? stage.place("pile")!);
  const glass = stage.place(`tank-${tank}`)!.getBoundingClientRect();
  const width = Math.min(Math.max(glass.height / 1.75, 48), 130);
  const over = { x: glass.left + glass.width / 2, y: glass.top + glass.height / 2, width, turn: 0 };
  const sides = {
    front: <Face color={card.front} icon={card.icon} />,
    back: <Back colors={card.back} icon={card.icon} />,
  };
  const flyer = stage.card(card.front, sides, pile, "back");
  await draw({ ...view, pile: view.pile - 1, top: after.top });
  await flyer.to(over, { ms: TURN, lift: 26, sides: ["back", "front"] });
  await stage.rest(HOLD);
  return flyer;
}

/** Puts the cards of a colour in a Tank on the stage, each where it was. */
function lift(stage: Stage, tank: number, color: ColorName): Flyer[] {
  const stack = stage.place(`tank-${tank}`)!.querySelector(`[data-stack="${color}"]`);
  const lying = [...(stack?.querySelectorAll(".lying") ?? [])];
  const count = Number((stack as HTMLElement | null)?.dataset["count"] ?? 0);
  const isSmall = isPlain(stack);
  const spots = lying.map(spotOf); // measured before any card is added, so that layout runs only once
  return Array.from({ length: count }, (_, each) => {
    const face = <Face color={color} isPlain={isSmall} />;
    return stage.card(color, { front: face, back: <Blank /> }, spots[Math.min(each, spots.length - 1)]!);
  });
}

/** Both faces of a card, whole and plain. Cards are plain in a small Tank, and may change on their way. */
function Face({ color, icon, isPlain = false }: { color: ColorName; icon?: Icon | null; isPlain?: boolean }) {
  return (
    <>
      <Front color={color} icon={icon} />
      <span class="filling" style={{ opacity: isPlain ? 1 : 0 }}>
        <PlainFront color={color} />
      </span>
    </>
  );
}

function become(stage: Stage, flyer: Flyer, isPlain: boolean): void {
  const plain = flyer.element.querySelector<HTMLElement>(".mantis-plain");
  const [from, to] = [Number(plain?.style.opacity), Number(isPlain)];
  if (!plain || from === to) return;
  plain.style.opacity = `${to}`;
  void stage.play(plain, [{ opacity: from }, { opacity: to }], { ms: FLY * 0.6 });
}

function isPlain(stack: Element | null | undefined): boolean {
  const plain = stack?.querySelector(".plain");
  return !!plain && getComputedStyle(plain).display !== "none";
}

/** The taken cards rise to the turned card and form a fan around it. */
async function gather(flyer: Flyer, taken: Flyer[]): Promise<void> {
  const { x, y, width } = flyer.spot;
  const step = width * Math.min(0.32, 1.2 / (taken.length + 1));
  const left = x - (taken.length * step) / 2;
  const at = (each: number) => ({ x: left + each * step, y: y - 4, width, turn: (each - taken.length / 2) * 4 });
  await Promise.all([...taken, flyer].map((each, place) => each.to(at(place), { ms: FLY * 0.55 })));
}

/** The cards of a Tank and the counts on them, by name. */
function parts(stage: Stage, tank: number): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const stack of stage.place(`tank-${tank}`)?.querySelectorAll<HTMLElement>(".stack") ?? []) {
    const color = stack.dataset["stack"]!;
    stack
      .querySelectorAll<HTMLElement>(".lying:not(.arriving)")
      .forEach((card, each) => found.set(`${color} ${each}`, card));
    const count = stack.querySelector<HTMLElement>(".count");
    if (count) found.set(`${color} count`, count);
  }
  return found;
}

function scorePile(stage: Stage, seat: number): Spot {
  const place = stage.place(`score-${seat}`)!;
  const card = place.querySelector(".heap .mantis-card");
  if (card?.checkVisibility()) return spotOf(card);
  return { ...spotOf(place.querySelector(".sum") ?? place), width: 14, turn: 0 };
}

/** A card moves face down from one Score Pile to another. */
async function raid(
  scene: Scene,
  event: Extract<MantisEvent, { event: "raided" }>,
  land: () => Promise<void>,
): Promise<void> {
  const { stage } = scene;
  const [from, to] = [scorePile(stage, event.target), scorePile(stage, event.seat)];
  const flyer = stage.card("scored", { front: <Blank /> }, from);
  await roomFor(scene, movesOf(scene, event));
  void stage.shake(stage.place(`score-${event.target}`));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: Math.max(from.width, to.width, 54), turn: 8 };
  await flyer.to(middle, { ms: FLY, lift: 10 });
  await flyer.to(to, { ms: FLY });
  await land();
  pop(stage, `score-${event.seat}`, 1);
}

/** The winners' cards hop, and symbols rise from their Score Piles like bubbles. */
async function cheer(stage: Stage, winners: number[], land: () => Promise<void>): Promise<void> {
  await land();
  const shrimps = (seat: number) => [...(stage.place(`tank-${seat}`)?.querySelectorAll(".lying") ?? [])];
  const hops = winners.flatMap((seat) => shrimps(seat).map((card, each) => hop(stage, card, each * 45)));
  const bubbles = winners.flatMap((seat) =>
    COLORS.map((color, each) => rise(stage, scorePile(stage, seat), color, each)),
  );
  await Promise.all([...hops, ...bubbles]);
}

async function hop(stage: Stage, card: Element, delay: number): Promise<void> {
  const frames = [
    { translate: "0 0" },
    { translate: "0 -26%" },
    { translate: "0 0" },
    { translate: "0 -10%" },
    { translate: "0 0" },
  ];
  await stage.play(card, frames, { ms: CHEER * 0.7, delay, easing: "ease-out" });
}

async function rise(stage: Stage, { x, y }: Spot, color: ColorName, each: number): Promise<void> {
  const bubble = stage.add(<ColorMark color={color} />, "mantis-bubble");
  const { left, top } = stage.corner;
  const at = `translate(${x - left - 15}px, ${y - top - 15}px)`;
  const sway = (each - 3) * 38;
  const frames = [
    { transform: `${at} scale(0)`, opacity: 1 },
    { transform: `${at} translate(${sway}px, -90px) scale(1.2) rotate(${sway}deg)`, opacity: 1, offset: 0.6 },
    { transform: `${at} translate(${sway * 1.3}px, -170px) rotate(${sway * 2}deg)`, opacity: 0 },
  ];
  await stage.move(bubble, frames, { ms: CHEER - each * 20, delay: each * 20, easing: "ease-out" });
  stage.drop(bubble);
}
