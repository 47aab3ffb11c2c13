// @vitest-environment happy-dom
// What somebody prefers is still there when the page is opened again.

import { beforeEach, expect, test, vi } from "vitest";

async function opened() {
  vi.resetModules();
  return import("../../src/state/preferences");
}

beforeEach(() => localStorage.clear());

test("a newcomer hears and sees everything", async () => {
  const page = await opened();
  const { theme, muted, volume, shakes, calm, banters, speed, avatar } = page;
  expect([theme.value, muted.value, volume.value, shakes.value]).toEqual(["system", false, 50, true]);
  expect([calm.value, banters.value, speed.value, avatar.value]).toEqual([false, true, "normal", null]);
  expect(page.wantsMotion()).toBe(true);
});

test("each preference is kept", async () => {
  const page = await opened();
  page.theme.value = "dark";
  page.muted.value = true;
  page.volume.value = 7;
  page.shakes.value = false;
  page.calm.value = true;
  page.banters.value = false;
  page.speed.value = "fast";
  page.avatar.value = 3;
  const { theme, muted, volume, shakes, calm, banters, speed, avatar, wantsMotion } = await opened();
  expect([theme.value, muted.value, volume.value, shakes.value]).toEqual(["dark", true, 7, false]);
  expect([calm.value, banters.value, speed.value, avatar.value]).toEqual([true, false, "fast", 3]);
  expect(wantsMotion()).toBe(false);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("a device is silent while a screen sounds for everybody, until it is asked", async () => {
  const page = await opened();
  page.soundsElsewhere.value = true;
  expect(page.isSilent.value).toBe(true);
  page.toggleSound();
  expect([page.isSilent.value, page.muted.value]).toEqual([false, false]);
  page.toggleSound();
  expect([page.isSilent.value, page.muted.value]).toEqual([true, true]);
});
