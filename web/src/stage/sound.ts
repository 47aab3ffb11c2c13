// Sounds, from files that are fetched after the first click: silent until then, and whenever muted. Some are felt, too.

import { effect, signal } from "@preact/signals";
import card from "../../sounds/card.mp3";
import flip from "../../sounds/flip.mp3";
import plop from "../../sounds/plop.mp3";
import turn from "../../sounds/turn.mp3";
import win from "../../sounds/win.mp3";
import { isSilent, shakes, volume } from "../state/preferences";

/** Something to hear. */
export interface Sound {
  file: string;
  /** How a phone vibrates with it: on, off, on ... in milliseconds. */
  shakes?: number[];
  /** The others never sound twice quite alike. */
  isTuned?: boolean;
  /** How many times as high as it was recorded. */
  pitch?: number;
}

/** Those that any game may use. */
export const SOUNDS = {
  turn: { file: turn, shakes: [40], isTuned: true },
  card: { file: card },
  flip: { file: flip },
  plop: { file: plop },
  win: { file: win, isTuned: true },
} satisfies Record<string, Sound>;

const VARIETY = 0.08;
const AFTER = 300; // milliseconds; the click is answered first, for it takes a while until a page can sound

interface Output {
  context: AudioContext;
  gain: GainNode;
}

const output = signal<Output | null>(null);
const wanted = signal<readonly Sound[]>(Object.values(SOUNDS));
const decoded = new Map<string, AudioBuffer>(); // by file
const asked = new Set<string>();
let isAwake = false;

/** A browser lets a page sound only after a click, and may take that back. */
export function wake(): void {
  const context = output.peek()?.context;
  if (context && context.state !== "running") void context.resume();
  if (isAwake) return;
  isAwake = true;
  setTimeout(() => (output.value = open()), AFTER);
}

function open(): Output {
  const context = new AudioContext();
  const gain = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, { threshold: -6, ratio: 12 }); // many at once do not clip
  gain.connect(limiter).connect(context.destination);
  return { context, gain };
}

effect(() => {
  if (!output.value || isSilent.value) return;
  for (const sound of wanted.value) void load(sound, output.value.context);
});

effect(() => {
  if (output.value) output.value.gain.gain.value = (volume.value / 100) ** 2; // as ears count
});

/** Sounds that will be heard: they are fetched as soon as a page may sound. */
export function prepare(sounds: readonly Sound[]): void {
  wanted.value = [...new Set([...wanted.peek(), ...sounds])];
}

/** Loads a sound. One that failed is tried again when it is needed. */
async function load({ file }: Sound, context: AudioContext): Promise<void> {
  if (asked.has(file)) return;
  asked.add(file);
  try {
    const response = await fetch(file, { priority: "low" });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    decoded.set(file, await context.decodeAudioData(await response.arrayBuffer()));
  } catch (error) {
    asked.delete(file);
    console.warn(`The sound ${file} could not be loaded:`, error);
  }
}

export function hear(sound: Sound | null): void {
  if (!sound || !isAwake) return;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every device can
  if (shakes.value && sound.shakes) navigator.vibrate?.(sound.shakes);
  if (!output.value || isSilent.value) return;
  const { context, gain } = output.value;
  const buffer = decoded.get(sound.file);
  if (!buffer) return void load(sound, context); // too late for now
  const playbackRate = (sound.pitch ?? 1) * (sound.isTuned ? 1 : 1 + VARIETY * (Math.random() - 0.5));
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
  source.connect(gain);
  source.start();
}
