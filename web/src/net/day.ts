// The parts of the HTTP API for the deal of the day and puzzles; only their screens load them.

import { request, requestAsMe, requestWithRetry } from "./api";
import type { DayOffer, ExpertDay, Opened, PuzzleList, ShownPuzzle } from "./protocol";

export const dayApi = {
  day: () => request<DayOffer>("/api/day"),
  play: (game: string) => requestAsMe<Opened>(`/api/day/${game}`, "POST"),
  expert: (game: string, day: string) => requestWithRetry<ExpertDay>(`/api/day/${game}/expert?of=${day}`),
  puzzles: () => request<PuzzleList[]>("/api/puzzles"),
  puzzle: (game: string, number: number) => requestWithRetry<ShownPuzzle>(`/api/puzzles/${game}/${number}`),
};
