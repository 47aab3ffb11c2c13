// A game that the page has never heard of, made from its view alone.

import type { AnyAction, AnyEvent, AnyView } from "../../net/protocol";
import type { GameUi } from "../../stage/game";
import { Board } from "./board";
import { label, sentence } from "./words";

export const plain = (game: string): GameUi<AnyView, AnyAction, AnyEvent> => ({
  Board,
  show: (_shown, _event, after) => after,
  moves: () => false,
  motion: () => Promise.resolve(),
  isFresh: () => false,
  undealt: (view) => ({ view, arrivals: [] }),
  deal: () => Promise.resolve(),
  sentence: (event, names, me, before) => sentence(game, event, names, me, before),
  touches: () => false,
  label: (action, names, view) => label(game, action, names, view.seat),
  sound: () => null,
  sounds: [],
  why: (_view, { reason }) => reason,
  stand: (view, seat) => ({ rank: Number(view.result?.winners.includes(seat)), words: "", note: null }),
  confetti: ["M6 0l1.500 4.500L12 6 7.500 7.500 6 12 4.500 7.500 0 6l4.500-1.500z", "M1 4h10v4H1z"],
  isOpen: false,
  school: null,
});
