import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { marked } from "marked";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { css } from "./vite.styles.ts";

/** A Markdown file, imported as the HTML it makes. */
const pages: Plugin = {
  name: "pages",
  transform(text, id) {
    if (!id.endsWith(".md")) return null;
    return { code: `export default ${JSON.stringify(marked.parse(text, { async: false }))};`, map: null };
  },
};

const MAZZO = join(import.meta.dirname, "../src/mazzo");

// loaded by the part of the page that needs them
const LATER = [
  "banter.ftl",
  "club.ftl",
  "day.ftl",
  "evening.ftl",
  "flavour.ftl",
  "hands.ftl",
  "push.ftl",
  "verify.ftl",
  "why.ftl",
];
const ELSEWHERE = ["terminal.ftl", "rules.ftl", ...LATER]; // the first two are for the terminal and the server

/** The files with the messages of a language: those that all games share, and those of each game of ours. */
function wordsOf(language: string): string[] {
  const shared = join(MAZZO, "text", "locales", language);
  const names = readdirSync(shared).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
  const ofGames = readdirSync(join(MAZZO, "games")).map((game) =>
    join(MAZZO, "games", game, "words", `${language}.ftl`),
  );
  return [...names.map((name) => join(shared, name)), ...ofGames.filter((file) => existsSync(file))].sort();
}

const LANGUAGES = ["en", "it", "fr", "de"];

/**
 * Messages, by language on demand: `virtual:words` is a function that fetches those of a language, `virtual:words/day`
 * those of one file. The texts themselves are `virtual:words/it` and `virtual:words/it/day`.
 */
