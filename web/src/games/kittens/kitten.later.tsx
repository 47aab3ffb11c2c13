// The animation of a drawn kitten: the table darkens, a fuse burns, and the card turns over, enlarged. Then comes a
// Defuse, which its player may tap, or an explosion.

import "./kitten.later.css";
import { render } from "preact";
import { arc, flyerOf, makeRoom } from "../../board/flight.later";
import { tilt } from "../../board/lying";
import type { Move } from "../../board/moves";
import type { KittensView } from "../../net/protocol";
import { type Flyer, type Scene as AnyScene, type Side, type Spot, spotOf, type Stage } from "../../stage/stage";
import { t } from "../../words/messages";
import { Boom, Puff, Scrap } from "./art/boom.later";
import { Spark } from "./art/spark";
import { CardBack, CardFace } from "./card";
import { OWN } from "./sounds";

type Scene = AnyScene<KittensView>;
type Land = () => Promise<void>;

// Milliseconds
const DARKEN = 420;
const BURN = 900;
const TURN = 640;
const TO_TAP = 3000;
const OTHERS_TAP = 700;
const OWN_END = 1500;

export function pileSpot(stage: Stage): Spot {
  return spotOf(stage.place("pile")!.querySelector(".card-stack")!);
}

/** The spot of the next card on the Discard Pile, above this many others. */
export function discardSpot(stage: Stage, below: number): Spot {
  return { ...spotOf(stage.place("discard")!.querySelector(".card-stack")!), turn: tilt(below) };
}

const FUSE = "M50 100C50 74 30 70 34 48S70 34 66 12";
const SCRAPS = 18;
const PUFFS = 9;

/** The card moves to the middle, face down; a fuse burns; the card turns over. */
export async function reveal(scene: Scene, land: Land): Promise<void> {
  const { stage } = scene;
  const middle = middleOf(stage);
  const card = theKitten(stage, pileSpot(stage), "back");
  card.resize(middle.width);
  stage.held = card;
  await scene.draw({ ...scene.view, pile: scene.view.pile - 1 });
  await Promise.all([stage.darken(DARKEN), card.to(middle, { ms: 620, lift: 24 })]);
  scene.hear(OWN.fuse);
  const fuse = light(stage, middle);
  await Promise.all([burn(stage, fuse, BURN, 0, 0.45), tremble(stage, card, BURN)]);
  await card.to(middle, { ms: TURN, sides: ["front"] });
  scene.hear(OWN.meow);
  await land();
}

/** The Defuse comes from its player's hand. The viewer's own waits for a tap, or until the fuse has burnt down. */
export async function defuse(scene: Scene, seat: number, moves: readonly Move[], land: Land): Promise<void> {
  const { stage, view } = scene;
  const card = (stage.held ??= theKitten(stage, middleOf(stage), "front"));
  const isMine = seat === view.seat;
  const defuse = flyerOf(scene, moves[0]!, card.spot.width * 0.8);
  const [aim] = await makeRoom(scene, moves);
  const ready = { x: card.spot.x, y: card.spot.y + card.spot.width * 1.28, width: card.spot.width * 0.8, turn: 0 };
  const fuse = stage.layer.querySelector<HTMLElement>(".k-fuse") ?? light(stage, card.spot);
  if (isMine && scene.isLive) {
    await defuse.to(ready, { ms: 380 });
    await tapped(stage, defuse, fuse, timeToTap(scene));
  } else {
    await Promise.all([
      defuse.to(ready, { ms: OTHERS_TAP, sides: ["front"] }),
      burn(stage, fuse, OTHERS_TAP, 0.45, 0.8),
    ]);
  }
  await defuse.to(
    { ...card.spot, y: card.spot.y + card.spot.width * 0.16, turn: -10, width: card.spot.width * 0.92 },
    { ms: 200 },
  );
  stage.drop(fuse);
  void puff(stage, { ...card.spot, y: card.spot.y - card.spot.width * 0.9 }, 0, card.spot.width * 1.6);
  await stage.flash("#39c46d", 0.5, 420);
  await Promise.all([defuse.to(aim!, { ms: 420, lift: arc(defuse.spot, aim!) }), stage.lighten(420)]);
  await land();
  await goHome(scene, card, seat);
}

