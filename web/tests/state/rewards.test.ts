// @vitest-environment happy-dom
// Rewards come from what this device has played, and stay on it.

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("games, wins and puzzles earn titles and things to wear, and what is worn is kept", async () => {
  const game = { id: "", game: "chess", players: ["Ada", "Leo"], winners: [0], seat: 0, at: 0 };
  localStorage.setItem("mazzo.games", JSON.stringify(Array.from({ length: 6 }, (_, id) => ({ ...game, id: `${id}` }))));
  const { isEarned, REWARDS, title } = await import("../../src/state/rewards");
  const { worn } = await import("../../src/state/worn");
  expect(title.value).toBe("regular");
  expect(Object.entries(REWARDS.hat).flatMap(([name, price]) => (isEarned(price) ? [name] : []))).toEqual([
    "none",
    "party",
    "crown",
  ]);
  worn.hat.value = "crown";
  expect(localStorage.getItem("mazzo.hat")).toBe("crown");
  expect(document.documentElement.dataset["wornHat"]).toBe("crown");
});
