import { BLOCK, createBlock, type Stereo } from '../core/block.ts';
import { blend, createGlide } from '../core/glide.ts';
import { createRandom, type Random } from '../core/random.ts';
import { createLowPass } from '../filters/one-pole.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import { roundedSaw } from './rounded-saw.ts';

type Vowel = readonly [number, number, number];

/** Where the first three resonances of a mouth lie, in hertz, for vowels of no language in particular. */
const VOWELS: readonly [Vowel, ...Vowel[]] = [
  [310, 870, 2250],
  [400, 1900, 2550],
  [530, 1840, 2480],
  [620, 1150, 2400],
  [700, 1220, 2600],
  [470, 1080, 2350],
  [350, 2100, 2800],
];

const GAINS: Vowel = [1, 0.55, 0.22];

/** What a mouth does at the moment. */
type Sound = { loud: number; pitch: number; vowel: Vowel };

type Syllable = { age: number; length: number; left: number; loud: number; isBreathy: boolean };

/** Somebody who talks without words: rhythm, pitch and vowels of speech, put together by chance. */
function createTalk(random: Random, voice: number) {
  let syllable: Syllable | undefined;
  let wait = random.next() * 3;
  const sound: Sound = { loud: 0, pitch: voice, vowel: VOWELS[0] };
  const begin = (left: number) => {
    syllable = {
      age: 0,
      length: random.between(0.13, 0.27),
      left,
      loud: random.between(0.35, 1),
      isBreathy: random.next() < 0.35,
    };
    // Pitch sinks towards the end of a phrase.
    sound.pitch = voice * blend(0.88, 1.08, Math.min(1, left / 9)) * random.between(0.93, 1.08);
    sound.vowel = random.pick(VOWELS);
  };
  return (seconds: number): Sound => {
    if (!syllable) {
      wait -= seconds;
      sound.loud = 0;
      if (wait > 0) return sound;
      begin(4 + Math.floor(random.next() * 14));
    }
    if (!syllable) return sound;
    syllable.age += seconds;
    if (syllable.age >= syllable.length) {
      if (syllable.left > 0) begin(syllable.left - 1);
      else {
        syllable = undefined;
        wait = random.wait(1.6) + 0.3;
        return sound;
      }
    }
    const isOpen = syllable.age < syllable.length * 0.62;
    sound.loud = syllable.loud * (isOpen ? 1 : syllable.isBreathy ? 0 : 0.25);
    return sound;
  };
}

/** Three resonances that glide from vowel to vowel. */
function createMouth(sampleRate: number, size: number) {
  const resonances = GAINS.map((gain, index) => ({
    gain,
    filter: createStateFilter('band', { sampleRate, frequency: 500, quality: 6 }),
    glide: createGlide({ value: VOWELS[0][index] ?? 500, seconds: 0.09, sampleRate }),
    own: createBlock(),
  }));
  return (block: Float32Array, vowel: Vowel) => {
    for (const [index, { glide, filter, own }] of resonances.entries()) {
      glide.to((vowel[index] ?? 500) * size);
      filter.tune(glide.next(), 6);
      own.set(block);
      filter.process(own);
    }
    block.fill(0);
    for (const { own, gain } of resonances) {
      for (let i = 0; i < BLOCK; i++) block[i] = (block[i] ?? 0) + (own[i] ?? 0) * gain;
    }
  };
}

/** One person at a table of a café. */
export function createMurmurVoice(options: { sampleRate: number; seed: number; place: number; far: number }) {
  const { sampleRate } = options;
  const random = createRandom(options.seed);
  const voice = random.next() < 0.5 ? random.between(95, 135) : random.between(165, 225);
  const talk = createTalk(random, voice);
  const mouth = createMouth(sampleRate, voice > 150 ? 1.14 : 1);
  const room = createLowPass({ sampleRate, frequency: blend(3800, 1300, options.far) });
  const level = createGlide({ value: 0, seconds: 0.06, sampleRate });
  const pitch = createGlide({ value: voice, seconds: 0.12, sampleRate });
  const block = createBlock();
  const angle = (options.place * Math.PI) / 2;
  let phase = random.next();

  /** Adds the next block of the voice. */
  return (out: Stereo, gain: number) => {
    const sound = talk(BLOCK / sampleRate);
    level.to(sound.loud);
    pitch.to(sound.pitch);
    const before = level.current();
    const slope = (level.next() - before) / BLOCK;
    const step = pitch.next() / sampleRate;
    if (before < 1e-4 && slope <= 0) return;
    let turned = phase;
    for (let i = 0; i < BLOCK; i++) {
      turned += step;
      if (turned >= 1) turned -= 1;
      block[i] = roundedSaw(turned, step) * (before + slope * i);
    }
    phase = turned;
    mouth(block, sound.vowel);
    room.process(block);
    const left = gain * Math.cos(angle);
    const right = gain * Math.sin(angle);
    for (let i = 0; i < BLOCK; i++) {
      out.left[i] = (out.left[i] ?? 0) + (block[i] ?? 0) * left;
      out.right[i] = (out.right[i] ?? 0) + (block[i] ?? 0) * right;
    }
  };
}
