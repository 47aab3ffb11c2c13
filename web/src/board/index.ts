// The page's side of a game from a package, made from its layout and its messages.

import "./hand";
import "./room";
import "./tray";
import { fetchPackageFile } from "../net/api";
import type { AnyAction, AnyEvent, AnyView } from "../net/protocol";
import type { GameUi } from "../stage/game";
import type { Lesson } from "../stage/lesson";
import { infoOf } from "../state/known";
import { OwnBoard, ownMotion, sound } from "./brought";
import { Chip } from "./card";
import { isOut, layoutOf } from "./layout";
import { undealt } from "./deal";
import { deal } from "./flight";
import { stepsTo } from "./reach";
import { show } from "./show";
import { reasonName } from "./names";
import { stand, touches } from "./told";
import { label, sentence } from "./words";

export const plain = (game: string): GameUi<AnyView, AnyAction, AnyEvent> => ({
  Board: OwnBoard,
  show,
  moves: () => true, // an event that moves nothing takes no time
  motion: ownMotion,
  isFresh: () => false,
  undealt,
  deal,
  sentence: (event, names, me, before) => sentence(game, event, names, me, before),
  Chip,
  touches: (event, me) => touches(game, event, me),
  label: (action, names, view) => label(view, action, names),
  sound: (event) => sound(game, event),
  sounds: [],
  why: (_view, { reason }) => reasonName(game, reason),
  stand,
  confetti: ["M6 0l1.5 4.5L12 6 7.5 7.5 6 12 4.5 7.5 0 6l4.5-1.5z", "M1 4h10v4H1z"],
  isOpen: false,
  isOut: (view, seat) => isOut(layoutOf(game), view, seat) && !layoutOf(game).showdown, // else of one round only
  steps: (action) => stepsTo(game, action),
  hand: async () => (await import("./hand.later")).handOf(game),
  /** A getter, because the server sends the lessons' address after the page has loaded. */
  get school() {
    return infoOf(game)?.lessons ? { cards: {}, lessons: () => lessonsOf(game) } : null;
  },
});

/** The lessons that a package provides. */
async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await (await fetchPackageFile(infoOf(game)!.lessons)).json()) as Lesson[];
}
