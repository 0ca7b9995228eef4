import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('calls that arrive meanwhile share one later run', async () => {
  let runs = 0;
  let atOnce = 0;
  const run = coalesce(async () => {
    runs += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise((resolve) => void setTimeout(resolve, 5));
    atOnce -= 1;
  });
  await Promise.all([run(), run(), run(), run()]);
  expect(runs).toBe(2);
});

test('a failed run fails its own callers only', async () => {
  let runs = 0;
  const run = coalesce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
  });
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow('first');
  await expect(second).resolves.toBeUndefined();
});
