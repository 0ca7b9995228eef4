import type { SoundKind } from '@reflectory/contracts/sound';
import { BLOCK, createStereo } from '../core/block.ts';
import { SOUNDS } from '../mix/sounds.ts';
import type { Recording } from './loudness.ts';

/** A sound as it is made, without a place, a room or a limit. */
export function recordSound(
  kind: SoundKind,
  options: { seconds: number; strength?: number; sampleRate?: number; seed?: number },
): Recording {
  const { seconds, strength = 0.5, sampleRate = 48_000, seed = 5 } = options;
  const sound = SOUNDS[kind].create({ sampleRate, seed, strength });
  const blocks = Math.ceil((seconds * sampleRate) / BLOCK);
  const left = new Float32Array(blocks * BLOCK);
  const right = new Float32Array(blocks * BLOCK);
  const block = createStereo();
  for (let i = 0; i < blocks; i++) {
    sound.render(block);
    left.set(block.left, i * BLOCK);
    right.set(block.right, i * BLOCK);
  }
  return { left, right, sampleRate };
}
