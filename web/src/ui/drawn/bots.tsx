// A face for each bot, in a square of 100.

import type { ComponentChild } from "preact";
import { Shape, type Tone } from "./inked";
import type { Portrait } from "./animals";
import type { Mood } from "./features";

export interface BotPortrait extends Portrait {
  /** The mood while nothing happens. */
  rest?: Mood;
}

const EYES = [37, 63, 53] as const;
const MOUTH = [50, 69, 0.9] as const;

function part(d: string, tone: Tone, on?: ComponentChild): ComponentChild {
  return (
    <Shape d={d} tone={tone} line={2.2} shade={5}>
      {on}
    </Shape>
  );
}

const dots = (d: string, color: string, width: number) => (
  <path d={d} fill="none" stroke={color} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
);

const CLAW: Tone = ["#e85a3a", "#a92c26"];

export const BOTS: Record<string, BotPortrait> = {
  Pistol: {
    rest: "smug",
    ground: "#14606f",
    drawn: (
      <>
        {part("M27 62Q8 52 8 36 11 21 24 16 39 14 41 26L29 31 41 38Q41 50 34 58Z", ["#ffb45e", "#d97a2a"])}
        {part("M78 58Q91 52 92 40 90 30 80 28 70 30 70 37L79 41 70 46Q70 52 74 58Z", ["#ffb45e", "#d97a2a"])}
        {part(
          "M21 62C21 44 33 35 50 35S79 44 79 62 68 93 50 93 21 80 21 62Z",
          ["#f2714b", "#b93e30"],
          dots("M24 80Q50 92 76 80M30 90Q50 100 70 90", "#a8342c", 3),
        )}
      </>
    ),
    eyes: [38, 62, 57],
    lid: "#d95638",
    mouth: [50, 72, 0.85],
  },
  Bubbles: {
    rest: "happy",
    ground: "#cdeaf2",
    drawn: (
      <>
        {part("M16 22a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z", ["#8fd6ee", "#4fa4cc"])}
        {part("M40 13a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z", ["#8fd6ee", "#4fa4cc"])}
        {part(
          "M17 58a33 33 0 1 1 66 0a33 33 0 1 1-66 0Z",
          ["#62bfe4", "#2f87bd"],
          dots("M28 44Q32 34 42 31", "#fff", 5),
        )}
      </>
    ),
    eyes: [37, 63, 56],
    lid: "#4aa8d2",
    mouth: [50, 70, 1],
  },
  Clack: {
    rest: "sad",
    ground: "#f4d9c6",
    drawn: (
      <>
        {part("M22 54Q5 44 9 28 16 15 29 18L28 30 39 24Q42 35 32 46Z", CLAW)}
        {part("M78 54Q95 44 91 28 84 15 71 18L72 30 61 24Q58 35 68 46Z", CLAW)}
        {part(
          "M14 66C14 46 30 36 50 36S86 46 86 66 70 90 50 90 14 86 14 66Z",
          CLAW,
          dots("M26 78h.1M74 78h.1", "#ff9a78", 8),
        )}
      </>
    ),
    eyes: [37, 63, 58],
    lid: "#c9442f",
    mouth: [50, 74, 0.9],
  },
  Coral: {
    ground: "#2a4f7c",
    drawn: part(
      `M18 60Q22 44 26 36L14 24Q12 16 20 18L28 24 28 12Q33 6 38 12L39 30 45 27 46 8Q50 2 55
        8L56 27 62 30 63 12Q68 6 73 12L72 24 80 18Q88 16 86 24L75 36Q80 44 82 60 82 90 50 90 18
        88 18 60Z`,
      ["#ff93a6", "#d75a7e"],
      dots("M30 74h.1M70 74h.1M50 40h.1M24 54h.1M77 56h.1", "#ffc4cc", 6),
    ),
    eyes: EYES,
    lid: "#ec7b93",
    mouth: MOUTH,
  },
  Nimbus: {
    ground: "#6e8fb5",
    drawn: part("M27 84C10 84 5 62 17 55 14 38 30 30 41 36 47 21 70 23 74 39 91 40 96 62 85 70 86 80 80 84 72 84Z", [
      "#fbfdff",
      "#c3d4e6",
    ]),
    eyes: [37, 63, 58],
    lid: "#d9e5f0",
    mouth: [50, 72, 0.9],
  },
  Pepper: {
    rest: "smug",
    ground: "#dcebcf",
    drawn: (
      <>
        {part("M45 30Q44 14 58 5 66 6 64 13 56 18 57 30Z", ["#5aa84f", "#2f7038"])}
        {part("M20 46C18 30 34 22 50 28 66 22 82 30 80 46 80 70 66 92 50 93S20 70 20 46Z", ["#e23c33", "#9f1c2b"])}
        {part("M34 31Q50 22 66 31 60 38 56 33 50 40 44 33 40 38 34 31Z", ["#5aa84f", "#2f7038"])}
      </>
    ),
    eyes: EYES,
    lid: "#c42f30",
    mouth: MOUTH,
  },
  Biscuit: {
    rest: "happy",
    ground: "#5a3b26",
    drawn: part(
      `M50 16C58 12 64 20 72 22 82 24 82 34 86 42 92 50 86 58 85 66 82 76 74 78 68 84 60 91 54
        85 46 87 36 90 30 82 24 76 14 70 16 62 14 54 10 44 18 38 22 30 26 22 38 20 50 16Z`,
      ["#e3b06a", "#b47a3a"],
      dots("M34 32h.1M66 30h.1M78 58h.1M22 60h.1M50 24h.1M62 82h.1M36 80h.1", "#5f3719", 8),
    ),
    eyes: EYES,
    lid: "#cf9850",
    mouth: MOUTH,
  },
  Comet: {
    rest: "smug",
    ground: "#1d2350",
    drawn: (
      <>
        {dots("M96 6L62 36M90 28L72 42M70 8L52 26", "#9fb6ff", 7)}
        {part(
          `M44 26Q48 22 51 27L60 42 77 44Q83 46 79 51L68 63 71 80Q70 86 65 84L47 77 30 85Q24 86 25
            80L27 62 15 51Q11 46 17 44L35 41Z`,
          ["#ffd760", "#e79c27"],
        )}
      </>
    ),
    eyes: [37, 58, 54],
    r: 7.4,
    lid: "#edb640",
    mouth: [47, 68, 0.8],
  },
  Mochi: {
    ground: "#f3b9c6",
    drawn: part(
      "M12 68C12 44 28 32 50 32S88 44 88 68C88 84 72 88 50 88S12 84 12 68Z",
      ["#fffaf3", "#e6d6d6"],
      dots("M24 68h.1M76 68h.1", "#f9a8b9", 12),
    ),
    eyes: [37, 63, 60],
    lid: "#f0e4e0",
    mouth: [50, 73, 0.8],
  },
  Waffle: {
    rest: "happy",
    ground: "#7a4a1f",
    drawn: (
      <>
        {part(
          "M30 20H70Q83 20 83 33V75Q83 88 70 88H30Q17 88 17 75V33Q17 20 30 20Z",
          ["#eebb66", "#bf8436"],
          dots("M38 16V92M62 16V92M12 42H88M12 66H88", "#cf9444", 4),
        )}
        {part("M36 24Q34 12 48 12 66 10 68 20 70 30 60 29 52 28 50 33 46 38 42 31 37 31 36 24Z", [
          "#fff0b8",
          "#f0c860",
        ])}
      </>
    ),
    eyes: EYES,
    lid: "#d9a34e",
    mouth: MOUTH,
  },
  Ziggy: {
    rest: "sad",
    ground: "#2c1f4a",
    drawn: part(
      "M18 36L24 16Q27 12 30 17L38 28 47 9Q50 5 53 9L62 28 70 17Q73 12 76 16L82 36V66Q82 90 50 90 18 90 18 66Z",
      ["#9be878", "#4fae5a"],
      dots("M30 78L36 72 42 78 48 72M24 46h.1M76 46h.1", "#68c465", 4),
    ),
    eyes: EYES,
    lid: "#7fd268",
    mouth: MOUTH,
  },
};

/** For bots of packages. */
export const ANY_BOT: BotPortrait = {
  ground: "#4a5d64",
  drawn: (
    <>
      {part("M44 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z", ["#ffcf5a", "#dd9a26"])}
      {part("M48 16H52V28H48Z", ["#b9c8c8", "#8a9ca0"])}
      {part("M32 26H68Q82 26 82 40V72Q82 86 68 86H32Q18 86 18 72V40Q18 26 32 26Z", ["#e6efec", "#a9bcbd"])}
    </>
  ),
  eyes: EYES,
  lid: "#c3d2d1",
  mouth: MOUTH,
};
