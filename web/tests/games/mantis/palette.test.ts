// The seven colours can be told apart by everybody, and each symbol can be read on its colour.

import { expect, test } from "vitest";
import { COLORS, PAINT } from "../../../src/games/mantis/art/colors";

type Triple = [number, number, number];

const LEAST_DISTANCE = 16; // CIEDE2000; 2 can just be seen side by side
const LEAST_CONTRAST = 3; // WCAG 2.2, 1.4.11

/** What is left of the colours under full deficiency, in linear light: Machado, Oliveira and Fernandes, 2009. */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  "common vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Triple {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  const bend = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [bend(part(1)), bend(part(3)), bend(part(5))];
}

function through(eye: [Triple, Triple, Triple], color: Triple): Triple {
  return eye.map((row) => Math.min(1, Math.max(0, dot(row, color)))) as Triple;
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function lab(color: Triple): Triple {
  const bend = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const x = bend(dot([0.4124564, 0.3575761, 0.1804375], color) / 0.95047);
  const y = bend(dot([0.2126729, 0.7151522, 0.072175], color));
  const z = bend(dot([0.0193339, 0.119192, 0.9503041], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => ((angle * 180) / Math.PI + 360) % 360;

/** CIEDE2000 between two colours in Lab: Sharma, Wu and Dalal, 2005. */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const fade = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - fade((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * stretch)), degrees(Math.atan2(b2, a2 * stretch))];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))];
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 + 360) % 360];
  const wave =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const inL = dl / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const inC = dc / (1 + 0.045 * c);
  const inH = dh / (1 + 0.015 * c * wave);
  const twist = -2 * fade(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(inL ** 2 + inC ** 2 + inH ** 2 + twist * inC * inH);
}

const PAIRS = COLORS.flatMap((one, at) => COLORS.slice(at + 1).map((other) => [one, other] as const));

test("the distance is the one that was published", () => {
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(distance([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

test.each(Object.entries(EYES))("every two colours keep their distance under %s", (_, eye) => {
  for (const [one, other] of PAIRS) {
    const [first, second] = [one, other].map((color) => lab(through(eye, linear(PAINT[color].full)))) as [
      Triple,
      Triple,
    ];
    expect(distance(first, second), `${one} and ${other}`).toBeGreaterThan(LEAST_DISTANCE);
  }
});

test.each(COLORS)("the symbol of %s can be read on it", (color) => {
  const light = (of: Triple) => dot([0.2126, 0.7152, 0.0722], of) + 0.05;
  const [fill, symbol] = [linear(PAINT[color].full), linear(PAINT[color].on)];
  const contrast = Math.max(light(fill), light(symbol)) / Math.min(light(fill), light(symbol));
  expect(contrast).toBeGreaterThan(LEAST_CONTRAST);
});
