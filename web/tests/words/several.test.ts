// Some messages have several lines, of which the page draws one.

import { expect, test } from "vitest";
import { oneOf } from "../../src/words/messages";

test("each line may be drawn, and a message with one line is said as it is", () => {
  expect([0, 0.34, 0.99].map((luck) => oneOf("One. | Two. | Three.", luck))).toEqual(["One.", "Two.", "Three."]);
  expect(oneOf("Only this.", 0.99)).toBe("Only this.");
  expect(oneOf("One. | Two.")).toBe(oneOf("One. | Two."));
});
