import { expect, it } from 'vitest';
import { features } from './features.ts';

it('everything that keeps something of people says what goes with an account', () => {
  const silent = features
    .filter(({ tables = {} }) =>
      Object.values(tables).some((owner) => owner === 'person' || owner === 'shared'),
    )
    .filter(({ belongings }) => belongings === undefined)
    .map(({ tables = {} }) => Object.keys(tables)[0]);
  expect(silent).toEqual([]);
});

it('no two say the same', () => {
  const said = features.flatMap(({ belongings }) => belongings?.en ?? []);
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said).size).toBe(said.length);
});
