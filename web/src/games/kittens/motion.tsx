// What happened, played over a board that still shows what was before. A card leaves its place when its flight begins
// and
// is on the board again when it has landed; in between it is on the stage and nowhere else.

import "./motion.css";
import type { KittensCard, KittensEvent, KittensView } from "../../net/protocol";
import { type Side, type Spot, spotOf, type Stage } from "../../stage/stage";
import { t } from "../../words/messages";
import { Sign } from "./art/signs";
import { arc, discardSpot, fly, handSpots, inHand, type Land, pileSpot, type Scene, seatSpot } from "./flight";
import { drama } from "./drama";
import { lifted, parted, received, withoutDiscarded } from "./show";
import { cardsOf } from "./words";

const FLIGHT = 480; // milliseconds
const HALF = 360;
const BETWEEN = 90; // cards that fly together
const ROUND = 170; // of dealing

export function moves(event: KittensEvent): boolean {
  switch (event.event) {
    case "passed":
    case "tookeffect":
    case "discardopened":
    case "ended":
      return false;
    case "turnbegan":
      return event.attacked && event.turns > 1;
    case "peeked":
      return !event.cards;
    default:
      return true;
  }
}

export async function motion(scene: Scene, event: KittensEvent, land: Land): Promise<void> {
  const { stage, view } = scene;
  switch (event.event) {
    case "announced":
      return lay(scene, event.seat, cardsOf(event.action));
    case "noped":
      await lay(scene, event.seat, ["nope"]);
      await land();
      return stamp(stage);
    case "cancelled":
      return stage.shake(stage.place("discard"));
    case "turnbegan":
      return send(scene, "attack", view.turn, event.seat);
    case "favorasked":
      await Promise.all(event.givers.map((giver) => send(scene, "favor", event.seat, giver)));
      return;
    case "gave":
    case "robbed":
    case "handedover":
      return give(scene, event);
    case "foundnothing":
      return stage.shake(stage.place(`seat-${event.target}`));
    case "lacked":
      return stage.shake(stage.place(`seat-${event.seat}`));
    case "shuffled":
      return shuffle(stage);
    case "peeked":
      return rise(stage, "see", stage.place("pile"));
    case "picked":
      return pick(scene, event.seat, event.card);
    case "drew":
      if (event.card === "kitten") return (await drama()).reveal(scene, land);
      return take(scene, event.seat, event.card, pileSpot(stage), "back", lifted(view));
    case "defused":
      return (await drama()).defuse(scene, event.seat, land);
    case "inserted":
      return insert(scene, event.seat);
    case "exploded":
      return (await drama()).explode(scene, event.seat, event.discarded);
    case "passed":
    case "tookeffect":
    case "discardopened":
    case "ended":
      return;
  }
}

/** Cards from a player onto the discard pile. */
async function lay(scene: Scene, seat: number, cards: readonly KittensCard[]): Promise<void> {
  const { stage, view } = scene;
  const isMine = seat === view.seat;
  const aims = cards.map((_, each) => discardSpot(stage, view.discard.length + each));
  const up = isMine ? "front" : "back";
  const flyers = handSpots(scene, seat, cards).map((from, each) =>
    fly(stage, cards[each]!, from, up, aims[each]!.width),
  );
  await scene.draw(parted(view, seat, cards));
  await Promise.all(
    flyers.map((flyer, each) => {
      const lift = arc(flyer.spot, aims[each]!);
      return flyer.to(aims[each]!, { ms: FLIGHT, delay: each * BETWEEN, lift, sides: isMine ? [] : ["front"] });
    }),
  );
}

/** A card from a pile to a player. `left` is what is shown once it has left. */
async function take(
  scene: Scene,
  seat: number,
  card: KittensCard | null,
  from: Spot,
  up: Side,
  left: KittensView,
): Promise<void> {
  const flyer = fly(scene.stage, card, from, up);
  const aim = await reach(scene, seat, card, left);
  await flyer.to(aim, { ms: FLIGHT, lift: arc(from, aim), sides: [isSeen(scene, seat, card) ? "front" : "back"] });
}

function pick(scene: Scene, seat: number, card: KittensCard): Promise<void> {
  const from = discardSpot(scene.stage, scene.view.discard.length - 1);
  return take(scene, seat, card, from, "front", withoutDiscarded(scene.view, card));
}

function isSeen({ view }: Scene, seat: number, card: KittensCard | null): boolean {
  return card !== null && seat === view.seat;
}

/** The future place of a card with a player. One's own hand makes room for it. */
async function reach(scene: Scene, seat: number, card: KittensCard | null, left: KittensView): Promise<Spot> {
  if (!isSeen(scene, seat, card)) {
    await scene.draw(left);
    return seatSpot(scene, seat);
  }
  scene.stage.motion.arrive({ place: "hand", what: card!, count: 1 });
  await scene.draw(received(left, seat, card));
  const room = scene.stage.place("hand")?.querySelector(":scope > .arriving");
  return room ? inHand(room) : seatSpot(scene, seat);
}

/** A card from one player to another, over the middle of the table. */
async function give(scene: Scene, { giver, taker, card }: Extract<KittensEvent, { giver: number }>): Promise<void> {
  const { stage, view } = scene;
  const [from] = handSpots(scene, giver, [card]);
  const flyer = fly(stage, card, from!, isSeen(scene, giver, card) ? "front" : "back", pileSpot(stage).width);
  const aim = await reach(scene, taker, card, parted(view, giver, [card]));
  const middle = { x: (from!.x + aim.x) / 2, y: (from!.y + aim.y) / 2, width: pileSpot(stage).width * 0.9, turn: 6 };
  if (giver !== view.seat) void stage.shake(stage.place(`seat-${giver}`));
  await flyer.to(middle, { ms: HALF, sides: [card ? "front" : "back"] });
  await flyer.to(aim, { ms: HALF, sides: [isSeen(scene, taker, card) ? "front" : "back"] });
}

