// The tones of the seven characters.

import type { Tone } from "../../../../ui/drawn/inked";
import type { ColorName } from "../colors";

/** The tones of the armour, of the belly, and of details that contrast with both. */
export interface Paints {
  body: Tone;
  belly: Tone;
  bright: Tone;
  iris: string;
}

export const PAINTS: Record<ColorName, Paints> = {
  red: { body: ["#e0301f", "#9c0f1c"], belly: ["#ffb08a", "#e0785c"], bright: ["#ffd23f", "#e0921b"], iris: "#f2a516" },
  orange: {
    body: ["#ff8a1c", "#d1540c"],
    belly: ["#ffe0ad", "#f0ae6c"],
    bright: ["#2fb3b0", "#15767f"],
    iris: "#1f9c96",
  },
  yellow: {
    body: ["#ffe14d", "#efaa25"],
    belly: ["#fff7cf", "#f3d582"],
    bright: ["#f0568a", "#b82a62"],
    iris: "#d8437c",
  },
  green: {
    body: ["#1fa873", "#0a6a52"],
    belly: ["#bff0c4", "#7cc79a"],
    bright: ["#f4b73a", "#c97a1c"],
    iris: "#e39a20",
  },
  blue: {
    body: ["#4ba6ff", "#1f6cd6"],
    belly: ["#cfeaff", "#93c3f2"],
    bright: ["#fff1c9", "#e3c68c"],
    iris: "#2d7fe0",
  },
  purple: {
    body: ["#8f58c4", "#582b86"],
    belly: ["#e0c9f5", "#b592da"],
    bright: ["#f2c14e", "#c98722"],
    iris: "#c98a1c",
  },
  pink: {
    body: ["#ffaed2", "#ec74ad"],
    belly: ["#fff0f6", "#fbc3da"],
    bright: ["#8a4fd0", "#57299a"],
    iris: "#8a4fd0",
  },
};

export const CREAM: Tone = ["#fff8e6", "#e6d2b0"];
export const DARK: Tone = ["#4a3348", "#2f1b30"];
