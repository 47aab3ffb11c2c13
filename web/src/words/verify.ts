// What is said about the honesty of a deal: loaded by the screen that needs it.

import { sayMore, type Language } from "./messages";

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/verify"),
  it: () => import("virtual:words/it/verify"),
  fr: () => import("virtual:words/fr/verify"),
  de: () => import("virtual:words/de/verify"),
};
const load = (name: Language) => WORDS[name]();

export function sayVerify(): Promise<void> {
  return sayMore(load);
}
