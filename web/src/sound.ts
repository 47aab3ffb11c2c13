// Sounds, made of tones. Silent until the first click, and whenever muted.

import type { Sound } from "./games/game";
import { muted } from "./preferences";

/** Each sound as notes: pitch in hertz, start and length in seconds, and the shape of the wave. */
const SOUNDS: Record<Sound, [number, number, number, OscillatorType][]> = {
  turn: [[660, 0, 0.09, "sine"], [880, 0.09, 0.12, "sine"]],
  flip: [[320, 0, 0.05, "triangle"]],
  score: [[523, 0, 0.09, "triangle"], [659, 0.08, 0.09, "triangle"], [784, 0.16, 0.16, "triangle"]],
  steal: [[392, 0, 0.07, "square"], [587, 0.07, 0.12, "square"]],
  miss: [[220, 0, 0.14, "sine"]],
  card: [[420, 0, 0.05, "triangle"]],
  nope: [[196, 0, 0.12, "sawtooth"], [147, 0.12, 0.2, "sawtooth"]],
  shuffle: [[300, 0, 0.04, "triangle"], [340, 0.06, 0.04, "triangle"], [300, 0.12, 0.04, "triangle"]],
  kitten: [[880, 0, 0.12, "sawtooth"], [831, 0.14, 0.12, "sawtooth"], [880, 0.28, 0.12, "sawtooth"]],
  boom: [[90, 0, 0.5, "sawtooth"], [55, 0.05, 0.7, "square"]],
  win: [[523, 0, 0.12, "triangle"], [659, 0.12, 0.12, "triangle"], [784, 0.24, 0.12, "triangle"], [1047, 0.36, 0.3, "triangle"]],
};
const LOUDNESS = 0.06;

const AFTER = 300; // milliseconds; the click is answered first, for it takes a while until a page can sound

let context: AudioContext | null = null;

/** A browser lets a page sound only after a click. */
export function wake(): void {
  setTimeout(() => (context ??= new AudioContext()), AFTER);
}

export function hear(sound: Sound | null): void {
  if (!sound || !context || muted.value) return;
  const now = context.currentTime;
  for (const [pitch, start, length, wave] of SOUNDS[sound]) note(context, pitch, now + start, length, wave);
}

function note(audio: AudioContext, pitch: number, start: number, length: number, wave: OscillatorType): void {
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
