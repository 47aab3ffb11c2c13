// @vitest-environment happy-dom
// A guest has one name, which is asked for once.

import { beforeEach, expect, test, vi } from "vitest";

async function opened() {
  vi.resetModules();
  const { api } = await import("../../src/net/api");
  return { api, ...(await import("../../src/state/me")) };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

test("the server is asked once, however many want to know", async () => {
  const { api, introduce, me } = await opened();
  const asked = vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" });
  expect(await Promise.all([introduce(), introduce()])).toEqual(["Ada", "Ada"]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(me.value).toBe("Ada");
});

test("after a failure it is asked again", async () => {
  const { api, introduce } = await opened();
  vi.spyOn(api, "me").mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ name: "Ada" });
  await expect(introduce()).rejects.toThrow("away");
  expect(await introduce()).toBe("Ada");
});

test("a new name is the name from now on; one that is refused leaves the old one", async () => {
  const { api, introduce, rename, me } = await opened();
  vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" });
  await introduce();
  vi.spyOn(api, "rename").mockResolvedValueOnce({ name: "Leo" }).mockRejectedValueOnce(new Error("too long"));
  expect(await rename("Leo")).toBe("Leo");
  expect(await introduce()).toBe("Leo");
  await expect(rename("x".repeat(99))).rejects.toThrow("too long");
  expect(await introduce()).toBe("Leo");
  expect(me.value).toBe("Leo");
});
