// The words for what a player reached in an evening.

import type { Score, TableView, Title } from "../../../net/protocol";
import { list, t, tMaybe } from "../../../words/messages";

/** The number by which an evening is won. */
export function bestOf({ settings }: TableView, score: Score): number {
  return settings.evening === "best_of_5" ? score.points : winsOf(score);
}

export function winsOf({ won }: Score): number {
  return Object.values(won).reduce((sum, each) => sum + each, 0);
}

export function amount({ settings }: TableView, score: Score): string {
  if (settings.evening === "best_of_5") return t("evening-points", { count: score.points });
  return t("evening-wins", { wins: winsOf(score), games: score.games });
}

/** The winners, once there are any. */
export function headline(table: TableView): string {
  const { decided, scores } = table;
  if (!decided) return t("evening-title");
  const most = Math.max(...scores.map((score) => bestOf(table, score)));
  const best = scores.filter((score) => bestOf(table, score) === most);
  return t("evening-decided", { names: list(best.map(({ name }) => name)) });
}

/** A title; a game from a package may have no words for it. */
export function inWords({ game, name, count }: Title): string {
  if (game === null) return t(`title-${name}`, { count });
  return tMaybe(`${game}-title-${name}`, { count }) ?? t("title-most", { what: name.replaceAll("_", " "), count });
}
