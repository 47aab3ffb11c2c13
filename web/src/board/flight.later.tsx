// Flying cards, in any game: a card that an event moves flies to its new place. This code is fetched after the board.

import type { AnyEvent, AnyView } from "../net/protocol";
import { actorOf } from "../stage/acting";
import { SOUNDS } from "../stage/sound";
import { spotOf, turnOf, type Flyer, type Scene as AnyScene, type Side, type Spot, type Stage } from "../stage/stage";
import { CardFace } from "./card";
import { dealt, withPile } from "./deal";
import { layoutOf, openIn, zonesOf, type Card } from "./layout";
import { moved, type Move, type Place } from "./moves";
import { movesIn, seatsOf } from "./show";
import { nameOf } from "./lying";
import { grab, pop } from "./weight";

type Scene<V extends AnyView = AnyView> = AnyScene<V>;

export const FLIGHT = 480; // milliseconds
export const CHATTER = 90; // milliseconds between two cards that land on a pile that counts them
export const HELD = 1200; // milliseconds for which players see the card that is being taken from them
const HIGHER = 0.09; // added to the pitch for each card that lands
const LONGEST = 900; // milliseconds within which all cards start
const ROUND = 170; // milliseconds per round of dealing
const DEALT = 300;

export async function motion<V extends AnyView>(scene: Scene<V>, event: AnyEvent): Promise<void> {
  const moves = movesIn(scene.view, scene.after, event, scene.rest);
  if (!moves.length) return;
  const { stage, view } = scene;
  const taker = moves.find(({ from, to }) => from?.seat === view.seat && to?.seat != null)?.to?.seat;
  if (view.seat !== null && taker != null && actorOf(event) !== view.seat && isRobbed(view, moves)) {
    await stage.rest(HELD);
    grab(stage, view.seat, taker);
  }
  await fly(scene, moves);
}

/** All moves together, each card starting a little after the one before. */
export async function fly<V extends AnyView>(scene: Scene<V>, moves: readonly Move[]): Promise<void> {
  const flyers = moves.map((move) => flyerOf(scene, move));
  const aims = await makeRoom(scene, moves);
  const pause = Math.min(CHATTER, LONGEST / moves.length);
  scene.hear(moves.some(({ from }) => from?.zone.shape === "pile") ? SOUNDS.flip : SOUNDS.card);
  const counts = new Map<string, number>(); // cards landed on each pile that counts them
  await Promise.all(
    flyers.map(async (flyer, each) => {
      const aim = aims[each]!;
      const { to, card } = moves[each]!;
      flyer.resize(Math.max(flyer.spot.width, aim.width));
      const sides = [sideAt(to, card, scene.view)];
      await flyer.to(aim, { ms: FLIGHT, delay: each * pause, lift: arc(flyer.spot, aim), sides });
      if (!to?.zone.goal || sides[0] === "front") return;
      const at = counts.get(to.name) ?? 0;
      counts.set(to.name, at + 1);
      thump(scene, flyer, to.name, at);
    }),
  );
  for (const [place, count] of counts) pop(scene.stage, place, count);
}

/** A card has landed on a pile that counts its cards. Each sounds higher than the one before. */
export function thump<V extends AnyView>({ stage, hear }: Scene<V>, flyer: Flyer, place: string, at: number): void {
  hear({ ...SOUNDS.plop, isTuned: true, pitch: 1 + at * HIGHER });
  const [heap, sum] = [".heap", ".sum b"].map((part) => stage.place(place)?.querySelector(part));
  heap?.animate([{ scale: "1" }, { scale: "1.14 0.9" }, { scale: "1" }], CHATTER * 1.6); // may outlive it
  sum?.animate([{ scale: "1" }, { scale: "1.35" }, { scale: "1" }], CHATTER * 1.4);
  stage.motion.land(place, nameOf(null));
  void Promise.resolve().then(() => stage.drop(flyer.element));
}

/** Whether cards go from the viewer to another player. */
export function isRobbed({ seat }: AnyView, moves: readonly Move[]): boolean {
  return seat !== null && moves.some(({ from, to }) => from?.seat === seat && to?.seat != null && to.seat !== seat);
}

/** Adds a card to the stage at its current spot. */
export function flyerOf<V extends AnyView>({ stage, view }: Scene<V>, { card, from }: Move, largest = 0): Flyer {
  const back = <CardFace game={view.game} card={null} />;
  const sides = card === null ? { back } : { front: <CardFace game={view.game} card={card} />, back };
  const spot = spotIn(stage, from, card) ?? middleOf(stage);
  const flyer = stage.card(nameOf(card), sides, spot, sideAt(from, card, view));
  flyer.resize(Math.max(spot.width, largest));
  return flyer;
}

