// The texts of the pages in the user's language, from the messages of mazzo/text/locales.

import fetchAll from "virtual:words";
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

/** Fetches messages in a language. */
export type FetchMessages = (name: Language) => Promise<{ default: string }>;

type Facts = Record<string, FluentVariable>;

const bundle = signal<FluentBundle | null>(null);
export const language = signal<Language>(preferred());

function preferred(): Language {
  const wanted = [storage.get("language"), ...navigator.languages].map((name) => name?.slice(0, 2));
  return (wanted.find((name) => name !== undefined && name in LANGUAGES) ?? "en") as Language;
}

/** The messages of games from packages, by language. */
let packageMessages: Record<string, string>[] = [];

/** By game, the fields of its events and actions that name players. */
export const seatFields = { ...SEAT_FIELDS };

/** Adds the messages of games from packages. */
export async function addPackageMessages(games: Pick<GameInfo, "name" | "words" | "seat_fields">[]): Promise<void> {
  for (const { name, seat_fields } of games) seatFields[name] = seat_fields;
  packageMessages = games.map(({ words }) => words);
  if (packageMessages.some((each) => Object.keys(each).length)) await speak(language.value);
}

/** A list that no message takes for a key: a player may be called "none". */
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
  /** The name of a value, or of each in a list, from a group of messages: `{ WORDS($card, "GAME-card") }`. */
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

const more = new Map<FetchMessages, Promise<void>>();

/** Adds messages that are fetched when they are needed, in this and every later language. */
export function addMessages(load: FetchMessages): Promise<void> {
  if (!more.has(load)) {
    const add = (text: { default: string }) => void bundle.value?.addResource(new FluentResource(text.default));
    more.set(load, load(language.value).then(add));
  }
  return more.get(load)!;
}

/** Loads a language and switches to it. */
export async function speak(name: Language): Promise<void> {
  const text = (await fetchAll(name)).default;
  const loaded = new FluentBundle(name, { useIsolating: false, functions });
  for (const error of loaded.addResource(new FluentResource(text))) throw error;
  for (const load of more.keys()) loaded.addResource(new FluentResource((await load(name)).default));
  for (const words of packageMessages)
    // falls back to English, then to any language: a message that is there is not replaced
    for (const text of new Set([words[name], words.en, ...Object.values(words)]))
      if (text) loaded.addResource(new FluentResource(text));
  bundle.value = loaded;
  language.value = name;
  document.documentElement.lang = name;
}

export async function chooseLanguage(name: Language): Promise<void> {
  await speak(name);
  storage.set("language", name);
}

/** A message, or the given text: a game from a package may lack messages. */
export function tOr(id: string, otherwise: string): string {
  return bundle.value?.hasMessage(id) ? t(id) : otherwise.replaceAll("_", " ");
}

/** A message if there is one. */
export function tMaybe(id: string, facts: Facts, reader = ""): string | undefined {
  return bundle.value?.hasMessage(id) ? format(id, facts, reader) : undefined;
}

/** A message. A component that calls it is rendered again when the language changes. */
export function t(id: string, facts?: Facts): string {
  return format(id, facts);
}

/** A random number for the lifetime of the page. */
export const PAGE_RANDOM = Math.random();

/** One of the lines of a message, which are separated by |; by default the same one until the page is reloaded. */
export function oneOf(text: string, random = PAGE_RANDOM): string {
  const lines = text.split(" | ");
  return lines[Math.floor(random * lines.length)]!;
}

/** The attribute of a message for a reader, or else its value. */
function format(id: string, facts: Facts = {}, reader = ""): string {
  const message = bundle.value?.getMessage(id);
  const pattern = message?.attributes[reader] ?? message?.value;
  if (!pattern) throw new Error(`there is no message ${id} in ${language.value}`);
  const errors: Error[] = [];
  const text = bundle.value!.formatPattern(pattern, facts, errors);
  if (errors.length) throw new Error(`message ${id}: ${errors.join(", ")}`);
  return text;
}

/** "Ada, Leo and Mia". */
export function list(words: string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(words);
}
