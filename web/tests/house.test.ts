// How the source of the pages is kept.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const HERE = join(import.meta.dirname, "../src");
const TESTS = import.meta.dirname;
const GENERATED = "net/protocol.ts";
const LONGEST_LINE = 120;

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

test("a game is named in its own folder and in the list of the games, and nowhere else", () => {
  const own = (file: string) => games.some((game) => file.startsWith(`games/${game}/`));
  const names = new RegExp(games.map((game) => game.replace(/s$/, "")).join("|"), "i");
  const naming = files.filter((file) => !own(file) && names.test(readFileSync(join(HERE, file), "utf-8")));
  expect(games.length).toBeGreaterThan(1);
  expect(naming).toEqual(["games/index.ts"]);
});

const ALIKE = [
  "board.css board.tsx card.css card.tsx ended.ts index.ts lessons.json motion.css motion.tsx pile.css pile.tsx",
  "rules.tsx scene.css scene.tsx show.ts sounds.ts teacher.tsx words.ts",
];

describe.each(games)("%s", (game) => {
  test("has the same files as the others for the same things", () => {
    const own = readdirSync(join(HERE, "games", game));
    expect(own).toEqual(expect.arrayContaining(ALIKE.join(" ").split(" ")));
    const tests = readdirSync(join(TESTS, "games", game));
    expect(tests).toEqual(expect.arrayContaining(["show.test.ts", "words.test.ts"]));
  });
});
