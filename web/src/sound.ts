// Sounds, from files that are fetched after the first click: silent until then, and whenever muted. Some are felt, too.

import { effect, signal } from "@preact/signals";
import type { Sound } from "./games/game";
import { muted, shakes, volume } from "./preferences";

const FILES = import.meta.glob<string>("../sounds/*.mp3", { eager: true, query: "?url", import: "default" });
const TUNED: readonly Sound[] = ["turn", "win"]; // the others never sound twice quite alike
const VARIETY = 0.08;
// on, off, on ... in milliseconds
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [40], nope: [60, 50, 110], boom: [250, 60, 120, 60, 60] };
const AFTER = 300; // milliseconds; the click is answered first, for it takes a while until a page can sound

interface Output {
  context: AudioContext;
  gain: GainNode;
}

const output = signal<Output | null>(null);
const decoded = new Map<Sound, AudioBuffer>();
const asked = new Set<Sound>();
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
  if (!output.value || muted.value) return;
  for (const path of Object.keys(FILES)) void load(named(path), output.value.context);
});

effect(() => {
  if (output.value) output.value.gain.gain.value = (volume.value / 100) ** 2; // as ears count
});

function named(path: string): Sound {
  return path.slice(path.lastIndexOf("/") + 1, -".mp3".length) as Sound;
}

/** A file that does not come is asked for again when it is wanted. */
async function load(sound: Sound, context: AudioContext): Promise<void> {
  if (asked.has(sound)) return;
  asked.add(sound);
  try {
    const response = await fetch(FILES[`../sounds/${sound}.mp3`]!, { priority: "low" });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    decoded.set(sound, await context.decodeAudioData(await response.arrayBuffer()));
  } catch (error) {
    asked.delete(sound);
    console.warn(`The sound "${sound}" could not be loaded:`, error);
  }
}

export function hear(sound: Sound | null): void {
  if (!sound || !isAwake) return;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every device can
  if (shakes.value && SHAKES[sound]) navigator.vibrate?.(SHAKES[sound]);
  if (!output.value || muted.value) return;
  const { context, gain } = output.value;
  const buffer = decoded.get(sound);
  if (!buffer) return void load(sound, context); // too late for now
  const playbackRate = TUNED.includes(sound) ? 1 : 1 + VARIETY * (Math.random() - 0.5);
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
  source.connect(gain);
  source.start();
}
