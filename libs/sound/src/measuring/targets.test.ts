import { SOUND_KINDS } from '@reflectory/contracts/sound';
import { describe, expect, test } from 'vitest';
import { recordSound } from './record-sound.ts';
import { checkTargets, TARGETS } from './targets.ts';
import { noiseLike } from './texture.ts';

/** What comes and goes within many seconds takes longer to tell. */
const SLOW = ['waves', 'wind', 'thunder', 'bowls', 'bells'];

describe.each(SOUND_KINDS.filter((kind) => TARGETS[kind]))('%s', (kind) => {
  test('is what it says it is, and noise of the same spectrum is not', () => {
    // A power of two of frames, which is what is measured; all targets lie below 12 kHz.
    const seconds = (SLOW.includes(kind) ? 2 ** 20 : 2 ** 19) / 24_000;
    const { left, sampleRate } = recordSound(kind, { seconds, sampleRate: 24_000 });
    const noise = noiseLike(left, 3);
    const ofSound = checkTargets(kind, left.subarray(0, noise.length), sampleRate);
    expect(ofSound.filter(({ isReached }) => !isReached)).toEqual([]);
    const ofNoise = checkTargets(kind, noise, sampleRate);
    expect(ofNoise.filter(({ isReached }) => isReached)).toEqual([]);
  }, 60_000);
});
