// Cards on their way, in any game: what lies elsewhere after an event flies there.

import type { AnyEvent, AnyView } from "../net/protocol";
import { SOUNDS } from "../stage/sound";
import { spotOf, turnOf, type Flyer, type Scene as AnyScene, type Spot, type Stage } from "../stage/stage";
import { seatFields } from "../words/messages";
import { CardFace } from "./card";
import { layoutOf, openIn } from "./layout";
import { moved, movesBetween, movesOf, type Move, type Place } from "./moves";
import { nameOf } from "./table";

type Scene = AnyScene<AnyView>;

const FLIGHT = 480; // milliseconds
const BETWEEN = 90; // cards that fly together
const LONGEST = 900; // for all cards together to begin

/** How many sit at the table, as the view tells. */
function seatsOf(view: AnyView): number {
  const fields = view as unknown as Record<string, unknown>;
  const lists = layoutOf(view.game)
    .zones.filter(({ of }) => of === "seat")
    .map((zone) => fields[zone.count || zone.cards]);
  return lists.find((value): value is unknown[] => Array.isArray(value))?.length ?? 0;
}

/** The moves that an event tells of, from what is shown now. */
function movesIn(view: AnyView, after: AnyView, event: AnyEvent, rest: readonly AnyEvent[]): Move[] {
  const moves = movesBetween(layoutOf(view.game), view, after, seatsOf(after));
  return movesOf(moves, event, rest, seatFields[view.game] ?? []);
}

export function show(shown: AnyView, event: AnyEvent, after: AnyView, rest: readonly AnyEvent[] = []): AnyView {
  return movesIn(shown, after, event, rest).reduce(moved, shown);
}

export async function motion(scene: Scene, event: AnyEvent): Promise<void> {
  const moves = movesIn(scene.view, scene.after, event, scene.rest ?? []);
  if (moves.length) await fly(scene, moves);
}

/** All moves at once, one card a little after the other. */
async function fly(scene: Scene, moves: readonly Move[]): Promise<void> {
  const { stage, view } = scene;
  const { game } = view;
  const spots = moves.map((move) => spotIn(stage, move.from, move.card) ?? middleOf(stage));
  const flyers = moves.map((move, each) => {
    const up = move.card !== null && move.from && isFaceUp(move.from, view) ? "front" : "back";
    const sides = { front: <CardFace game={game} card={move.card} />, back: <CardFace game={game} card={null} /> };
    return stage.card(nameOf(move.card), move.card === null ? { back: sides.back } : sides, spots[each]!, up);
  });
  stage.motion.arriving.value = moves.flatMap(({ to, card }) =>
    to ? [{ place: to.name, what: nameOf(isFaceUp(to, view) ? card : null), count: 1 }] : [],
  );
  await scene.draw(moves.reduce(moved, view));
  const pause = Math.min(BETWEEN, LONGEST / moves.length);
  scene.hear(moves.some(({ from }) => from?.zone.shape === "pile") ? SOUNDS.flip : SOUNDS.card);
  const aims = moves.map(({ to, card }) => (to && spotIn(stage, to, card, true)) ?? middleOf(stage));
  await Promise.all(flyers.map((flyer, each) => land(flyer, aims[each]!, moves[each]!, each * pause, view)));
}

async function land(flyer: Flyer, aim: Spot, { card, to }: Move, delay: number, view: AnyView): Promise<void> {
  const side = card !== null && to && isFaceUp(to, view) ? "front" : "back";
  flyer.resize(Math.max(flyer.spot.width, aim.width));
  const lift = Math.min(80, Math.hypot(aim.x - flyer.spot.x, aim.y - flyer.spot.y) / 5);
  await flyer.to(aim, { ms: FLIGHT, delay, lift, sides: [side] });
}

function isFaceUp({ zone, seat }: Place, view: AnyView): boolean {
  return !!zone.cards || (!!zone.own && seat === view.seat) || !!openIn(zone, view);
}

/** The present or future spot of a card in a place: the room made for it, the same card, the last one, or the place. */
function spotIn(stage: Stage, place: Place | null, card: Move["card"], isArriving = false): Spot | null {
  const element = place && stage.place(place.name);
  if (!place || !element) return place?.seat == null ? null : spotOf(stage.place(`seat-${place.seat}`) ?? stage.root);
  const all = [...element.querySelectorAll<HTMLElement>("[data-card]")];
  const waiting = isArriving ? all.filter((each) => each.closest(".arriving")) : [];
  const equal = [waiting, all].map((list) => list.filter((each) => each.dataset["card"] === nameOf(card)).at(-1));
  const found = equal[0] ?? waiting.at(-1) ?? equal[1] ?? all.at(-1);
  if (!found)
    return { ...spotOf(element), width: parseFloat(getComputedStyle(element).getPropertyValue("--card")) || 40 };
  return { ...spotOf(found), turn: turnOf(found.closest("li, .p-lying") ?? found) };
}

function middleOf(stage: Stage): Spot {
  const middle = stage.root.querySelector(".p-middle") ?? stage.root;
  return { ...spotOf(middle), width: 60, turn: 0 };
}
