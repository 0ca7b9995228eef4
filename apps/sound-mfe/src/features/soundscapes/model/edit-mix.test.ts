import { type Mix, mixSchema, MOST_LAYERS, SOUND_KINDS } from '@reflectory/contracts/sound';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyMix, withLayer, withoutLayer, withSound } from './edit-mix.ts';

const step = fc.oneof(
  fc.constantFrom(...SOUND_KINDS).map((kind) => (mix: Mix) => withSound(mix, kind)),
  fc.nat(9).map((index) => (mix: Mix) => withoutLayer(mix, mix.layers[index]?.id ?? 'none')),
  fc
    .record({
      index: fc.nat(9),
      angle: fc.double({ noNaN: true, min: -9, max: 9 }),
      level: fc.double({ noNaN: true, min: -9, max: 9 }),
    })
    .map(
      ({ index, ...change }) =>
        (mix: Mix) =>
          withLayer(mix, mix.layers[index]?.id ?? 'none', change),
    ),
);

test('whatever somebody does with a mix, it stays one that can be kept and heard', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const mix = steps.reduce((made, change) => change(made), emptyMix(7));
      expect(mixSchema.safeParse(mix).success).toBe(true);
      expect(new Set(mix.layers.map(({ id }) => id)).size).toBe(mix.layers.length);
    }),
  );
});

test('two sounds of one kind are two, and a ninth is not taken', () => {
  const full = Array.from({ length: 10 }).reduce<Mix>((mix) => withSound(mix, 'rain'), emptyMix(1));
  expect(full.layers).toHaveLength(MOST_LAYERS);
  expect(withoutLayer(full, 'rain-2').layers.map(({ id }) => id)).not.toContain('rain-2');
});
