// The rooms of the source: imports go one way, and nothing imports itself by a detour.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const HERE = join(import.meta.dirname, "../src");

/** Each room may import from itself and from those before it. */
const ROOMS = ["net", "state", "words", "stage", "ui", "board", "screens"];

/** What else there is in the source: style sheets that all share, a game with all but the screens, the operator's page. */
const OTHERS = {
  style: [],
  games: ["net", "state", "words", "stage", "ui", "board"],
  admin: ["net", "style"],
};

type Graph = Map<string, Set<string>>;

const files = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => relative(HERE, join(entry.parentPath, entry.name)));
const imports: Graph = new Map(files.map((file) => [file, new Set(importsOf(file))]));

/** The files of the source that a file imports: for their types, when they are needed, and by a pattern, too. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(HERE, file), "utf-8");
  const styles = [...text.matchAll(/@import "([^"]+)"/g)].map((found) => found[1]!);
  const patterns = [...text.matchAll(/import\.meta\.glob[^"]*"([^"*]+)\*/g)].map((found) => found[1]!);
  const named = file.endsWith(".css") ? styles : ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return [...named, ...patterns].filter((name) => name.startsWith(".")).flatMap((name) => found(file, name) ?? []);
}

/** The file or folder of the source that is meant; none for what lies outside of it. */
function found(file: string, name: string): string | null {
  const meant = resolve(HERE, dirname(file), name);
  const path = ["", ".ts", ".tsx", "/index.ts"].map((end) => meant + end).find((each) => isFile(each)) ?? meant;
  if (!existsSync(path)) throw new Error(`${file} imports ${name}, which is not there`);
  return path.startsWith(`${HERE}/`) ? relative(HERE, path) : null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The room that a file lies in; empty for the entry. */
function roomOf(file: string): string {
  return file.includes("/") ? file.split("/")[0]! : "";
}

/** What lies in circles, and what leads there. */
function circles(graph: Graph): string[] {
  const left = new Map(graph);
  for (;;) {
    const free = [...left].filter(([, to]) => ![...to].some((each) => left.has(each)));
    if (!free.length) return [...left.keys()];
    for (const [each] of free) left.delete(each);
  }
}

function wrong(room: string, allowed: string[]): string[] {
  const own = files.filter((file) => roomOf(file) === room);
  return own.flatMap((file) =>
    [...imports.get(file)!].filter((to) => ![room, ...allowed].includes(roomOf(to))).map((to) => `${file} -> ${to}`),
  );
}

test("every file lies in a room, but the entry", () => {
  const rooms = new Set(files.map(roomOf));
  expect([...rooms].sort()).toEqual(["", ...ROOMS, ...Object.keys(OTHERS)].sort());
  expect(files.filter((file) => roomOf(file) === "").sort()).toEqual(["app.tsx", "main.tsx", "vite-files.d.ts"]);
});

describe.each(ROOMS)("%s", (room) => {
  test("imports from itself and from the rooms before it", () => {
    expect(wrong(room, ["style", ...ROOMS.slice(0, ROOMS.indexOf(room))])).toEqual([]);
  });
});

describe.each(Object.entries(OTHERS))("%s", (room, allowed) => {
  test(`imports from ${allowed.join(", ") || "itself"}`, () => expect(wrong(room, ["style", ...allowed])).toEqual([]));
});

test("a game imports nothing of another, and the lists of games are the entry's", () => {
  const gameOf = (file: string) => file.split("/").slice(0, -1)[1] ?? null; // of games/GAME/FILE
  const inGames = files.filter((file) => roomOf(file) === "games" && gameOf(file));
  const strange = inGames.flatMap((file) =>
    [...imports.get(file)!].filter((to) => roomOf(to) === "games" && gameOf(to) !== gameOf(file)),
  );
  expect(strange).toEqual([]);
});

test("no file imports itself by a detour", () => expect(circles(imports)).toEqual([]));

test("no folder does, either", () => {
  const folders: Graph = new Map(files.map((file) => [dirname(file), new Set()]));
  for (const [file, to] of imports) for (const each of to) folders.get(dirname(file))!.add(dirname(each));
  for (const [folder, to] of folders) to.delete(folder);
  expect(circles(folders)).toEqual([]);
});

test("a circle is found", () => {
  const graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c", "d"])],
    ["c", new Set(["b"])],
    ["d", new Set<string>()],
  ]);
  expect(circles(graph)).toEqual(["a", "b", "c"]);
});
