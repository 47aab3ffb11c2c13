// @vitest-environment happy-dom
// A moment of a game that is looked back at.

import { expect, test } from "vitest";
import type { Frame } from "../../src/net/protocol";
import { OPEN_HANDS } from "../../src/stage/game";
import { moment } from "../../src/stage/player";

test("no field of a view is overwritten by the open hands", () => {
  const frame = { view: { game: "other", open: ["door"], legal: [] }, events: [], open: [["king"]] };
  const { view } = moment(1, frame as unknown as Frame, false);
  expect(view).toMatchObject({ open: ["door"], [OPEN_HANDS]: [["king"]] });
});
