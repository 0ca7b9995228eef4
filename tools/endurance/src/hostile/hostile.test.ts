import { expect, it } from 'vitest';
import { runHostile } from './run-hostile.ts';

// Other tests have the processors as well: what the others notice is counted by the run that has the machine to itself,
// and so is how they fare alone.
it('every attack of a hostile member meets its bound, and the others go on being served', async () => {
  const { attacks, attacked } = await runHostile({ seconds: 12, calmSeconds: 0 });
  const met = (name: string) => attacks[name]?.statuses ?? {};
  expect(Object.values(attacks).every(({ tried }) => tried > 0)).toBe(true);
  expect(met('own rows, nested four times')).not.toHaveProperty('200');
  expect(met('exports that are hardly read')).toHaveProperty('429');
  for (const { name, times, failures } of attacked)
    expect([name, times.length > failures.length]).toEqual([name, true]);
}, 240_000);
