// A name that has an animal in it gets the face of that animal.

import { expect, test } from "vitest";
import { named } from "../../src/ui/drawn/names";

test.each([
  ["Bold Badger", "Tasso Fiero", "Kluger Dachs"],
  ["Wise Owl", "Gufo Saggio", "Hibou Zen", "Netter Uhu"],
  ["Calm Octopus", "Polpo Lesto", "Poulpe Malin", "Froher Krake"],
  ["Lucky Newt", "Tritone Calmo", "Gecko Futé"],
])("%s and its names in other languages have one face", (...names) => {
  const faces = new Set(names.map(named));
  expect(faces.size).toBe(1);
  expect(faces).not.toContain(null);
});

test("other names have no animal", () => expect(["Ada", "Leo", "Player 1"].map(named)).toEqual([null, null, null]));
