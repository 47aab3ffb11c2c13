// How well words can be read: the contrast of two colours of a style sheet, as WCAG 2.2 counts it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

export function read(path: string): string {
  return readFileSync(join(import.meta.dirname, "../../src", path), "utf-8");
}

type Colour = [number, number, number];

function variables(sheet: string, selector: string): Record<string, string> {
  const block = sheet.slice(sheet.indexOf(`${selector} {`)).split("}")[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name!, value!]));
}

export function parts(hex: string): Colour {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;
}

export function mixed(one: Colour, other: Colour, share: number): Colour {
  return one.map((part, at) => part * share + other[at]! * (1 - share)) as Colour;
}

function luminance(colour: Colour): number {
  const bend = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = colour.map(bend) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a theme, by name; the dark one has those of the light one that it does not set. */
export function coloursOf(sheet: string, theme: string): Record<string, string> {
  const light = variables(sheet, ":root");
  return theme === "light" ? light : { ...light, ...variables(sheet, ':root[data-theme="dark"]') };
}
