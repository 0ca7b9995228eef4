import { mixSchema } from '@reflectory/contracts/sound';
import { expect, test } from 'vitest';
import { mixForFeelings } from './mix-for-feelings.ts';

const fear = { emotion: 'worry', family: 'fear', percentage: 70, arousal: 0.8 } as const;
const joy = { emotion: 'relief', family: 'joy', percentage: 30, arousal: 0.2 } as const;

test('the strongest feeling chooses, and the same entry always sounds the same', () => {
  const made = mixForFeelings('one', [joy, fear]);
  expect(made).toMatchObject({ preset: 'shore', emotion: 'worry' });
  expect(mixForFeelings('one', [joy, fear])).toEqual(made);
  expect(mixForFeelings('two', [joy, fear]).mix.seed).not.toBe(made.mix.seed);
  expect(mixSchema.safeParse(made.mix).success).toBe(true);
});

test('the more agitated it was, the gentler it sounds', () => {
  const strength = (arousal: number) =>
    mixForFeelings('one', [{ ...fear, arousal }]).mix.layers[0]?.strength ?? 0;
  expect(strength(0.9)).toBeLessThan(strength(0.1));
});

test('an entry in which nothing was found gets something that settles', () => {
  expect(mixForFeelings('one', [])).toMatchObject({ preset: 'shore', emotion: null });
});