/** The kitten moves to its player, who holds it until it is put back. */
async function goHome(scene: Scene, card: Flyer, seat: number): Promise<void> {
  const { stage } = scene;
  const home = stage.place("kitten")?.querySelector<HTMLElement>(".k-card");
  if (home) home.style.visibility = "hidden";
  // in the pile, only a part of it is visible
  const seen = home ? Math.min(1, home.parentElement!.clientHeight / home.offsetHeight) : 1;
  const clip = (bottom: number) => ({ clipPath: `inset(-10% -10% ${bottom}% -10%)` });
  const slips = stage.move(card.sides, [clip(-10), clip(seen < 1 ? 100 - seen * 100 : -10)], { ms: 360 });
  await Promise.all([card.to(spotOf(home ?? stage.place(`seat-${seat}`)!), { ms: 360 }), slips]);
  if (home) home.style.visibility = "";
  stage.held = null;
  stage.drop(card.element);
}

/** Milliseconds to tap. The table's clock runs meanwhile, and most of its time is for choosing a place. */
function timeToTap({ secondsLeft }: Scene): number {
  return secondsLeft === null ? TO_TAP : Math.min(TO_TAP, secondsLeft * 250);
}

/** Resolves when the Defuse is tapped or the fuse has burnt down. The Defuse is used in either case. */
async function tapped(stage: Stage, defuse: Flyer, fuse: HTMLElement, ms: number): Promise<void> {
  const { x, y, width } = defuse.spot;
  const { left, top } = stage.corner;
  const reach = stage.add(null, "k-tap");
  reach.ariaHidden = null;
  const [at, size] = [
    [x - left - width / 2, y - top - width * 0.7],
    [width, width * 1.4],
  ];
  Object.assign(reach.style, { left: `${at[0]}px`, top: `${at[1]}px`, width: `${size[0]}px`, height: `${size[1]}px` });
  const tap = () => stage.hurry(true);
  render(
    <button type="button" class="can bare" data-step="defuse" onClick={tap}>
      <span>{t("kittens-tap-defuse")}</span>
    </button>,
    reach,
  );
  const button = reach.querySelector("button")!;
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  const beats = Array.from({ length: 9 }, (_, each) => ({ scale: each % 2 ? "1.05" : "1" }));
  const beating = stage.play(defuse.sides, beats, { ms, easing: "linear", isPatient: true });
  await Promise.all([burn(stage, fuse, ms, 0.45, 1, true), beating]);
  stage.calmDown();
  stage.drop(reach);
}

/**
 * An explosion: light, fire, smoke, pieces of cards. The table trembles, and the player's cards scatter to the discard
 * pile.
 */
export async function explode(scene: Scene, seat: number, moves: readonly Move[]): Promise<void> {
  const { stage, view } = scene;
  const card = (stage.held ??= theKitten(stage, middleOf(stage), "front"));
  const fuse = stage.layer.querySelector<HTMLElement>(".k-fuse") ?? light(stage, card.spot);
  await Promise.all([burn(stage, fuse, 700, 0.45, 1), tremble(stage, card, 700)]);
  stage.drop(fuse);
  scene.hear(OWN.boom);
  const size = Math.min(stage.corner.width, stage.corner.height);
  const { x, y } = card.spot;
  const shown = moves.map((move) => flyerOf(scene, move, pileSpot(stage).width));
  stage.layer.append(card.element); // it lands last, on top
  await makeRoom(scene, moves);
  const fire = [
    stage.flash("#fff6d8", 0.95, 460),
    burst(stage, x, y, size * 1.25),
    quake(stage),
    ...Array.from({ length: PUFFS }, (_, each) => puff(stage, card.spot, each, size)),
    ...Array.from({ length: SCRAPS }, (_, each) => scrap(stage, x, y, each, size)),
  ];
  const scattered = [...shown, card].map((flyer, each) =>
    scatter(stage, flyer, each, view.discard.length + each, size),
  );
  const isOwn = seat === view.seat;
  await Promise.all([...fire, ...scattered, stage.rest(500).then(() => (isOwn ? undefined : stage.lighten(500)))]);
  if (isOwn) await ownEnd(stage);
  stage.held = null;
}

