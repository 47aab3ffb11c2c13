// What the page says, in the language of whoever reads it. The messages are those of mazzo/locales.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { kept } from "./kept";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  it: () => import("virtual:words/it"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
};

const bundle = signal<FluentBundle | null>(null);
export const language = signal<Language>(preferred());

function preferred(): Language {
  const wanted = [kept.get("language"), ...navigator.languages].map((name) => name?.slice(0, 2));
  return (wanted.find((name) => name !== undefined && name in LANGUAGES) ?? "en") as Language;
}

/** By language, what games of packages say. */
let brought: Record<string, string>[] = [];

/** Say what games of packages say, too. */
export async function learn(words: Record<string, string>[]): Promise<void> {
  brought = words;
  if (words.some((each) => Object.keys(each).length)) await speak(language.value);
}

/** Load a language and speak it from now on. */
export async function speak(name: Language): Promise<void> {
  const text = (await texts[name]()).default;
  const loaded = new FluentBundle(name, { useIsolating: false });
  for (const error of loaded.addResource(new FluentResource(text))) throw error;
  for (const words of brought)
    loaded.addResource(new FluentResource(words[name] ?? words.en ?? Object.values(words)[0] ?? ""));
  bundle.value = loaded;
  language.value = name;
  document.documentElement.lang = name;
}

export async function choose(name: Language): Promise<void> {
  await speak(name);
  kept.set("language", name);
}

/** A message if there is one: what a game from elsewhere calls its own has none. */
export function tOr(id: string, otherwise: string): string {
  return bundle.value?.hasMessage(id) ? t(id) : otherwise.replaceAll("_", " ");
}

/** A message if there is one, with what it names filled in; nothing for one that says nothing. */
export function tMaybe(id: string, facts: Record<string, FluentVariable>): string | undefined {
  return bundle.value?.hasMessage(id) ? t(id, facts) : undefined;
}

/** A message, with what it names filled in. A component that calls it is drawn anew when the language changes. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) throw new Error(`there is no message ${id} in ${language.value}`);
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(message.value, facts, errors);
  if (errors.length) throw new Error(`message ${id}: ${errors.join(", ")}`);
  return text;
}
