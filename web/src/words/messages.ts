// What the page says, in the language of whoever reads it. The messages are those of mazzo/text/locales.

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import { signal } from "@preact/signals";
import { type GameInfo, SEAT_FIELDS } from "../net/protocol";
import { storage } from "../state/storage";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  it: () => import("virtual:words/it"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
};

type Facts = Record<string, FluentVariable>;

const bundle = signal<FluentBundle | null>(null);
export const language = signal<Language>(preferred());

function preferred(): Language {
  const wanted = [storage.get("language"), ...navigator.languages].map((name) => name?.slice(0, 2));
  return (wanted.find((name) => name !== undefined && name in LANGUAGES) ?? "en") as Language;
}

/** By language, what games of packages say. */
let brought: Record<string, string>[] = [];

/** By game, the fields of its events and actions that name players. */
export const seatFields = { ...SEAT_FIELDS };

/** Say what games of packages say, too. */
export async function learn(games: Pick<GameInfo, "name" | "words" | "seat_fields">[]): Promise<void> {
  for (const { name, seat_fields } of games) seatFields[name] = seat_fields;
  brought = games.map(({ words }) => words);
  if (brought.some((each) => Object.keys(each).length)) await speak(language.value);
}

/** Words that no message takes for a key: a player may be called "none". */
export class Listed extends FluentType<string[]> {
  constructor(
    items: string[],
    readonly text: string,
  ) {
    super(items);
  }
  override toString(): string {
    return this.text;
  }
}

const functions: Record<string, FluentFunction> = {
  /** What a group of messages calls something, or each thing of a list: `{ WORDS($card, "GAME-card") }`. */
  WORDS([value, group]) {
    const items = value instanceof Listed ? value.value : [value as string];
    return items.map((item) => tOr(`${group as string}-${item}`, `${item}`)).join(", ");
  },
  /** Italian "to NAME", which is "ad" before the same vowel: `{ AD($name) }`. */
  AD([name]) {
    const text = String(name);
    return `${/^a/i.test(text.normalize("NFD")) ? "ad" : "a"} ${text}`;
  },
  COUNT: ([listed]) => new FluentNumber(listed instanceof Listed ? listed.value.length : 0),
};

type More = (name: Language) => Promise<{ default: string }>;
const more = new Map<More, Promise<void>>();

/** Say more than at first: messages that are loaded when they are needed, in whatever language is spoken. */
export function sayMore(load: More): Promise<void> {
  if (!more.has(load)) {
    const add = (text: { default: string }) => void bundle.value?.addResource(new FluentResource(text.default));
    more.set(load, load(language.value).then(add));
  }
  return more.get(load)!;
}

/** Load a language and speak it from now on. */
export async function speak(name: Language): Promise<void> {
  const text = (await texts[name]()).default;
  const loaded = new FluentBundle(name, { useIsolating: false, functions });
  for (const error of loaded.addResource(new FluentResource(text))) throw error;
  for (const load of more.keys()) loaded.addResource(new FluentResource((await load(name)).default));
  for (const words of brought)
    // in English, or in any language, for each message that is missing: what is there already is not replaced
    for (const text of new Set([words[name], words.en, ...Object.values(words)]))
      if (text) loaded.addResource(new FluentResource(text));
  bundle.value = loaded;
  language.value = name;
  document.documentElement.lang = name;
}

export async function choose(name: Language): Promise<void> {
  await speak(name);
  storage.set("language", name);
}

/** A message if there is one: what a game from elsewhere calls its own has none. */
export function tOr(id: string, otherwise: string): string {
  return bundle.value?.hasMessage(id) ? t(id) : otherwise.replaceAll("_", " ");
}

/** A message if there is one, with what it names filled in; nothing for one that says nothing. */
export function tMaybe(id: string, facts: Facts, reader = ""): string | undefined {
  return bundle.value?.hasMessage(id) ? say(id, facts, reader) : undefined;
}

/** A message, with what it names filled in. A component that calls it is drawn anew when the language changes. */
export function t(id: string, facts?: Facts): string {
  return say(id, facts);
}

/** The page's own, for as long as it is open. */
export const PAGE_LUCK = Math.random();

/** One of the lines of a message that has several, with | between them: the same one until the page is loaded anew. */
export function oneOf(text: string, luck = PAGE_LUCK): string {
  const lines = text.split(" | ");
  return lines[Math.floor(luck * lines.length)]!;
}

/** A message in the form that it has for a reader: its attribute of that name, or else its value. */
function say(id: string, facts: Facts = {}, reader = ""): string {
  const message = bundle.value?.getMessage(id);
  const pattern = message?.attributes[reader] ?? message?.value;
  if (!pattern) throw new Error(`there is no message ${id} in ${language.value}`);
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, facts, errors);
  if (errors.length) throw new Error(`message ${id}: ${errors.join(", ")}`);
  return text;
}

/** Ada, Leo and Mia. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}