/** A message and a pause for a viewer who has exploded, before the others play on. */
async function ownEnd(stage: Stage): Promise<void> {
  const words = stage.add(<b>{t("kittens-own-end")}</b>, "k-own-end");
  const shown = { opacity: 1, scale: "1" };
  const frames = [
    { opacity: 0, scale: "1.5" },
    { ...shown, offset: 0.12 },
    { ...shown, offset: 0.9 },
    { opacity: 0, scale: "1" },
  ];
  await stage.move(words, frames, { ms: OWN_END });
  stage.drop(words);
  await stage.lighten(400);
}

/** A card is blown away from the fire, then falls onto the discard pile. */
async function scatter(stage: Stage, flyer: Flyer, each: number, below: number, size: number): Promise<void> {
  const turn = each * 2.4 + 0.6;
  const far = size * (0.22 + ((each * 5) % 4) * 0.05);
  const { x, y } = middleOf(stage);
  const width = pileSpot(stage).width;
  const away = {
    x: x + Math.cos(turn) * far,
    y: y + Math.sin(turn) * far * 0.8,
    width,
    turn: ((each * 83) % 200) - 100,
  };
  await flyer.to(away, { ms: 480, delay: 60, easing: "cubic-bezier(.1,.8,.3,1)", sides: ["front"] });
  const aim = discardSpot(stage, below);
  await flyer.to(aim, { ms: 420, delay: 120 + each * 45, lift: arc(flyer.spot, aim) });
}

function theKitten(stage: Stage, from: Spot, up: Side): Flyer {
  return stage.card("kitten", { front: <CardFace card="kitten" />, back: <CardBack /> }, from, up);
}

function middleOf(stage: Stage): Spot {
  const { left, top, width, height } = stage.corner;
  return { x: left + width / 2, y: top + height * 0.43, width: Math.min(width * 0.44, height * 0.3, 420), turn: 0 };
}

/** A fuse on top of a card. */
function light(stage: Stage, { x, y, width }: Spot): HTMLElement {
  const size = width * 0.5;
  const fuse = stage.add(
    <svg viewBox="0 0 100 100">
      <path d={FUSE} class="k-cord" pathLength={100} />
      <path d={FUSE} class="k-ember" pathLength={100} />
      <g class="k-spark">
        <Spark />
      </g>
    </svg>,
    "k-fuse",
  );
  const { left, top } = stage.corner;
  Object.assign(fuse.style, {
    width: `${size}px`,
    left: `${x - left - size / 2}px`,
    top: `${y - top - width * 0.7 - size * 0.96}px`,
  });
  return fuse;
}

/** The fuse burns from one share of its length to another, and the spark moves along it. */
async function burn(
  stage: Stage,
  fuse: HTMLElement,
  ms: number,
  from: number,
  to: number,
  isPatient = false,
): Promise<void> {
  const [cord, ember] = [...fuse.querySelectorAll<SVGPathElement>("path")];
  const spark = fuse.querySelector(".k-spark")!;
  const length = cord!.getTotalLength();
  const at = (share: number): Keyframe => {
    const { x, y } = cord!.getPointAtLength(length * (1 - share));
    return { translate: `${x}px ${y}px`, rotate: `${share * 900}deg` };
  };
  const along = Array.from({ length: 13 }, (_, each) => at(from + ((to - from) * each) / 12));
  const left = (shift: number) => [{ strokeDashoffset: from * 100 + shift }, { strokeDashoffset: to * 100 + shift }];
  const timing = { ms, easing: "linear", isPatient };
  await Promise.all([
    stage.move(cord!, left(0), timing),
    stage.move(ember!, left(0), timing),
    stage.move(spark, along, timing),
  ]);
}

