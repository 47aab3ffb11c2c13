// How the source of the pages is kept.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const HERE = join(import.meta.dirname, "../src");
const TESTS = import.meta.dirname;
const GENERATED = "net/protocol.ts";
const LONGEST_LINE = 120;
const LONGEST_FILE = 350;

const all = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => relative(HERE, join(entry.parentPath, entry.name)));
const files = all.filter((file) => file !== GENERATED);
const folders = readdirSync(join(HERE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const games = folders.map(({ name }) => name).filter((name) => name !== "plain");

test("no line is too long", () => {
  const long = all.flatMap((file) =>
    readFileSync(join(HERE, file), "utf-8")
      .split("\n")
      .flatMap((line, at) => (line.length > LONGEST_LINE ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test("no file is too long", () => {
  const long = files.filter((file) => readFileSync(join(HERE, file), "utf-8").split("\n").length > LONGEST_FILE);
  expect(long).toEqual([]);
});

describe("style sheets", () => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  const lines = sheets.flatMap((file) => readFileSync(join(HERE, file), "utf-8").split("\n"));
  const steps = lines.flatMap((line) => /--space-\d+: (\d+px)/.exec(line)?.[1] ?? []);
  const own = lines.filter((line) => !/^\s*--/.test(line)); // a variable may be anything

  test("know sizes of the screen and of a board by name alone", () => {
    const queries = lines.filter((line) => /@(media|container board)/.test(line));
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.filter((line) => /\d/.test(line))).toEqual([]);
  });

  test("have variables for colours", () => {
    expect(own.filter((line) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(line))).toEqual([]);
  });

  test("have variables for sizes of type", () => {
    const sizes = own.filter((line) => /font-size:/.test(line));
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.filter((line) => !/var\(|: [\d.]+em;/.test(line))).toEqual([]);
  });

  test("have variables for spaces that are a step of the scale", () => {
    const spaces = own.filter((line) => /^\s*((row-|column-)?gap|(padding|margin)[a-z-]*):/.test(line));
    const raw = new RegExp(`(?<![\\d.-])(${steps.join("|")})`);
    expect(steps.length).toBeGreaterThan(5);
    expect(spaces.filter((line) => raw.test(line))).toEqual([]);
  });
});

test("a game is named in its own folder and in the list of the games, and nowhere else", () => {
  const own = (file: string) => games.some((game) => file.startsWith(`games/${game}/`));
  const names = new RegExp(games.map((game) => game.replace(/s$/, "")).join("|"), "i");
  const naming = files.filter((file) => !own(file) && names.test(readFileSync(join(HERE, file), "utf-8")));
  expect(games.length).toBeGreaterThan(1);
  expect(naming).toEqual(["games/index.ts"]);
});

const ALIKE = [
  "board.css board.tsx card.css card.tsx ended.ts index.ts layout.json lessons.json motion.css",
  "rules.tsx scene.css scene.tsx sounds.ts teacher.tsx words.ts",
];

describe.each(games)("%s", (game) => {
  test("has the same files as the others for the same things", () => {
    const own = readdirSync(join(HERE, "games", game));
    expect(own).toEqual(expect.arrayContaining(ALIKE.join(" ").split(" ")));
    const tests = readdirSync(join(TESTS, "games", game));
    expect(tests).toEqual(expect.arrayContaining(["words.test.ts"]));
  });
});
