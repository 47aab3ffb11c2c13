// Sounds, from files that are fetched after the first click; silent until then, and while muted. Some also vibrate.

import { effect, signal } from "@preact/signals";
import card from "../../sounds/card.mp3";
import flip from "../../sounds/flip.mp3";
import plop from "../../sounds/plop.mp3";
import turn from "../../sounds/turn.mp3";
import win from "../../sounds/win.mp3";
import { isSilent, shakes, volume } from "../state/preferences";

/** A sound effect. */
export interface Sound {
  file: string;
  /** The vibration of a phone: on, off, on ... in milliseconds. */
  shakes?: number[];
  /** Whether the pitch is exact; other sounds vary a little each time. */
  isTuned?: boolean;
  /** The pitch, relative to the recording. */
  pitch?: number;
}

/** The sounds that any game may use. */
export const SOUNDS = {
  turn: { file: turn, shakes: [40], isTuned: true },
  card: { file: card },
  flip: { file: flip },
  plop: { file: plop },
  win: { file: win, isTuned: true },
} satisfies Record<string, Sound>;

const VARIETY = 0.08;
const AFTER = 300; // milliseconds: starting audio takes a while, so the page responds to the click first

interface Output {
  context: AudioContext;
  gain: GainNode;
}

const output = signal<Output | null>(null);
const wanted = signal<readonly Sound[]>(Object.values(SOUNDS));
const decoded = new Map<string, AudioBuffer>(); // by file
const asked = new Set<string>();
let isAwake = false;

/** Call on a click: browsers allow audio only after one, and may suspend it again. */
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
  const limiter = new DynamicsCompressorNode(context, { threshold: -6, ratio: 12 }); // simultaneous sounds do not clip
  gain.connect(limiter).connect(context.destination);
  return { context, gain };
}

effect(() => {
  if (!output.value || isSilent.value) return;
  for (const sound of wanted.value) void load(sound, output.value.context);
});

effect(() => {
  if (output.value) output.value.gain.gain.value = (volume.value / 100) ** 2; // perceived loudness is not linear
});

/** Fetch these sounds as soon as the page may play audio. */
export function prepare(sounds: readonly Sound[]): void {
  wanted.value = [...new Set([...wanted.peek(), ...sounds])];
}

/** Loads a sound. After a failure it is loaded again when it is next played. */
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
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every device can vibrate
  if (shakes.value && sound.shakes) navigator.vibrate?.(sound.shakes);
  if (!output.value || isSilent.value) return;
  const { context, gain } = output.value;
  const buffer = decoded.get(sound.file);
  if (!buffer) return void load(sound, context); // for the next time
  const playbackRate = (sound.pitch ?? 1) * (sound.isTuned ? 1 : 1 + VARIETY * (Math.random() - 0.5));
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
  source.connect(gain);
  source.start();
}
