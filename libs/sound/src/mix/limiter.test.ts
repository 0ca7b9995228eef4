import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCK, createStereo } from '../core/block.ts';
import { createRandom } from '../core/random.ts';
import { CEILING, createLimiter } from './limiter.ts';

test('whatever comes, nothing leaves above the ceiling', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 2, maxLength: 30 }),
      (seed, levels) => {
        const random = createRandom(seed);
        const limiter = createLimiter({ sampleRate: 48_000 });
        const block = createStereo();
        for (const level of levels) {
          for (let i = 0; i < BLOCK; i++) {
            block.left[i] = level * random.between(-1, 1);
            block.right[i] = level * random.between(-1, 1);
          }
          limiter.process(block);
          const peak = Math.max(...block.left.map(Math.abs), ...block.right.map(Math.abs));
          expect(peak).toBeLessThanOrEqual(CEILING * 1.00001);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('what is quiet passes as it is, one block later', () => {
  const limiter = createLimiter({ sampleRate: 48_000 });
  const block = createStereo();
  block.left.fill(0.3);
  block.right.fill(-0.2);
  limiter.process(block);
  expect(Math.max(...block.left)).toBe(0);
  limiter.process(block);
  expect(block.left[5]).toBeCloseTo(0.3, 6);
  expect(block.right[5]).toBeCloseTo(-0.2, 6);
});
