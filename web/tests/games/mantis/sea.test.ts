// What is written on the water can be read where a ray of light crosses it, in both themes.

import { expect, test } from "vitest";
import { coloursOf, contrast, mixed, parts, read } from "../contrast";

const LEAST_CONTRAST = 5; // WCAG 2.2 asks for 4.5
const SHEET = read("games/mantis/board.css");

test.each(["light", "dark"])("words are easy to read on the water when it is %s", (theme) => {
  const found = coloursOf(SHEET, theme);
  const ray = Number(/--ray: color-mix\(in srgb, var\(--sun\) (\d+)%/.exec(SHEET)![1]) / 100;
  for (const depth of ["sea", "sea-2", "sea-3"]) {
    const lit = mixed(parts(found["sun"]!), parts(found[depth]!), ray);
    expect(contrast(parts(found["on-sea"]!), lit)).toBeGreaterThan(LEAST_CONTRAST);
  }
});
