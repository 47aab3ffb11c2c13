// @vitest-environment happy-dom
// Bots talk about what everybody has seen, and about nothing else.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyEvent, AnyView } from "../../src/net/protocol";
import { Banter, type Remark, TEMPERS, touchedBy } from "../../src/screens/table/talk/banter";
import { bringGames } from "../games/bring";

interface Play {
  start: AnyView & { seat: number | null };
  updates: [AnyEvent[], Partial<AnyView>][];
}

const ROOT = join(import.meta.dirname, "../../..");
const plays = JSON.parse(readFileSync(join(ROOT, "tests/web/plays.json"), "utf-8")) as Play[];
const BOTS = Object.keys(TEMPERS);
const NAMES_PLAYERS = ["event", "seat", "target", "tank", "giver", "taker"];

beforeAll(bringGames);

/** Numbers from 0 to 1, always the same ones. */
function luck(): () => number {
  let state = 7;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Of an event, what happened and to whom: neither a card nor a count is left. */
function scrubbed(event: AnyEvent): AnyEvent {
  const kept = Object.entries(event).filter(([name]) => NAMES_PLAYERS.includes(name));
  const end = "result" in event ? { result: { winners: (event.result as { winners: number[] }).winners } } : {};
  return { ...Object.fromEntries(kept), ...end } as AnyEvent;
}

function remarks({ start, updates }: Play, seen: (event: AnyEvent) => AnyEvent): (Remark | null)[] {
  const banter = new Banter(luck());
  return updates.map(([events]) => banter.remark(BOTS, ...touchedBy(start.game, events.map(seen))));
}

describe.each(plays.map((play, each) => ({ title: `${play.start.game} ${each}`, play })))("$title", ({ play }) => {
  test("what they say follows from what happened and to whom, which everybody sees", () => {
    expect(remarks(play, scrubbed)).toEqual(remarks(play, (event) => event));
  });

  test("of three moves in a row at most one is spoken about", () => {
    const spoken = remarks(play, (event) => event).map((remark) => Number(remark !== null));
    for (let at = 0; at + 3 <= spoken.length; at++)
      expect(spoken[at]! + spoken[at + 1]! + spoken[at + 2]!).toBeLessThanOrEqual(1);
  });
});

test("they do speak, and in each moment", () => {
  const all = plays.flatMap((play) => remarks(play, (event) => event)).filter((remark) => remark !== null);
  expect(all.map(({ moment }) => moment)).toEqual(expect.arrayContaining(["gain", "loss"]));
  const lucky = (at: number) => new Banter(() => at).remark(["Pistol", "Clack"], {}, [0]);
  expect(lucky(0)).toEqual({ seat: 0, temper: "bold", moment: "won" });
  expect(lucky(0.59)).toEqual({ seat: 1, temper: "gruff", moment: "lost" });
});

test("people and unknown bots are never given words", () => {
  expect(new Banter(() => 0).remark([null, "Rex"], { 0: "smug", 1: "wince" }, null)).toBeNull();
});

test.each(["en", "it", "fr", "de"])("every temper has three lines for every moment in %s", (language) => {
  const text = readFileSync(join(ROOT, `src/mazzo/text/locales/${language}/banter.ftl`), "utf-8");
  const lines = [...text.matchAll(/^banter-(\w+)-\w+ = (.*)$/gm)];
  expect(new Set(lines.map(([, temper]) => temper))).toEqual(new Set(Object.values(TEMPERS)));
  expect(lines.length).toBe(16);
  for (const [, , said] of lines) expect(new Set(said!.split(" | ")).size, said).toBe(3);
});
