// Whatever this browser keeps has a key of its own.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STATE = join(import.meta.dirname, "../../src/state");

test("no two files keep something under the same key", () => {
  const keys = readdirSync(STATE).flatMap((file) => {
    const text = readFileSync(join(STATE, file), "utf-8");
    const named = text.matchAll(/KEPT = "(\w+)"|storage\.set\("(\w+)"/g);
    return [...new Set([...named].map(([, kept, set]) => kept ?? set))];
  });
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
