// The animations that only Exploding Kittens has; all other cards fly as in every game.

import "./motion.css";
import type { KittensCard, KittensEvent, KittensView } from "../../net/protocol";
import { arc, fly, flyerOf, makeRoom } from "../../board/flight.later";
import type { Move } from "../../board/moves";
import { movesIn } from "../../board/show";
import { type Scene as AnyScene, type Spot, spotOf, type Stage } from "../../stage/stage";
import { t } from "../../words/messages";
import { Sign } from "./art/signs";
import { CardBack, CardFace } from "./card";
import { defuse, discardSpot, explode, pileSpot, reveal } from "./kitten.later";

type Scene = AnyScene<KittensView>;
type Land = () => Promise<void>;

const HALF = 360; // milliseconds

export async function motion(scene: Scene, event: KittensEvent, land: Land): Promise<void> {
  const { stage, view } = scene;
  switch (event.event) {
    case "announced":
    case "picked":
      return fly(scene, movesOf(scene, event));
    case "noped":
      await fly(scene, movesOf(scene, event));
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
      return give(scene, event.giver, movesOf(scene, event));
    case "foundnothing":
      return stage.shake(stage.place(`seat-${event.target}`));
    case "lacked":
      return stage.shake(stage.place(`seat-${event.seat}`));
    case "shuffled":
      return shuffle(stage);
    case "peeked":
      return rise(stage, "see", stage.place("pile"));
    case "drew":
      return event.card === "kitten" ? reveal(scene, land) : fly(scene, movesOf(scene, event));
    case "defused":
      return defuse(scene, event.seat, movesOf(scene, event), land);
    case "inserted":
      return insert(scene, event.seat, movesOf(scene, event));
    case "exploded":
      return explode(scene, event.seat, movesOf(scene, event));
    case "passed":
    case "tookeffect":
    case "discardopened":
    case "ended":
      return;
  }
}

function movesOf({ view, after, rest }: Scene, event: KittensEvent): Move[] {
  return movesIn(view, after, event, rest);
}

/** A card goes from one player to another. In the middle of the table it is open for viewers who know it. */
async function give(scene: Scene, giver: number, moves: readonly Move[]): Promise<void> {
  const { stage } = scene;
  const width = pileSpot(stage).width;
  const [move] = moves;
  if (!move) return;
  const flyer = flyerOf(scene, move, width);
  const from = flyer.spot;
  const [aim] = await makeRoom(scene, [move]);
  if (giver !== scene.view.seat) void stage.shake(stage.place(`seat-${giver}`));
  const middle = { x: (from.x + aim!.x) / 2, y: (from.y + aim!.y) / 2, width: width * 0.9, turn: 6 };
  await flyer.to(middle, { ms: HALF, sides: [move.card === null ? "back" : "front"] });
  await flyer.to(aim!, { ms: HALF, sides: [move.to?.seat === scene.view.seat ? "front" : "back"] });
}

/** The kitten goes back into the Draw Pile, face down. */
async function insert(scene: Scene, seat: number, moves: readonly Move[]): Promise<void> {
  const { stage } = scene;
  const held = stage.place("kitten")?.querySelector(".k-card") ?? stage.place(`seat-${seat}`)!;
  const front = <CardFace card="kitten" />;
  const flyer = stage.card("kitten", { front, back: <CardBack /> }, spotOf(held));
  flyer.resize(pileSpot(stage).width);
  await makeRoom(scene, moves, { phase: { phase: "turn", waiting: [seat] }, to_act: [] });
  const aim = pileSpot(stage);
  const beside = { ...aim, x: aim.x - aim.width * 0.8, turn: -6 };
  await flyer.to(beside, { ms: HALF, lift: arc(flyer.spot, aim), sides: ["back"] });
  await flyer.to(aim, { ms: HALF * 0.7 });
}

// Signs

/** Shows the sign of a card that flies from one player to its target. */
async function send(scene: Scene, card: KittensCard, from: number, to: number): Promise<void> {
  if (from === to) return;
  const { stage } = scene;
  const [a, b] = [from, to].map((seat) => spotOf(stage.place(`seat-${seat}`)!)) as [Spot, Spot];
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

/** A Nope is stamped on the played card. */
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

/** The visible cards of the pile move apart and together again. */
async function shuffle(stage: Stage): Promise<void> {
  const cards = [...(stage.place("pile")?.querySelectorAll(".p-lying") ?? [])];
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
