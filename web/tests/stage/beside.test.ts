import { describe, expect, test } from "vitest";
import { beside } from "../../src/stage/beside";

const BOARD = box(0, 0, 390, 800);
const WORDS = { offsetWidth: 200, offsetHeight: 40 } as HTMLElement;

function box(left: number, top: number, width: number, height: number): DOMRect {
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}

describe("words beside a face", () => {
  test("are above a face, and below one where there is no room above", () => {
    expect(beside(box(180, 50, 30, 30), BOARD, WORDS, 10, [])).toEqual({ left: 95, top: 90, tail: 100, isBelow: true });
    expect(beside(box(180, 120, 30, 30), BOARD, WORDS, 10, [])).toMatchObject({ top: 70, isBelow: false });
    expect(beside(box(180, 700, 30, 30), BOARD, WORDS, 10, [])).toMatchObject({ top: 650, isBelow: false });
  });

  test("stay on the board, with a tail that stays at the words", () => {
    expect(beside(box(0, 50, 30, 30), BOARD, WORDS, 10, [])).toMatchObject({ left: 6, tail: 18 });
    expect(beside(box(360, 50, 30, 30), BOARD, WORDS, 10, [])).toMatchObject({ left: 184, tail: 182 });
    const lower = box(0, 53, 390, 747);
    expect(beside(box(180, 53, 30, 30), lower, WORDS, 10, []), "relative to the board").toMatchObject({ top: 40 });
  });

  test("make way for a button: aside, farther from the face, or to the other side of it", () => {
    const face = box(180, 50, 30, 30);
    expect(beside(face, BOARD, WORDS, 10, [box(0, 100, 120, 44)])).toMatchObject({ left: 177, top: 90, tail: 18 });
    expect(beside(face, BOARD, WORDS, 10, [box(150, 85, 90, 25)])).toMatchObject({ left: 95, top: 116 });
    const other = beside(box(180, 120, 30, 30), BOARD, WORDS, 10, [box(0, 20, 390, 90)]);
    expect(other).toMatchObject({ top: 160, isBelow: true });
  });

  test("are not shown rather than far from their face", () => {
    expect(beside(box(180, 50, 30, 30), BOARD, WORDS, 10, [box(0, 85, 390, 30)])).toBe(null);
  });
});