/** Reserves places on the board for the cards that are on their way; returns the spot of each. */
export async function makeRoom<V extends AnyView>(
  { stage, view, draw }: Scene<V>,
  moves: readonly Move[],
  more: Partial<V> = {},
): Promise<Spot[]> {
  stage.motion.arriving.value = moves.flatMap(({ to, card }) =>
    to ? [{ place: to.name, what: nameOf(isFaceUp(to, view) ? card : null), count: 1 }] : [],
  );
  await draw({ ...(moves.reduce(moved, view) as V), ...more });
  const left = new Map<string, number>(); // each of several equal cards has its own place
  return moves.map(({ to, card }) => {
    const key = `${to?.name} ${card}`;
    left.set(key, (left.get(key) ?? 0) + 1);
    return (to && spotIn(stage, to, card, left.get(key))) ?? middleOf(stage);
  });
}

/** How high a card rises on its way, in pixels. */
export function arc(from: Spot, to: Spot): number {
  return Math.min(80, Math.hypot(to.x - from.x, to.y - from.y) / 5);
}

function sideAt(place: Place | null, card: Card | null, view: AnyView): Side {
  return card !== null && place && isFaceUp(place, view) ? "front" : "back";
}

function isFaceUp({ zone, seat }: Place, view: AnyView): boolean {
  return !!zone.cards || (!!zone.own && seat === view.seat) || !!openIn(zone, view);
}

/** The spot of a card in a place: the reserved place, the same card, the last card, or the place itself. */
export function spotIn(stage: Stage, place: Place | null, card: Card | null, arriving = 0): Spot | null {
  const element = place && stage.place(place.name);
  if (!place || !element) return place?.seat == null ? null : spotOf(stage.place(`seat-${place.seat}`) ?? stage.root);
  const all = [...element.querySelectorAll<HTMLElement>("[data-card]")].filter((each) => each.checkVisibility());
  const waiting = arriving ? all.filter((each) => each.closest(".arriving")) : [];
  const [room, equal] = [waiting, all].map((list) => list.filter((each) => each.dataset["card"] === nameOf(card)));
  const lifted = equal!.filter((each) => each.closest(".up"));
  const found = room!.at(-arriving) ?? room!.at(-1) ?? waiting.at(-1) ?? lifted.at(-1) ?? equal!.at(-1) ?? all.at(-1);
  if (!found)
    return { ...spotOf(element), width: parseFloat(getComputedStyle(element).getPropertyValue("--card")) || 40 };
  return { ...spotOf(found), turn: turnOf(found) || turnOf(found.closest("li") ?? found.parentElement!) };
}

function middleOf(stage: Stage): Spot {
  const middle = stage.root.querySelector(".p-middle > *") ?? stage.root;
  return { ...spotOf(middle), width: 60, turn: 0 };
}

// Dealing

/** Cards fly out of the pile, and the board shows each once it has landed. */
export async function deal<V extends AnyView>(scene: Scene<V>): Promise<void> {
  const { stage, after, view, draw } = scene;
  const cards = dealt(after);
  const pile = zonesOf(layoutOf(view.game), "table").find(({ count }) => count);
  const from = spotIn(stage, pile ? { zone: pile, seat: null, row: null, name: pile.name } : null, null);
  const counts = new Map<string, number>();
  const aims = cards.map(({ place, card }) => {
    const key = `${place.name} ${card}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return spotIn(stage, place, card, counts.get(key));
  });
  const perRound = Math.max(1, seatsOf(after));
  let left = cards.length;
  await Promise.all(
    cards.map(async ({ place, card }, each) => {
      await stage.rest((each * ROUND) / perRound);
      const up = sideAt(place, card, after);
      const sides = { front: card !== null && <CardFace game={view.game} card={card} /> };
      const back = <CardFace game={view.game} card={null} />;
      const flyer = stage.card(nameOf(card), { ...sides, back }, from ?? middleOf(stage), "back");
      void draw({ ...withPile(after, --left), to_act: [] });
      await flyer.to(aims[each] ?? middleOf(stage), { ms: DEALT, lift: 20, sides: [up] });
      stage.motion.land(place.name, nameOf(card));
      await Promise.resolve();
      stage.drop(flyer.element);
    }),
  );
}
