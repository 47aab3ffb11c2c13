// What is said about puzzles, the deal of the day and one's own games: loaded by the screens that need it.

import { sayMore, type Language } from "./messages";

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/day"),
  it: () => import("virtual:words/it/day"),
  fr: () => import("virtual:words/fr/day"),
  de: () => import("virtual:words/de/day"),
};
const load = (name: Language) => WORDS[name]();

export function sayDay(): Promise<void> {
  return sayMore(load);
}
