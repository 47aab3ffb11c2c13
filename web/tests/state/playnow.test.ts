// @vitest-environment happy-dom
// A table against bots is opened with one press, and its plan is carried out once.

import { expect, test, vi } from "vitest";
import { api } from "../../src/net/api";
import { playNow, takePlan } from "../../src/state/playnow";
import { route } from "../../src/state/route";

test("the plan of a table is taken once, by the page that arrives there", async () => {
  vi.stubGlobal("scrollTo", () => {});
  const opened = vi.spyOn(api, "open").mockResolvedValue({ code: "ABCD" });
  await playNow("mantis", "hard", 3);
  expect(opened.mock.calls[0]![0]).toMatchObject({ game: "mantis", turn_seconds: null, coach: true });
  expect(route.value).toEqual({ screen: "table", code: "ABCD" });
  expect(takePlan("ABCD")).toEqual({ bots: ["hard", "hard"] });
  expect(takePlan("ABCD")).toBeNull();
});
