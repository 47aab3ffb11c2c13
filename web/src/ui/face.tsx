// A face for everybody: drawn from the name for people, one of their own for each bot.

import "./seat.css";
import type { ComponentChild } from "preact";
import type { Glance } from "../stage/in-motion";
import { Picture } from "./picture";

const INK = "#14262d";
const SKINS = ["#f6c89f", "#e9a877", "#c98454", "#8f5a3a", "#ffd9b8", "#a86f48"];
const COATS = ["#d8492a", "#1f7a8c", "#7b4fa3", "#2f8f5b", "#c77d12", "#3b66c4", "#b3325f", "#4d6a70"];
const HAIRS = ["#2b1b12", "#6b3f1d", "#c98a2b", "#8c8c94", "#b0442a", "#1c2b44"];

export type Mood = "calm" | "happy" | "sad" | "thinking" | "smug" | "wince" | "soot";

interface FaceProps {
  name: string;
  isBot?: boolean;
  mood?: Mood;
  /** The face the person chose; by default it follows from the name. */
  avatar?: number | null;
  /** Where it looks while it thinks. */
  glance?: Glance;
}

export function Face({ name: called, isBot = false, mood = "calm", avatar = null, glance = 0 }: FaceProps) {
  const name = isBot || avatar === null ? called : `look ${avatar}`;
  const Drawn = isBot ? BotFace : PersonFace;
  const drawing = (
    <svg viewBox="0 0 40 40">
      <Drawn name={name} mood={mood} glance={glance} />
      {mood === "soot" && <Soot />}
    </svg>
  );
  return <Picture class="face" name={`${isBot ? "bot" : "person"} ${mood} ${glance} ${name}`} drawing={drawing} />;
}

// People

const HAIR_SHAPES = [
  "M8 18C7 8 14 5 20 5s13 3 12 13c-3-1-5-4-6-6-4 3-12 3-15 1-1 2-2 4-3 5z", // a fringe
  "M8 19C6 9 13 4 20 4s14 5 12 15l-3-6c-6 1-12 0-17-1z", // swept
  "M7 26C4 10 12 4 20 4s16 6 13 22c-1 1-3 1-4 0 1-6 0-11-2-14-5 2-10 2-14 0-2 3-3 8-2 14-1 1-3 1-4 0z", // long
  "M10 12c-2-4 2-7 4-5 1-4 6-5 7-2 3-2 7 0 6 3 4 0 4 5 2 7-3-3-6-4-9-4s-7 1-10 4c-2-1-2-3 0-3z", // curls
  "M9 14h22c0-6-5-9-11-9S9 8 9 14zM7 14h26v3H7z", // a cap
  "M20 3l3 4h-6zM10 14c1-5 5-7 10-7s9 2 10 7c-6-2-14-2-20 0z", // a tuft
  "", // none
];

type DrawnProps = Required<Pick<FaceProps, "name" | "mood" | "glance">>;

function PersonFace({ name, mood, glance }: DrawnProps) {
  const luck = numbers(name);
  const skin = pick(SKINS, luck());
  const hair = pick(HAIRS, luck());
  const shape = pick(HAIR_SHAPES, luck());
  const glasses = luck() % 4 === 0;
  const beard = luck() % 6 === 0;
  return (
    <>
      <circle cx="20" cy="20" r="20" fill={pick(COATS, luck())} />
      <path d="M4 40c1-8 8-11 16-11s15 3 16 11z" fill="#fff8ef" opacity=".85" />
      <ellipse cx="20" cy="20" rx="11.5" ry="12.5" fill={skin} />
      {beard && <path d="M9 21c0 9 5 13 11 13s11-4 11-13c-2 4-4 5-6 5-2-1-8-1-10 0-2 0-4-1-6-5z" fill={hair} />}
      <path d={shape} fill={hair} />
      <Eyes at={[15.5, 24.5]} y={20} mood={mood} glance={glance} />
      {glasses && (
        <path
          d="M11.5 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0M20.5 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0M19.5 19.5h1"
          fill="none"
          stroke={INK}
          stroke-width="1.2"
        />
      )}
      <Mouth mood={mood} y={27} />
    </>
  );
}

// Bots

interface BotLook {
  ground: string;
  body: ComponentChild;
  eyes?: [number, number];
  y?: number;
  /** How it looks when nothing happens: its manner is seen. */
  rest?: Mood;
}

