// The hand is fetched when a screen has come, with its words.

import { type Language, sayMore } from "../../../words/messages";

const words: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/hands"),
  it: () => import("virtual:words/it/hands"),
  fr: () => import("virtual:words/fr/hands"),
  de: () => import("virtual:words/de/hands"),
};

const load = (language: Language) => words[language]();

export const inHands = () => Promise.all([import("./hand"), sayMore(load)]).then(([file]) => file);