/** The kitten goes back into the Draw Pile, face down. */
async function insert(scene: Scene, seat: number): Promise<void> {
  const { stage, view } = scene;
  const held = stage.place("kitten")?.querySelector(".k-card");
  const flyer = fly(stage, "kitten", held ? spotOf(held) : seatSpot(scene, seat), "front", pileSpot(stage).width);
  await scene.draw({ ...view, phase: { phase: "turn", waiting: [seat] }, to_act: [] });
  const aim = pileSpot(stage);
  const beside = { ...aim, x: aim.x - aim.width * 0.8, turn: -6 };
  await flyer.to(beside, { ms: HALF, lift: arc(flyer.spot, aim), sides: ["back"] });
  await flyer.to(aim, { ms: HALF * 0.7 });
}

/** Round by round, to everybody; the own cards are seen as they land. */
export async function deal(scene: Scene): Promise<void> {
  const { stage, after, view } = scene;
  const seats = after.hands.map((_, seat) => seat);
  const shown = { ...view };
  const own = [...(stage.place("hand")?.querySelectorAll(":scope > .arriving") ?? [])].map(inHand);
  const from = pileSpot(stage);
  const rounds = Array.from({ length: Math.max(...after.hands) }, async (_, round) => {
    await stage.rest(round * ROUND);
    const flyers = seats.map((seat) => fly(stage, seat === after.seat ? after.hand[round]! : null, from, "back"));
    shown.pile -= seats.length;
    await scene.draw({ ...shown });
    await Promise.all(
      flyers.map((flyer, seat) => {
        const aim = seat === after.seat ? own[round]! : seatSpot(scene, seat);
        return flyer.to(aim, { ms: 300, delay: seat * 25, sides: [seat === after.seat ? "front" : "back"] });
      }),
    );
    shown.hands = shown.hands.map((count) => count + 1);
    stage.motion.arriving.value = stage.motion.arriving.value.slice(1);
    await scene.draw({ ...shown });
    for (const flyer of flyers) stage.drop(flyer.element);
  });
  await Promise.all(rounds);
}

// Signs

/** A sign from one player to another: what they are in for. */
async function send(scene: Scene, card: KittensCard, from: number, to: number): Promise<void> {
  if (from === to) return;
  const { stage } = scene;
  const [a, b] = [seatSpot(scene, from), seatSpot(scene, to)];
  const sign = stage.add(<Sign card={card} />, "k-sent");
  const { left, top } = stage.corner;
  const at = (x: number, y: number, scale: number) =>
    `translate(${x - left - 28}px, ${y - top - 28}px) scale(${scale})`;
  const frames = [
    { transform: at(a.x, a.y, 0.4), opacity: 0 },
    { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 30, 1.4), opacity: 1, offset: 0.55 },
    { transform: at(b.x, b.y, 0.9), opacity: 1, offset: 0.9 },
    { transform: at(b.x, b.y, 2), opacity: 0 },
  ];
  await stage.move(sign, frames, { ms: 620, easing: "ease-in-out" });
  stage.drop(sign);
}

async function rise(stage: Stage, card: KittensCard, from: Element | null): Promise<void> {
  if (!from) return;
  const { x, y } = spotOf(from);
  const sign = stage.add(<Sign card={card} />, "k-sent");
  const { left, top } = stage.corner;
  const at = (up: number, scale: number) => `translate(${x - left - 28}px, ${y - top - 28 - up}px) scale(${scale})`;
  const frames = [
    { transform: at(-10, 0.3), opacity: 0 },
    { transform: at(40, 1.3), opacity: 1, offset: 0.4 },
    { transform: at(44, 1.2), opacity: 1, offset: 0.75 },
    { transform: at(70, 1), opacity: 0 },
  ];
  await stage.move(sign, frames, { ms: 640, easing: "ease-out" });
  stage.drop(sign);
}

/** A Nope comes down on what was played. */
async function stamp(stage: Stage): Promise<void> {
  const { x, y } = discardSpot(stage, 0);
  const mark = stage.add(<b class="k-stamp">{t("kittens-card-nope")}</b>, "k-stamped");
  const at = `translate(${x - stage.corner.left}px, ${y - stage.corner.top}px) translate(-50%, -50%) rotate(-14deg)`;
  const frames = [
    { transform: `${at} scale(3)`, opacity: 0 },
    { transform: `${at} scale(.94)`, opacity: 1, offset: 0.3 },
    { transform: `${at} scale(1)`, opacity: 1, offset: 0.4 },
    { transform: `${at} scale(1)`, opacity: 1, offset: 0.8 },
    { transform: `${at} scale(1.05)`, opacity: 0 },
  ];
  await stage.move(mark, frames, { ms: 640, easing: "linear" });
  stage.drop(mark);
}

/** The cards of the pile come apart and together again: those that lie there, and no others. */
async function shuffle(stage: Stage): Promise<void> {
  const cards = [...(stage.place("pile")?.querySelectorAll(".k-stack > .k-card") ?? [])];
  const aside = [-1, 1, -0.4];
  await Promise.all(
    cards.map((card, each) => {
      const to = (share: number) => ({
        translate: `${share * 105}% ${Math.abs(share) * -6}%`,
        rotate: `${share * 16}deg`,
      });
      const side = aside[each % aside.length]!;
      const frames = [to(0), to(side), to(-side * 0.7), to(side * 0.5), to(0)];
      return stage.play(card, frames, { ms: 760, delay: each * 40, easing: "ease-in-out" });
    }),
  );
}
