import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../../src/state/sha256";

test("the digests that the standard gives", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("the promise and the first block of luck that docs/records.md gives", () => {
  expect(sha256("anything")).toBe("ee0874170b7f6f32b8c2ac9573c428d35b575270a66b757c2c0185d2bd09718d");
  expect(sha256("anything/0")).toBe("880f0b985dfb5e29d0bb76d8015c42a1385cf9e67063f21ea570bb6957a91e8b");
});

test("texts of every length up to three blocks, and letters beyond ASCII", () => {
  for (let length = 0; length < 200; length++) agrees("x".repeat(length));
  agrees("Città, Häuser, forêt, 猫 🐈");
});

function agrees(text: string): void {
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
}
