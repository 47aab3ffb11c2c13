// A small table for tests: hidden hands, a row before each seat, and a pile.

import type { AnyView, Layout } from "../../src/net/protocol";

const ZONE = { cards: "", own: "", count: "", known: "", shown: "", goal: "", back: "", first: 0 };

export const layout: Layout = {
  zones: [
    { ...ZONE, name: "hand", shape: "hand", of: "seat", own: "hand", count: "hands", known: "known" },
    { ...ZONE, name: "played", shape: "row", of: "seat", cards: "played" },
    { ...ZONE, name: "pile", shape: "pile", of: "table", count: "pile" },
  ],
  faces: {},
  tokens: [],
  flags: [],
  facts: [],
  seat_facts: [],
  showdown: "",
  plays: {},
  picks: {},
  taps: {},
  numbers: [],
};

/** As seat 0 sees it. */
export function table(hand: number[], hands: number[], played: number[][], pile: number): AnyView {
  return { game: "small", seat: 0, hand, hands, known: hands.map(() => []), played, pile } as unknown as AnyView;
}