async function tremble(stage: Stage, card: Flyer, ms: number): Promise<void> {
  const turns = Array.from({ length: 17 }, (_, each) => ({ rotate: `${each % 2 ? -1 - each / 9 : 1 + each / 9}deg` }));
  await stage.play(card.sides, [{ rotate: "0deg" }, ...turns, { rotate: "0deg" }], { ms, easing: "linear" });
}

async function quake(stage: Stage): Promise<void> {
  const board = stage.root.querySelector(".board");
  const shakes = [0, -14, 12, -10, 9, -6, 4, -2, 0].map((dx, each) => ({
    translate: `${dx}px ${each % 2 ? 8 : -6}px`,
  }));
  if (board) await stage.play(board, [...shakes, { translate: "0 0" }], { ms: 800, easing: "linear" });
}

async function burst(stage: Stage, x: number, y: number, size: number): Promise<void> {
  const fire = stage.add(<Boom />, "k-boom");
  fire.style.width = `${size}px`;
  const at = `translate(${x - stage.corner.left - size / 2}px, ${y - stage.corner.top - size / 2}px)`;
  const frames = [
    { transform: `${at} scale(.05) rotate(-30deg)`, opacity: 1 },
    { transform: `${at} scale(1.05) rotate(4deg)`, opacity: 1, offset: 0.22 },
    { transform: `${at} scale(.98) rotate(0deg)`, opacity: 1, offset: 0.55 },
    { transform: `${at} scale(1.25) rotate(7deg)`, opacity: 0 },
  ];
  await stage.move(fire, frames, { ms: 1500, easing: "ease-out" });
  stage.drop(fire);
}

async function puff(stage: Stage, { x, y }: Spot, each: number, size: number): Promise<void> {
  const width = size * (0.16 + (each % 3) * 0.05);
  const smoke = stage.add(<Puff />, "k-puff");
  smoke.style.width = `${width}px`;
  const turn = (each / PUFFS) * 2 * Math.PI;
  const far = each ? size * 0.38 : 0;
  const at = (dx: number, dy: number) =>
    `translate(${x - stage.corner.left - width / 2 + dx}px, ${y - stage.corner.top - width / 2 + dy}px)`;
  const frames = [
    { transform: `${at(0, 0)} scale(.2)`, opacity: 0 },
    { transform: `${at(Math.cos(turn) * far * 0.7, Math.sin(turn) * far * 0.7)} scale(1)`, opacity: 0.95, offset: 0.4 },
    { transform: `${at(Math.cos(turn) * far, Math.sin(turn) * far - 60)} scale(1.4)`, opacity: 0 },
  ];
  await stage.move(smoke, frames, { ms: 1400, delay: 60 + each * 12, easing: "ease-out" });
  stage.drop(smoke);
}

async function scrap(stage: Stage, x: number, y: number, each: number, size: number): Promise<void> {
  const width = size * (0.03 + (each % 4) * 0.012);
  const piece = stage.add(<Scrap number={each} />, "k-piece");
  piece.style.width = `${width}px`;
  const turn = (each / SCRAPS) * 2 * Math.PI + 0.3;
  const far = size * (0.36 + ((each * 7) % 5) * 0.07);
  const at = (dx: number, dy: number) => `translate(${x - stage.corner.left + dx}px, ${y - stage.corner.top + dy}px)`;
  const frames = [
    { transform: `${at(0, 0)} rotate(0deg)`, opacity: 1 },
    {
      transform: `${at(Math.cos(turn) * far, Math.sin(turn) * far - 40)} rotate(${each * 60}deg)`,
      opacity: 1,
      offset: 0.6,
    },
    { transform: `${at(Math.cos(turn) * far * 1.1, Math.sin(turn) * far + 140)} rotate(${each * 95}deg)`, opacity: 0 },
  ];
  await stage.move(piece, frames, { ms: 1400, easing: "cubic-bezier(.1,.7,.4,1)" });
  stage.drop(piece);
}
