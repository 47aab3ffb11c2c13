// The results of an evening as text.

import type { Score, TableView, Title } from "../../../net/protocol";
import { list, t, tMaybe } from "../../../words/messages";

/** The number that decides the evening. */
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

export function headline(table: TableView): string {
  const { decided, scores } = table;
  if (!decided) return t("evening-title");
  const most = Math.max(...scores.map((score) => bestOf(table, score)));
  const best = scores.filter((score) => bestOf(table, score) === most);
  return t("evening-decided", { names: list(best.map(({ name }) => name)) });
}

/** A game from a package may lack messages for its titles. */
export function inWords({ game, name, count }: Title): string {
  if (game === null) return t(`title-${name}`, { count });
  return tMaybe(`${game}-title-${name}`, { count }) ?? t("title-most", { what: name.replaceAll("_", " "), count });
}
