// A table opened from the first page: with bots and begun at once, or to invite friends to.

import { api } from "../net/api";
import type { LEVELS } from "../net/protocol";
import { usualEdition } from "./known";
import { speed } from "./preferences";
import { go } from "./route";

type Level = (typeof LEVELS)[number];

/** The plan for a table, carried out on arrival. */
export interface Plan {
  bots: Level[];
}

const plans = new Map<string, Plan>();

/** Open a table, sit down, seat bots, begin: no question asked. Against bots alone nobody is hurried. */
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

/** Plan something for a table, and go there. */
export function goWith(code: string, plan: Plan): void {
  plans.set(code, plan);
  go(`/t/${code}`);
}

/** The plan for a table; returned once. */
export function takePlan(code: string): Plan | null {
  const plan = plans.get(code) ?? null;
  plans.delete(code);
  return plan;
}
