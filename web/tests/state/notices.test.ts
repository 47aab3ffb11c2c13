// @vitest-environment happy-dom
// Notices: the noticeSettings is kept on the device, and nights are quiet for those who want that.

import { describe, expect, test } from "vitest";
import { isQuiet, noticeSettings } from "../../src/state/notices";
import { storage } from "../../src/state/storage";

const at = (hour: number) => new Date(2026, 0, 5, hour, 30);

describe("notices", () => {
  test("are not wanted until somebody text so", () => {
    expect(noticeSettings()).toBeNull();
    storage.set("notices", JSON.stringify({ text: "It's your turn!", notAtNight: true }));
    expect(noticeSettings()).toEqual({ text: "It's your turn!", notAtNight: true });
    storage.set("notices", "null");
    expect(noticeSettings()).toBeNull();
  });

  test("are not shown at night to those who do not want that", () => {
    const careful = { text: "", notAtNight: true };
    expect([21, 22, 23, 0, 7, 8, 12].map((hour) => isQuiet(careful, at(hour)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isQuiet({ text: "", notAtNight: false }, at(3))).toBe(false);
  });
});
