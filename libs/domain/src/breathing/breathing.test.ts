import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breathAt, breathRings, cycleSeconds, pacerKeys, wholeCycles } from './breathing.ts';

const pacer = fc.constantFrom(...pacerKeys);

test('a breath never jumps: in a twentieth of a second the lungs change by a twentieth at most', () => {
  fc.assert(
    fc.property(pacer, fc.double({ noNaN: true, min: 0, max: 600 }), (key, at) => {
      const [now, next] = [breathAt(key, at), breathAt(key, at + 0.05)];
      expect(Math.abs(now.fullness - next.fullness)).toBeLessThanOrEqual(0.05);
      expect(now.share).toBeGreaterThanOrEqual(0);
      expect(now.share).toBeLessThanOrEqual(1);
    }),
  );
});

test('a length becomes whole breaths, never none, and never more than half a breath away', () => {
  fc.assert(
    fc.property(pacer, fc.integer({ min: 19, max: 3600 }), (key, seconds) => {
      const whole = wholeCycles(key, seconds);
      expect(whole).toBeGreaterThan(0);
      expect(Math.abs(whole / cycleSeconds(key) - Math.round(whole / cycleSeconds(key)))).toBeLessThan(1e-9);
      expect(Math.abs(whole - seconds)).toBeLessThanOrEqual(cycleSeconds(key) / 2 + 1e-9);
    }),
  );
  expect(wholeCycles('relaxing', 0)).toBe(19);
});

test('every ring is where a part of a breath begins', () => {
  for (const key of pacerKeys)
    for (const { at, kind } of breathRings(key, wholeCycles(key, 120)))
      expect(breathAt(key, at + 0.001).kind).toBe(kind);
});

test('four, seven, eight is what its name says', () => {
  expect(breathRings('relaxing', 38).map(({ at, kind }) => `${kind} ${at}`)).toEqual([
    'in 0',
    'hold 4',
    'out 11',
    'in 19',
    'hold 23',
    'out 30',
  ]);
});
