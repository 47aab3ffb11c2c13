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
  const { api, signIn, me } = await opened();
  const asked = vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" });
  expect(await Promise.all([signIn(), signIn()])).toEqual(["Ada", "Ada"]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(me.value).toBe("Ada");
});

test("after a failure it is asked again", async () => {
  const { api, signIn } = await opened();
  vi.spyOn(api, "me").mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ name: "Ada" });
  await expect(signIn()).rejects.toThrow("away");
  expect(await signIn()).toBe("Ada");
});

test("a new name is the name from now on; one that is refused leaves the old one", async () => {
  const { api, signIn, rename, me } = await opened();
  vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" });
  await signIn();
  vi.spyOn(api, "rename").mockResolvedValueOnce({ name: "Leo" }).mockRejectedValueOnce(new Error("too long"));
  expect(await rename("Leo")).toBe("Leo");
  expect(await signIn()).toBe("Leo");
  await expect(rename("x".repeat(99))).rejects.toThrow("too long");
  expect(await signIn()).toBe("Leo");
  expect(me.value).toBe("Leo");
});
