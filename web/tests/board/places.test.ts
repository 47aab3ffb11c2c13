// Any room, any number of players, zones and cards: nothing overlaps, nothing is cut, and all of it can be read and tapped.

import { describe, expect, test } from "vitest";
import type { Box } from "../../src/board/boxes";
import { places, type Room, type Wants } from "../../src/board/places";
import { numbers } from "./random";

/** The room of a board: what the bar on top, and beside a broad board the log, leave of a screen. */
const ROOMS: Record<string, Room> = {
  "360 x 640": { width: 360, height: 584, least: 11 },
  "390 x 844": { width: 390, height: 788, least: 11 },
  "844 x 390": { width: 844, height: 338, least: 11 },
  "768 x 1024": { width: 768, height: 972, least: 11 },
  "1280 x 800": { width: 970, height: 748, least: 11 },
  "1440 x 900": { width: 1130, height: 848, least: 11 },
  "2560 x 1440": { width: 2250, height: 1388, least: 11 },
  "1280 x 800 with text half as large again": { width: 970, height: 748, least: 16 },
  television: { width: 1024, height: 530, least: 19.2, isTv: true }, // enlarged to any size
};
const DRAWS = 400;
const LEAST_CARD = 20; // pixels

function wish(below: (most: number) => number, room: Room): Wants {
  const before = (["fan", "lines", "tank"] as const)[below(3)]!;
  const others = 1 + below(before === "tank" ? 5 : 8);
  const zones = before === "tank" ? [1] : Array.from({ length: below(9) }, () => [1, 1, 1, 2.2, 3.5][below(5)]!);
  return {
    others,
    before,
    lines: before === "lines" ? 1 + below(room.height > 500 ? 2 : 1) : 0,
    hasMarks: below(2) === 1,
    zones,
    labels: before === "tank" ? 0 : below(3),
    isWordy: below(2) === 1,
    hasFacts: before !== "tank" && below(2) === 1,
    hand: before === "tank" || room.isTv || below(8) === 0 ? null : below(31),
  };
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0.5 && down > 0.5;
}

describe.each(Object.entries(ROOMS))("on %s", (_, room) => {
  const draws = Array.from({ length: DRAWS }, (_, seed) => wish(numbers(seed * 7919 + 1), room));

  test.each(draws)("everything has its place: %j", (wants) => {
    const found = places(room, wants);
    const parts: [string, Box][] = [
      ...found.others.map(({ box }, each) => [`seat ${each}`, box] as [string, Box]),
      ...found.zones.map((box, each) => [`zone ${each}`, box] as [string, Box]),
      ["prompt", found.prompt],
      ["own", found.own.box],
      ...(wants.hasFacts ? [["facts", found.facts] as [string, Box]] : []),
      ...(found.hand.height ? [["hand", found.hand] as [string, Box]] : []),
    ];
    const cut = parts.filter(
      ([, { left, top, width, height }]) =>
        left < -0.5 || top < -0.5 || left + width > room.width + 0.5 || top + height > room.height + 0.5,
    );
    expect(cut).toEqual([]);
    const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([[, one], [, other]]) => overlap(one, other))).toEqual([]);
    expect(found.others).toHaveLength(wants.others);
    expect(found.zones).toHaveLength(wants.zones.length);
    if (wants.zones.length) expect(found.card).toBeGreaterThanOrEqual(LEAST_CARD);
    if (wants.hand) expect(found.handCard).toBeGreaterThanOrEqual(44);
    for (const { face } of [...found.others, found.own]) expect(face).toBeGreaterThanOrEqual(24);
    expect(Math.min(found.prompt.width, found.prompt.height)).toBeGreaterThanOrEqual(room.least * 1.9);
  });
});
