// The words of tournaments, which come with their screens.

import { type Language, sayMore } from "../../words/messages";

const words: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/club"),
  it: () => import("virtual:words/it/club"),
  fr: () => import("virtual:words/fr/club"),
  de: () => import("virtual:words/de/club"),
};

const load = (language: Language) => words[language]();

export function withWords<S>(screen: Promise<S>): Promise<S> {
  return Promise.all([screen, sayMore(load)]).then(([file]) => file);
}
