// The drawn faces of people and bots, fetched after the page.

import type { VNode } from "preact";
import type { Face } from "../../net/protocol";
import type { Glance } from "../../stage/in-motion";
import { INK } from "./inked";
import { named } from "./names";
import { ANIMALS } from "./animals";
import { ANY_BOT, type BotPortrait, BOTS } from "./bots";
import { EMOTES } from "./emotes";
import { Body, type Pose, VIEW } from "./body";
import { HATS } from "./hats";
import { Eyes, type Mood, Mouth } from "./features";

export interface Who {
  name: string;
  isBot: boolean;
  /** The face that the person chose. */
  avatar: number | null;
}

interface PortraitProps extends Who {
  hat: string;
  mood: Mood;
  glance: Glance;
}

interface FeaturesProps {
  of: BotPortrait;
  mood: Mood;
  glance: Glance;
}

/** Backgrounds for faces that depend on the name, so that two of the same animal differ. */
const GROUNDS = ["#1f7a8c", "#7b4fa3", "#3f9a5f", "#e0a030", "#3b66c4", "#c04a72", "#e7694c", "#4d6a70"];

export function portrait({ mood, glance, hat, ...who }: PortraitProps): VNode {
  const drawn = of(who);
  return (
    <svg viewBox="0 0 100 100">
      <rect width="100" height="100" fill={drawn.ground} />
      {drawn.drawn}
      {mood === "soot" && <rect width="100" height="100" fill={INK} opacity=".5" />}
      <Features of={drawn} mood={mood} glance={glance} />
      {HATS[hat]}
      {mood === "soot" && <Smoke />}
    </svg>
  );
}

/** The full figure of a person or bot. */
export function character(who: Who, mood: Mood, pose: Pose): VNode {
  const drawn = of(who);
  return (
    <svg viewBox={VIEW}>
      <Body pose={pose} jersey={drawn.ground} skin={drawn.lid}>
        {drawn.drawn}
        <Features of={drawn} mood={mood} glance={0} />
      </Body>
    </svg>
  );
}

function Features({ of: { eyes, r, lid, mouth, rest }, mood, glance }: FeaturesProps) {
  const shown = mood === "calm" ? (rest ?? mood) : mood;
  return (
    <>
      <Eyes at={eyes} r={r} mood={shown} glance={glance} lid={lid} />
      <Mouth at={mouth} mood={shown} />
    </>
  );
}

function of({ name, isBot, avatar }: Who): BotPortrait {
  return isBot ? (BOTS[name] ?? ANY_BOT) : person(name, avatar);
}

function person(name: string, avatar: number | null) {
  const hash = hashOf(name);
  if (avatar === null) return { ...ANIMALS[named(name) ?? hash % ANIMALS.length]!, ground: pick(hash >>> 8) };
  const animal = ANIMALS[avatar % ANIMALS.length]!;
  return { ...animal, ground: avatar < ANIMALS.length ? animal.ground : pick(avatar) };
}

function pick(number: number): string {
  return GROUNDS[number % GROUNDS.length]!;
}

export function emote(name: Face): VNode {
  return <svg viewBox="0 0 100 100">{EMOTES[name]}</svg>;
}

function Smoke() {
  return (
    <path
      d="M38 14q-6-4 0-9M52 12q6-4 0-9M65 15q6-3 2-8"
      fill="none"
      stroke="#d9d4d6"
      stroke-width="4"
      stroke-linecap="round"
    />
  );
}

function hashOf(name: string): number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return (state ^ (state >>> 15)) >>> 0;
}
