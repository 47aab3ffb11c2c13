// Effects that give cards weight, in any game: a gain rises above its pile, a large gain splashes, and a robbed player
// reaches after the cards.

import "./weight.later.css";
import { spotOf, type Stage } from "../stage/stage";

const LARGE = 5; // cards: a gain of this many or more splashes
const RISE = 900; // milliseconds
const DROPS = 14;

/** Call after all cards have landed: the gain rises from the pile. A large gain splashes and shakes the board. */
export function pop(stage: Stage, place: string, gained: number): void {
  const element = stage.place(place);
  if (!element) return;
  const isLarge = gained >= LARGE;
  const high = stage.corner.height;
  const size = isLarge ? high * 0.15 : 32;
  const found = spotOf(element.querySelector(".sum b") ?? element);
  const x = clamp(found.x - stage.corner.left, size, stage.corner.width - size);
  const y = clamp(found.y - stage.corner.top, size * 1.2, high - size * 0.6);
  const at = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const frames = [
    { transform: `${at} scale(0.4)`, opacity: 0 },
    { transform: `${at} translateY(-${size * 0.4}px) scale(1.25)`, opacity: 1, offset: 0.25 },
    { transform: `${at} translateY(-${size * 0.5}px)`, opacity: 1, offset: 0.75 },
    { transform: `${at} translateY(-${size}px)`, opacity: 0 },
  ];
  stage.float(
    <span style={{ fontSize: `${size}px` }}>+{gained}</span>,
    "stage-plus",
    frames,
    RISE * (isLarge ? 1.4 : 1),
  );
  if (!isLarge) return;
  for (let each = 0; each < DROPS; each++) splash(stage, x, y, each, high);
  const board = stage.root.querySelector(".board");
  const shakes = ["0 0", "6px -4px", "-6px 3px", "4px -2px", "-2px 1px", "0 0"].map((translate, each) => ({
    translate,
    scale: each % 5 ? "1.035" : "1", // hides the edges of the board
  }));
  board?.animate(shakes, 320);
}

function splash(stage: Stage, x: number, y: number, each: number, high: number): void {
  const angle = Math.PI * (1.05 + (0.9 * each) / (DROPS - 1));
  const far = high * (0.1 + 0.05 * (each % 3));
  const [right, up] = [Math.cos(angle) * far, Math.sin(angle) * far];
  const at = (share: number, fall: number) => `translate(${x + right * share}px, ${y + up * share + fall}px)`;
  const frames = [
    { transform: `${at(0, 0)} scale(0.4)`, opacity: 1 },
    { transform: `${at(0.8, 0)} scale(1.1)`, opacity: 1, offset: 0.4 },
    { transform: `${at(1.1, high * 0.14)} scale(0.6)`, opacity: 0 },
  ];
  stage.float(null, "stage-drop", frames, 700);
}

/** The viewer's face jumps, and a hand reaches after the cards that go to another seat. Nothing waits for this. */
export function grab(stage: Stage, seat: number, taker: number): void {
  const { root, corner } = stage;
  const [own, other] = [seat, taker].map((each) =>
    root.querySelector(`[data-seat="${each}"] .seat-face`)?.getBoundingClientRect(),
  );
  if (!own || !other) return;
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const [[x, y], [ox, oy]] = [middle(own), middle(other)];
  const angle = Math.atan2(oy - y, ox - x);
  const from = `translate(${x - corner.left}px, ${y - corner.top}px) rotate(${angle}rad)`;
  const size = Math.max(1, own.width / 46);
  const reach = (far: number) => `${from} translate(${far * size}px, -50%) scale(${size})`;
  const frames = [
    { transform: reach(-40), opacity: 0 },
    { transform: reach(26), opacity: 1, offset: 0.3 },
    { transform: reach(8), opacity: 1, offset: 0.45 },
    { transform: reach(30), opacity: 1, offset: 0.6 },
    { transform: reach(-40), opacity: 0 },
  ];
  stage.float(<Arm />, "stage-arm", frames, 900);
  const face = root.querySelector(`[data-seat="${seat}"] .seat-face`)!;
  const lunge = `${Math.cos(angle) * 14}px ${Math.sin(angle) * 14}px`;
  const leaps = [{ translate: "0 0" }, { translate: lunge, scale: "1.15" }, { translate: lunge }, { translate: "0 0" }];
  face.animate(leaps, { duration: 900, easing: "ease-out" });
}

function Arm() {
  return (
    <svg viewBox="0 0 110 44" width="110" height="44">
      <path class="arm-line" d="M6 22H76" />
      <path class="arm-sleeve" d="M6 22H74" />
      <path
        class="arm-hand"
        d="M68 12Q80 6 86 10L98 6Q104 8 99 13L106 16Q110 21 104 23L105 28Q104 34 98 32L94 37Q82 42 70 33 62 22 68 12Z"
      />
    </svg>
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
