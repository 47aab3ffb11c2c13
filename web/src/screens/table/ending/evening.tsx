// How the evening stands. It is fetched after the first game, with its words.

import { onDemand } from "../../../ui/on-demand";
import { type Language, sayMore } from "../../../words/messages";

const words: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/evening"),
  it: () => import("virtual:words/it/evening"),
  fr: () => import("virtual:words/fr/evening"),
  de: () => import("virtual:words/de/evening"),
};

const load = (language: Language) => words[language]();
const standings = () => Promise.all([import("./standings"), sayMore(load)]).then(([file]) => file);

/** In the lobby, with how the last game ended. */
export const Evening = onDemand(() => standings().then((file) => file.Evening));

/** Below the end of a game, and on a screen. */
export const Standings = onDemand(() => standings().then((file) => file.Standings));