const BOT_LOOKS: Record<string, BotLook> = {
  Pistol: {
    rest: "smug",
    ground: "#14606f",
    body: (
      <>
        <path d="M6 15c-3-5 0-10 5-9-1 2 0 4 2 5zM34 15c3-5 0-10-5-9 1 2 0 4-2 5z" fill="#ff9d6e" />
        <path d="M9 22c0-8 5-12 11-12s11 4 11 12-5 13-11 13S9 30 9 22z" fill="#ef6a45" />
      </>
    ),
  },
  Bubbles: {
    rest: "happy",
    ground: "#cdeaf2",
    body: (
      <>
        <circle cx="20" cy="23" r="12.5" fill="#56b3d8" />
        <circle cx="9" cy="9" r="3.5" fill="#56b3d8" opacity=".7" />
        <circle cx="17" cy="6" r="2.2" fill="#56b3d8" opacity=".7" />
        <path d="M12 18c1-3 3-5 6-6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  Clack: {
    rest: "sad",
    ground: "#f4d9c6",
    body: (
      <>
        <path d="M5 20c-4-4-2-11 3-12l1 4 4-1c0 5-3 9-8 9zM35 20c4-4 2-11-3-12l-1 4-4-1c0 5 3 9 8 9z" fill="#c2432b" />
        <path d="M7 26c0-7 6-11 13-11s13 4 13 11-6 9-13 9S7 33 7 26z" fill="#d8492a" />
      </>
    ),
    y: 24,
  },
  Coral: {
    ground: "#2a4f7c",
    body: (
      <>
        <path
          d="M12 16V6M12 11l-4-3M28 16V6M28 11l4-3M20 13V4"
          stroke="#ff8fa3"
          stroke-width="3.4"
          stroke-linecap="round"
        />
        <path d="M8 23c0-7 5-10 12-10s12 3 12 10-4 12-12 12S8 30 8 23z" fill="#ff8fa3" />
      </>
    ),
  },
  Nimbus: {
    ground: "#6e8fb5",
    body: <path d="M11 33c-6 0-8-7-4-10-1-6 5-9 9-7 2-5 11-5 13 1 6 0 8 7 5 10 1 4-2 6-6 6z" fill="#f4f8fb" />,
    y: 24,
  },
  Pepper: {
    rest: "smug",
    ground: "#dcebcf",
    body: (
      <>
        <path d="M20 11c0-4 1-6 4-8" fill="none" stroke="#3d7a3a" stroke-width="3" stroke-linecap="round" />
        <path d="M9 19c0-6 5-8 11-8s11 2 11 8c0 9-4 17-11 17S9 28 9 19z" fill="#c9302c" />
      </>
    ),
  },
  Biscuit: {
    rest: "happy",
    ground: "#5a3b26",
    body: (
      <>
        <circle cx="20" cy="21" r="14" fill="#d9a35a" />
        <path
          d="M13 13h.1M27 12h.1M31 22h.1M10 25h.1M20 9.5h.1M25 32h.1"
          stroke="#6b3f1d"
          stroke-width="3.2"
          stroke-linecap="round"
        />
      </>
    ),
  },
  Comet: {
    rest: "smug",
    ground: "#1d2350",
    body: (
      <>
        <path d="M38 2L22 14M36 10l-9 7M28 3l-9 9" stroke="#9fb6ff" stroke-width="2.6" stroke-linecap="round" />
        <path
          d="M18 11l3.5 6.5 7.5 1.2-5.2 5.3 1 7.5L18 28.3l-6.8 3.2 1-7.5L7 18.7l7.5-1.2z"
          fill="#ffd166"
          stroke="#ffd166"
          stroke-width="4"
          stroke-linejoin="round"
        />
      </>
    ),
    eyes: [14.5, 21.5],
    y: 21,
  },
  Mochi: {
    ground: "#f3b9c6",
    body: (
      <>
        <path d="M5 27c0-9 6-14 15-14s15 5 15 14c0 6-6 8-15 8S5 33 5 27z" fill="#fffaf3" />
        <path d="M10 27h3M27 27h3" stroke="#f28aa0" stroke-width="3" stroke-linecap="round" />
      </>
    ),
    y: 24,
  },
  Waffle: {
    rest: "happy",
    ground: "#7a4a1f",
    body: (
      <>
        <rect x="7" y="8" width="26" height="26" rx="7" fill="#e8b25c" />
        <path d="M15.5 8v26M24.5 8v26M7 16.5h26M7 25.5h26" stroke="#c4862f" stroke-width="1.6" />
      </>
    ),
  },
  Ziggy: {
    rest: "sad",
    ground: "#2c1f4a",
    body: (
      <path
        d="M8 14l4-6 4 5 4-7 4 7 4-5 4 6v12c0 6-5 9-12 9S8 32 8 26z"
        fill="#8ee06f"
        stroke="#8ee06f"
        stroke-width="2"
        stroke-linejoin="round"
      />
    ),
  },
};

/** A bot that nobody has drawn yet. */
const ANY_BOT: BotLook = {
  ground: "#4a5d64",
  body: (
    <>
      <path d="M20 10V5" stroke="#dfe9e4" stroke-width="2.4" stroke-linecap="round" />
      <rect x="8" y="10" width="24" height="23" rx="7" fill="#dfe9e4" />
    </>
  ),
};

function BotFace({ name, mood: now, glance }: DrawnProps) {
  const { ground, body, eyes = [15, 25], y = 21, rest = "calm" } = BOT_LOOKS[name] ?? ANY_BOT;
  const mood = now === "calm" ? rest : now;
  return (
    <>
      <circle cx="20" cy="20" r="20" fill={ground} />
      {body}
      <Eyes at={eyes} y={y} mood={mood} glance={glance} />
      <Mouth mood={mood} y={y + 6} at={(eyes[0] + eyes[1]) / 2} />
    </>
  );
}

// What all have

function Eyes({ at, y, mood, glance }: { at: [number, number]; y: number; mood: Mood; glance: Glance }) {
  return (
    <>
      {at.map((x, each) => (
        <g key={x}>
          {mood === "wince" || mood === "soot" ? (
            <path d={each ? `M${x + 2.2} ${y - 2}l-4 2 4 2` : `M${x - 2.2} ${y - 2}l4 2-4 2`} {...LINE} />
          ) : mood === "thinking" ? (
            <>
              <circle cx={x} cy={y} r="3.4" fill="#fff" stroke={INK} stroke-width=".7" />
              <circle cx={x + glance * 1.5} cy={y + (glance ? 0 : 1.2)} r="1.8" fill={INK} />
            </>
          ) : (
            <>
              <circle cx={x} cy={y} r="2" fill={INK} />
              <circle cx={x + 0.7} cy={y - 0.7} r=".7" fill="#fff" />
              {mood === "smug" && <path d={`M${x - 3} ${y - 1.4}h6`} {...LINE} stroke-width="2.2" />}
            </>
          )}
        </g>
      ))}
    </>
  );
}

const LINE = { fill: "none", stroke: INK, "stroke-width": "1.7", "stroke-linecap": "round" } as const;

/** Who has exploded is not hurt, only black. */
function Soot() {
  return <path d="M6 12q14-7 28 0l-1 16q-13 12-26 0z" opacity=".45" />;
}

function Mouth({ mood, y, at = 20 }: { mood: Mood; y: number; at?: number }) {
  if (mood === "thinking") return <path d={`M${at - 2} ${y + 0.6}h4`} {...LINE} />;
  if (mood === "smug") return <path d={`M${at - 4} ${y}q5 3.5 8-1.5`} {...LINE} />;
  if (mood === "wince" || mood === "soot") return <path d={`M${at - 4} ${y + 1}l2-1.5 2 1.5 2-1.5 2 1.5`} {...LINE} />;
  if (mood === "happy") return <path d={`M${at - 4} ${y - 1}h8c0 4-2 5.5-4 5.5s-4-1.5-4-5.5z`} fill={INK} />;
  const bend = mood === "sad" ? -2.5 : 2.5;
  const from = mood === "sad" ? y + 1.5 : y;
  return (
    <path d={`M${at - 3} ${from}q3 ${bend} 6 0`} fill="none" stroke={INK} stroke-width="1.7" stroke-linecap="round" />
  );
}

/** Numbers that follow from a name, always the same ones. */
function numbers(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 13), 1540483477) + 2654435769;
    return (state ^ (state >>> 15)) >>> 0;
  };
}

function pick<T>(from: T[], number: number): T {
  return from[number % from.length]!;
}
