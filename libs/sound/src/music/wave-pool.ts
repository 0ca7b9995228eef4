import { BLOCK, type Stereo } from '../core/block.ts';

const SIZE = 2048;

/** One turn of a wave of a few harmonics, with its first value once more at the end. */
function drawWave(harmonics: readonly number[]): Float32Array {
  const wave = new Float32Array(SIZE + 1);
  const whole = Math.sqrt(harmonics.reduce((sum, gain) => sum + gain * gain, 0));
  for (let i = 0; i <= SIZE; i++) {
    let value = 0;
    for (const [index, gain] of harmonics.entries())
      value += gain * Math.sin((2 * Math.PI * (index + 1) * i) / SIZE);
    wave[i] = value / whole;
  }
  return wave;
}

export type HeldTone = {
  frequency: number;
  seconds: number;
  attack: number;
  release: number;
  gain: number;
  place: number;
};

type Voice = HeldTone & { age: number; phases: [number, number]; level: number };

/** Tones that are held: two waves a little apart from each other, which swell and go as slowly as they are told. */
export type WavePool = {
  start(tone: HeldTone): void;
  add(out: Stereo, gain: number): void;
};

const ease = (share: number) => share * share * (3 - 2 * share);

export function createWavePool(options: {
  sampleRate: number;
  harmonics: readonly number[];
  detune: number;
  width: number;
}): WavePool {
  const { sampleRate, width } = options;
  const wave = drawWave(options.harmonics);
  const voices: Voice[] = [];
  const levelAt = ({ age, attack, seconds, release }: Voice) => {
    if (age < attack && age < seconds) return ease(age / attack);
    const top = Math.min(1, seconds / attack);
    return age < seconds ? 1 : ease(top) * ease(Math.max(0, 1 - (age - seconds) / release));
  };

  /** Adds one of the two waves of a voice, its gains moving from one block to the next. */
  function addWave(
    out: Stereo,
    voice: Voice,
    half: 0 | 1,
    gain: { from: number; to: number; left: number; right: number },
  ) {
    const step = (voice.frequency * (1 + (half === 0 ? -1 : 1) * options.detune) * SIZE) / sampleRate;
    const slope = (gain.to - gain.from) / BLOCK;
    const { left, right } = gain;
    const { left: leftBlock, right: rightBlock } = out;
    let phase = voice.phases[half];
    let level = gain.from;
    for (let i = 0; i < BLOCK; i++) {
      phase += step;
      if (phase >= SIZE) phase -= SIZE;
      level += slope;
      const index = phase | 0;
      const low = wave[index] ?? 0;
      const value = (low + ((wave[index + 1] ?? 0) - low) * (phase - index)) * level;
      leftBlock[i] = (leftBlock[i] ?? 0) + value * left;
      rightBlock[i] = (rightBlock[i] ?? 0) + value * right;
    }
    voice.phases[half] = phase;
  }

  return {
    start(tone) {
      voices.push({ ...tone, age: 0, level: 0, phases: [0, SIZE / 9] });
    },
    add(out, gain) {
      for (let index = voices.length - 1; index >= 0; index--) {
        const voice = voices[index];
        if (!voice) continue;
        const before = voice.level;
        voice.age += BLOCK / sampleRate;
        voice.level = levelAt(voice);
        const angle = (voice.place * Math.PI) / 2;
        const left = gain * voice.gain * Math.cos(angle);
        const right = gain * voice.gain * Math.sin(angle);
        const ramp = { from: before, to: voice.level };
        // Each of the two waves is in one ear more than in the other: that is what makes it wide.
        addWave(out, voice, 0, { ...ramp, left: left * (1 + width), right: right * (1 - width) });
        addWave(out, voice, 1, { ...ramp, left: left * (1 - width), right: right * (1 + width) });
        if (voice.age > voice.seconds + voice.release) voices.splice(index, 1);
      }
    },
  };
}
