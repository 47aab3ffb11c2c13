// Opens a table from the first page, with bots for an immediate game, or for friends.

import { api } from "../net/api";
import type { LEVELS } from "../net/protocol";
import { usualEdition } from "./known";
import { speed } from "./preferences";
import { go } from "./route";

type Level = (typeof LEVELS)[number];

/** What to do on arrival at a table. */
export interface Plan {
  bots: Level[];
}

const plans = new Map<string, Plan>();

/** Opens a table and starts a game with bots there. Against bots alone there is no clock. */
export async function playNow(game: string, level: Level = "medium", seats = 4): Promise<void> {
  const { code } = await api.open({
    game,
    edition: usualEdition(game),
    turn_seconds: null,
    coach: true,
    auto_pass: true,
    speed: speed.value,
  });
  goWith(code, { bots: Array<Level>(seats - 1).fill(level) });
}

export function goWith(code: string, plan: Plan): void {
  plans.set(code, plan);
  go(`/t/${code}`);
}

/** Returns the plan for a table, once. */
export function takePlan(code: string): Plan | null {
  const plan = plans.get(code) ?? null;
  plans.delete(code);
  return plan;
}
