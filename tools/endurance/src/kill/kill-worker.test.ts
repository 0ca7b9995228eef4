import { expect, it } from 'vitest';
import { killWorker } from './kill-worker.ts';

it('reads every entry once and loses no event when the worker is killed while it reads and hands over', async () => {
  const { deaths, finished, findings } = await killWorker([
    'reading an entry',
    'handing over an event',
    'reading an entry',
  ]);
  expect(findings).toEqual([]);
  // A death that broke nothing off would show nothing.
  expect(Math.max(...deaths.map(({ brokenOff }) => brokenOff))).toBeGreaterThan(0);
  expect(finished).toBeGreaterThan(deaths.length);
}, 300_000);
