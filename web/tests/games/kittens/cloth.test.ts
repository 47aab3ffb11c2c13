// What is written on the cloth can be read everywhere on it, in both themes.

import { expect, test } from "vitest";
import { coloursOf, contrast, mixed, parts, read } from "../contrast";

const LEAST_CONTRAST = 6; // WCAG 2.2 asks for 4.5
const SHEET = read("style/table.css");

test.each(["light", "dark"])("words are easy to read on the cloth when it is %s", (theme) => {
  const found = coloursOf(SHEET, theme);
  const share = Number(/color-mix\(in srgb, var\(--cloth\) (\d+)%, var\(--lit\)\)/.exec(SHEET)![1]) / 100;
  const brightest = mixed(parts(found["cloth"]!), parts(found["lit"]!), share);
  for (const words of ["on-cloth", "on-cloth-2"])
    expect(contrast(parts(found[words]!), brightest)).toBeGreaterThan(LEAST_CONTRAST);
});
