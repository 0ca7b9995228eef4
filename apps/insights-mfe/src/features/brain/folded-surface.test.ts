import { expect, it } from 'vitest';
import { glowAt, hemisphere, placeOfLight, surfacePoint } from './folded-surface.ts';

it('makes two halves that mirror each other and do not touch', () => {
  const right = hemisphere(1);
  const left = hemisphere(-1);
  expect(right.positions).toHaveLength(left.positions.length);
  expect(Math.max(...right.indices)).toBe(right.positions.length / 3 - 1);
  const [x, y, z] = surfacePoint([0.8, 0.6, 0], 1);
  const mirrored = surfacePoint([-0.8, 0.6, 0], -1);
  expect(mirrored[0]).toBeCloseTo(-x);
  expect(mirrored.slice(1)).toEqual([y, z]);
});

it('gives each theme a place of its own, the same each time', () => {
  const places = Array.from({ length: 8 }, (_, index) => placeOfLight(index, 8));
  expect(new Set(places.map(String)).size).toBe(8);
  expect(placeOfLight(3, 8)).toEqual(places[3]);
});

it('is bright at a light, dark far away, and brighter where a theme came up more', () => {
  const at = placeOfLight(0, 3);
  const far = [-at[0], -at[1], -at[2]] as const;
  expect(glowAt(at, [{ at, strength: 1 }])).toBe(1);
  expect(glowAt(far, [{ at, strength: 1 }])).toBeLessThan(0.01);
  expect(glowAt(at, [{ at, strength: 0.3 }])).toBeCloseTo(0.3);
});
