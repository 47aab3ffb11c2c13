// @vitest-environment happy-dom
import { effect } from "@preact/signals";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mantis } from "../../../src/games/mantis";
import { Course } from "../../../src/stage/course";
import { notation } from "../../../src/stage/game";
import { bringGames } from "../bring";

beforeAll(bringGames);
beforeEach(() => void vi.useFakeTimers());

async function begun(): Promise<Course> {
  const course = new Course(await mantis.school!.lessons());
  await vi.runAllTimersAsync();
  return course;
}

async function act(course: Course, name: string): Promise<void> {
  const action = course.asked.value!.view.legal.find((legal) => notation(legal) === name)!;
  void course.act(action);
  await vi.runAllTimersAsync();
}

test("another legal move changes nothing but is counted", async () => {
  const course = await begun();
  const shown = course.updates.shown.value;
  await act(course, "steal 1");
  expect(course.tries.value).toBe(1);
  expect(course.updates.shown.value).toBe(shown);
  expect(course.isLearnt.value).toBe(false);
});

test("the right move is shown with all that follows, and the lesson is learnt", async () => {
  const course = await begun();
  await act(course, "steal 1");
  await act(course, "score");
  expect(course.isLearnt.value).toBe(true);
  expect(course.tries.value).toBe(0);
  expect(course.frames.value.map((frame) => frame.move)).toEqual(["0 score", "1 score", "2 score"]);
});

test("the right move is praised as soon as it is seen, before the others move", async () => {
  const course = await begun();
  const seen: [number, boolean, boolean][] = [];
  const stop = effect(() => void seen.push([course.frames.value.length, course.isRight.value, course.isLearnt.value]));
  await act(course, "score");
  stop();
  const changes = seen.filter(([, isRight], at) => at === 0 || isRight !== seen[at - 1]![1]);
  expect(changes.slice(0, 2)).toEqual([
    [0, false, false],
    [1, true, false],
  ]);
  expect(seen.at(-1)).toEqual([3, false, true]);
});

test("the praise for the last move of a lesson does not wait", async () => {
  const course = await begun();
  course.open(1);
  await vi.runAllTimersAsync();
  const action = course.asked.value!.view.legal.find((legal) => notation(legal) === "score")!;
  const before = vi.getTimerCount();
  void course.act(action);
  await vi.advanceTimersByTimeAsync(0);
  expect([course.isLearnt.value, vi.getTimerCount()]).toEqual([true, before]);
});

test("a lesson may ask for two moves", async () => {
  const course = await begun();
  course.open(course.lessons.findIndex((lesson) => lesson.name === "raid"));
  await vi.runAllTimersAsync();
  await act(course, "steal 2");
  expect([course.step.value, course.isLearnt.value]).toEqual([2, false]);
  await act(course, "raid 1");
  expect(course.isLearnt.value).toBe(true);
});

test("who goes to another lesson meanwhile is left alone by the first", async () => {
  const course = await begun();
  void course.act(course.asked.value!.view.legal[0]!);
  course.open(1);
  await vi.runAllTimersAsync();
  expect([course.at.value, course.isLearnt.value, course.frames.value.length]).toEqual([1, false, 0]);
  expect(course.updates.shown.value!.view).toBe(course.lessons[1]!.start.view);
});
