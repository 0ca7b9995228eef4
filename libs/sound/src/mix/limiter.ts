import { BLOCK, createStereo, type Stereo } from '../core/block.ts';

/** The highest sample that leaves: far enough below full scale that no curve between two samples passes it. */
export const CEILING = 0.8;

const RECOVERY_SECONDS = 0.25;

/**
 * Keeps every sample below the ceiling by turning down before it comes: one block late, which nobody hears. The gain moves
 * evenly within a block and at its ends is no more than what both of its neighbours bear.
 */
export function createLimiter({ sampleRate }: { sampleRate: number }): {
  process(block: Stereo): void;
  /** Forgets the block that waits. */
  clear(): void;
} {
  const waiting = createStereo();
  let waitingBears = 1;
  let gain = 1;
  const recovery = BLOCK / (RECOVERY_SECONDS * sampleRate);
  const bearableFor = ({ left, right }: Stereo) => {
    let peak = 0;
    for (let i = 0; i < BLOCK; i++) peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    return peak > CEILING ? CEILING / peak : 1;
  };
  const swap = (now: Float32Array, later: Float32Array, from: number, to: number) => {
    const step = (to - from) / BLOCK;
    for (let i = 0; i < BLOCK; i++) {
      const value = later[i] ?? 0;
      later[i] = now[i] ?? 0;
      now[i] = value * (from + step * (i + 1));
    }
  };
  return {
    clear() {
      waiting.left.fill(0);
      waiting.right.fill(0);
    },
    process(block) {
      const bears = bearableFor(block);
      const next = Math.min(waitingBears, bears, gain + recovery);
      swap(block.left, waiting.left, gain, next);
      swap(block.right, waiting.right, gain, next);
      gain = next;
      waitingBears = bears;
    },
  };
}
