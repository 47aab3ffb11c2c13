import { describe, expect, test } from "vitest";
import { beside } from "../../src/stage/beside";

const FRAME = box(0, 0, 390, 800);
const WORDS = { offsetWidth: 200, offsetHeight: 40 } as HTMLElement;

function box(left: number, top: number, width: number, height: number): DOMRect {
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}

describe("words beside a face", () => {
  test("are above a face, and below one where there is no room above", () => {
    expect(beside(box(180, 50, 30, 30), FRAME, WORDS, 10, [])).toEqual({ left: 95, top: 90, tail: 100, isBelow: true });
    expect(beside(box(180, 120, 30, 30), FRAME, WORDS, 10, [])).toMatchObject({ top: 70, isBelow: false });
    expect(beside(box(180, 700, 30, 30), FRAME, WORDS, 10, [])).toMatchObject({ top: 650, isBelow: false });
  });

  test("stay within the frame, with a tail that stays at the words", () => {
    expect(beside(box(0, 50, 30, 30), FRAME, WORDS, 10, [])).toMatchObject({ left: 6, tail: 18 });
    expect(beside(box(360, 50, 30, 30), FRAME, WORDS, 10, [])).toMatchObject({ left: 184, tail: 182 });
  });

  test("make way for a button, to the nearer side", () => {
    const button = box(150, 100, 90, 44);
    expect(beside(box(180, 50, 30, 30), FRAME, WORDS, 10, [button]).top, "not over the face").toBe(150);
    expect(beside(box(180, 50, 30, 30), FRAME, WORDS, 50, [box(150, 130, 90, 44)]).top).toBe(84);
    expect(beside(box(180, 50, 30, 30), FRAME, WORDS, 10, [box(0, 100, 20, 44)]).top).toBe(90);
  });
});