const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0virtual:words")) return null;
    const [language = "", part] = id.slice("\0virtual:words/".length).split("/");
    if (!LANGUAGES.includes(language)) {
      const name = (each: string) => ["virtual:words", each, language].filter(Boolean).join("/");
      const files = LANGUAGES.map((each) => `${each}: () => import("${name(each)}")`);
      return `const files = { ${files.join(", ")} }; export default (language) => files[language]();`;
    }
    const files = part ? [join(MAZZO, "text", "locales", language, `${part}.ftl`)] : wordsOf(language);
    for (const file of files) this.addWatchFile(file);
    const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n+( ?) */g, "\n$1"))};`;
  },
};

/** What is kept of the pages so that they open without the server: by language, and under "" for all of them. */
const files: Plugin = {
  name: "files",
  writeBundle({ dir }, bundle) {
    const kept: Record<string, string[]> = {};
    for (const file of Object.values(bundle)) {
      const source = file.type === "chunk" ? (file.facadeModuleId ?? "") : "";
      const language = /words\/(?:rules-)?(en|it|fr|de)\b/.exec(source)?.[1] ?? "";
      if (/\.(js|css|woff2)$/.test(file.fileName)) (kept[language] ??= []).push(file.fileName);
    }
    writeFileSync(join(dir!, "files.json"), JSON.stringify(kept));
  },
};

const START = "start"; // the file with all that the first screen needs
const PLAYS_CARDS = "/src/stage/update-player.ts"; // whatever loads it shows a game
const MOST_AT_FIRST = 140_000; // of what is loaded for the first picture of any screen, compressed, typeface and art included
const MOST_IN_ALL = 270_000; // of everything but sounds and card art, compressed, with one language; most of it comes on demand
const MOST_OF_ART = 45_000; // of the pictures of one game's cards, or of faces, compressed
const DEVICE = "device"; // tables on this device, and pages without a server
const MOST_OF_DEVICE = 5_000; // compressed, its worker included; Python comes beside it
const MOST_OF_SOUNDS = 120_000; // they come after the first click
const PACKED = /\.(mp3|woff2|png)$/; // sent as they are
const IN_A_LANGUAGE = /words\/(?:rules-)?(en|it|fr|de)\b/;

/** The game that a module draws, but for what is fetched later: its lessons, files with "later" in their name and the pictures of its cards. */
function gameOf(id: string): string | null {
  return /\/src\/games\/(\w+)\/(?!.*\.later\.|motion\.css|art\/cards\/|.*json)/.exec(id)?.[1] ?? null;
}

/** The art of a game's cards: with the screen or after it, and for the first page without the board. */
function cardsOf(id: string): string | null {
  const game = /\/src\/games\/(\w+)\/art\/cards\//.exec(id)?.[1];
  return game ? `art-of-${game}` : null;
}

/** Whose art a file is: that of a game's cards, or that of faces. */
function artOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | null {
  if (file.type !== "chunk") return null;
  const isOfFaces = file.moduleIds.length > 0 && file.moduleIds.every((id) => id.includes("/src/ui/drawn/"));
  return isOfFaces ? "art of faces" : file.name.startsWith("art-of-") ? file.name.replaceAll("-", " ") : null;
}

// What every table needs, but for what is fetched later, or with a game that needs it
const STAGE = /\/src\/(stage\/(?!course|player)|ui\/(clock|seat-tag)|words\/sentences)/;
const BOARD = /\/src\/board\/(?!hand|held|drag|tray|combos|reach|room|tank|stacks|goal|index|brought|own|told|.*later)/;

/** Few files make a first visit quick, and compress well: one for the first screen, one for what every table
 * shows, two for kinds of boards, and one for each game. */
const GROUPS = [
  { name: START, tags: ["$initial" as const], priority: 2 },
  { name: "stage", test: (id: string) => STAGE.test(id) || BOARD.test(id), priority: 2 },
  {
    name: "small",
    test: /\/src\/(state\/(promises|advised|hands)|words\/numbers|style\/sizes|ui\/(title|keys|qr|share))\./,
    priority: 1,
  },
  {
    name: "opening",
    test: /\/src\/screens\/table\/(session\/(changed-settings|edition)|invite\/(invitation|short-code|tv-offer))\./,
    priority: 1,
  },
  {
    name: "table-parts",
    test: /\/src\/(net\/(table-connection|transports)|ui\/(talk|faces|spoken)|screens\/table\/(session\/(session|happenings)|bar\/(bar|frame|connection-notice)|talk\/bubbles|ending\/(on-demand|onward)))\./,
    priority: 1,
  },
  { name: "hands", test: /\/src\/board\/(hand|held|drag|tray|combos|reach)\.(?!later)/, priority: 1 }, // of hidden cards
  { name: "rooms", test: /\/src\/board\/(room|tank|stacks|goal)\./, priority: 1 }, // of stacks before each player
  { name: cardsOf, debugName: "art", test: (id: string) => cardsOf(id) !== null },
  { name: DEVICE, test: /\/src\/(net\/(device|without-server)|ui\/server-panel|screens\/elsewhere)\./ },
  { name: gameOf, debugName: "games", test: (id: string) => gameOf(id) !== null, priority: 1 },
];

/** Fails the build when the pages have grown too heavy. */
const weight: Plugin = {
  name: "weight",
  enforce: "post",
  generateBundle(_, bundle) {
    const bytes = (name: string) => {
      const file = bundle[name]!;
      const content = file.type === "chunk" ? file.code : file.source;
      return (PACKED.test(name) ? content : gzipSync(content, { level: 9 })).length;
    };
    const sum = (names: string[]) => names.reduce((total, name) => total + bytes(name), 0);
    const limit = (what: string, is: number, most: number) => {
      this.info(`${what}: ${(is / 1000).toFixed(1)} kB compressed`);
      if (is > most) this.error(`${what}: ${is} bytes compressed; ${most} is the most there may be`);
    };
    const names = Object.keys(bundle);
    const sounds = names.filter((name) => name.endsWith(".mp3"));
    const languages = names.filter((name) => IN_A_LANGUAGE.test(moduleOf(bundle[name]!)));
    const art = Object.values(bundle).filter((file) => artOf(file) !== null);
    const device = names.filter((name) => name.startsWith(`assets/${DEVICE}-`));
    const counted = new Set([...device, ...sounds, ...languages, ...art.map(({ fileName }) => fileName)]);
    const rest = names.filter((name) => !counted.has(name));
    limit("everything, in one language", sum(rest) + sum(languages) / 4, MOST_IN_ALL);
    limit("sounds", sum(sounds), MOST_OF_SOUNDS);
    limit("tables on this device", sum(device), MOST_OF_DEVICE);
    for (const file of art) limit(artOf(file)!, bytes(file.fileName), MOST_OF_ART);
    const always = names.filter((name) => /\.(html|woff2)$/.test(name));
    const words = Math.max(...languages.filter((name) => moduleOf(bundle[name]!).includes("virtual:words")).map(bytes));
    for (const [screen, files] of firstLoads(bundle, sum))
      limit(`first load of ${screen}`, sum([...always, ...files]) + words, MOST_AT_FIRST);
  },
};

/** What a chunk was made for, if for one module. */
function moduleOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return (file.type === "chunk" && file.facadeModuleId) || "";
}

type Sum = (names: string[]) => number;

/**
 * For each screen, what is loaded before it is shown: the start of the page, the screen, and whatever these import.
 * Where cards are played, the heaviest game comes with it.
 */
function firstLoads(bundle: Rolldown.OutputBundle, sum: Sum): [string, Set<string>][] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const start = chunks.find(({ name }) => name === START)!.fileName;
  const stage = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PLAYS_CARDS)))!.fileName;
  const screens = chunks.filter((chunk) => moduleOf(chunk).includes("/src/screens/"));
  const games = chunks.filter((chunk) => /\/src\/(games\/\w+|board)\/index\.ts$/.test(moduleOf(chunk)));
  const withGame = (files: Set<string>) => {
    if (!files.has(stage)) return files;
    const loads = games.map(({ fileName }) => gather(bundle, fileName, new Set(files)));
    return loads.reduce((most, load) => (sum([...load]) > sum([...most]) ? load : most));
  };
  const load = (fileName: string) => withGame(gather(bundle, fileName, gather(bundle, start, new Set())));
  return [
    ["home", load(start)],
    ...screens.map(({ name, fileName }) => [name, load(fileName)] as [string, Set<string>]),
  ];
}

/** Adds a file with whatever it imports, style sheets too. */
function gather(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) gather(bundle, imported, found);
  return found;
}

export default defineConfig({
  base: "./", // the server says where the pages are
  css,
  plugins: [pages, words, files, weight],
  build: {
    outDir: "../src/mazzo/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/device-worker-[hash].js" } } }, // the server knows it
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // a context for each file instead of a process: to start one takes longer than its tests
  test: { pool: "vmThreads", setupFiles: ["tests/setup.ts"] },
});
