// The parts of the HTTP API for the deal of the day and puzzles; only their screens load them.

import { ask, askAsSomebody, askPatiently } from "./api";
import type { DayOffer, ExpertDay, Opened, PuzzleList, ShownPuzzle } from "./protocol";

export const dayApi = {
  day: () => ask<DayOffer>("/api/day"),
  play: (game: string) => askAsSomebody<Opened>(`/api/day/${game}`, "POST"),
  expert: (game: string, day: string) => askPatiently<ExpertDay>(`/api/day/${game}/expert?of=${day}`),
  puzzles: () => ask<PuzzleList[]>("/api/puzzles"),
  puzzle: (game: string, number: number) => askPatiently<ShownPuzzle>(`/api/puzzles/${game}/${number}`),
};
