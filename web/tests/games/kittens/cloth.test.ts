// What is written on the cloth can be read everywhere on it, in both themes.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LEAST_CONTRAST = 6; // WCAG 2.2 asks for 4.5
const read = (path: string) => readFileSync(join(import.meta.dirname, "../../../src", path), "utf-8");
const SHEET = read("stage/felt.css");

type Colour = [number, number, number];

/** The variables of a theme; the dark one has those of the light one that it does not set. */
function variables(selector: string): Record<string, string> {
  const block = SHEET.slice(SHEET.indexOf(`${selector} {`)).split("}")[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name!, value!]));
}

function parts(hex: string): Colour {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((part, at) => part * share + other[at]! * (1 - share)) as Colour;
}

function luminance(colour: Colour): number {
  const bend = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = colour.map(bend) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(["light", "dark"])("words are easy to read on the cloth when it is %s", (theme) => {
  const light = variables(":root");
  const found = theme === "light" ? light : { ...light, ...variables(':root[data-theme="dark"]') };
  const share = Number(/color-mix\(in srgb, var\(--cloth\) (\d+)%, var\(--lit\)\)/.exec(SHEET)![1]) / 100;
  const brightest = mixed(parts(found["cloth"]!), parts(found["lit"]!), share);
  for (const words of ["on-cloth", "on-cloth-2"])
    expect(contrast(parts(found[words]!), brightest)).toBeGreaterThan(LEAST_CONTRAST);
});
