import { BLOCK, type Stereo } from './block.ts';

/** One tone that fades away by itself. */
export type Tone = {
  frequency: number;
  /** Seconds until it has fallen by 60 dB. */
  decay: number;
  /** Seconds until it is as loud as it will be. */
  attack: number;
  gain: number;
  /** From 0 (left) to 1 (right). */
  place: number;
  /** By how much its pitch rises, as a share of itself in a second; bubbles do. */
  rise?: number;
};

/** A pointer that turns with the tone: its height is the wave. */
type Voice = {
  x: number;
  y: number;
  cos: number;
  sin: number;
  frequency: number;
  rise: number;
  level: number;
  fall: number;
  swell: number;
  swellStep: number;
  left: number;
  right: number;
  start: number;
};

/** Tones that ring at the same time: no table, no aliasing, silence costs nothing. */
export type TonePool = {
  /** Starts a tone at a frame of the next block. The quietest gives way when there are too many. */
  start(tone: Tone, frame?: number): void;
  add(out: Stereo, gain: number): void;
  sounding(): number;
};

const SILENT = 1e-5;

/** Tones above this share of the sample rate are left out. */
const HIGHEST = 0.45;

function turnAt(voice: Voice, frequency: number, sampleRate: number) {
  voice.frequency = Math.min(frequency, sampleRate * HIGHEST);
  const angle = (2 * Math.PI * voice.frequency) / sampleRate;
  voice.cos = Math.cos(angle);
  voice.sin = Math.sin(angle);
}

function createVoice(tone: Tone, frame: number, sampleRate: number): Voice {
  const angle = (tone.place * Math.PI) / 2;
  const voice: Voice = {
    x: 1,
    y: 0,
    cos: 1,
    sin: 0,
    frequency: tone.frequency,
    rise: tone.rise ?? 0,
    level: tone.gain,
    fall: 10 ** (-3 / (tone.decay * sampleRate)),
    swell: 0,
    swellStep: 1 / Math.max(1, tone.attack * sampleRate),
    left: Math.cos(angle),
    right: Math.sin(angle),
    start: frame,
  };
  turnAt(voice, tone.frequency, sampleRate);
  return voice;
}

function addVoice(voice: Voice, out: Stereo, gain: number) {
  const { cos, sin, fall, swellStep } = voice;
  const left = voice.left * gain;
  const right = voice.right * gain;
  const { left: leftBlock, right: rightBlock } = out;
  let { x, y, level, swell } = voice;
  for (let i = voice.start; i < BLOCK; i++) {
    const next = x * cos - y * sin;
    y = x * sin + y * cos;
    x = next;
    level *= fall;
    if (swell < 1) swell = Math.min(1, swell + swellStep);
    const value = y * level * swell * swell * (3 - 2 * swell);
    leftBlock[i] = (leftBlock[i] ?? 0) + value * left;
    rightBlock[i] = (rightBlock[i] ?? 0) + value * right;
  }
  // The pointer keeps its length to the last digit for hours.
  const length = 1.5 - 0.5 * (x * x + y * y);
  voice.x = x * length;
  voice.y = y * length;
  voice.level = level;
  voice.swell = swell;
  voice.start = 0;
}

/** Index of the quietest voice. */
function quietestOf(voices: readonly Voice[]): number {
  let quietest = 0;
  for (const [index, { level }] of voices.entries()) {
    if (level < (voices[quietest]?.level ?? 0)) quietest = index;
  }
  return quietest;
}

export function createTonePool({
  sampleRate,
  voices: most,
}: {
  sampleRate: number;
  voices: number;
}): TonePool {
  const voices: Voice[] = [];
  return {
    start(tone, frame = 0) {
      if (tone.frequency >= sampleRate * HIGHEST) return;
      const voice = createVoice(tone, frame, sampleRate);
      if (voices.length < most) {
        voices.push(voice);
        return;
      }
      const quietest = quietestOf(voices);
      // Whatever may still be heard of it is not cut off.
      if ((voices[quietest]?.level ?? 0) < tone.gain * 0.003) voices[quietest] = voice;
    },
    add(out, gain) {
      for (let i = voices.length - 1; i >= 0; i--) {
        const voice = voices[i];
        if (!voice) continue;
        addVoice(voice, out, gain);
        if (voice.level < SILENT) voices.splice(i, 1);
        else if (voice.rise !== 0) {
          turnAt(voice, voice.frequency * (1 + (voice.rise * BLOCK) / sampleRate), sampleRate);
        }
      }
    },
    sounding: () => voices.length,
  };
}
