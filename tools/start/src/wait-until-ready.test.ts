import { expect, test } from 'vitest';
import { StartError } from './settings.ts';
import { processorTime, waitUntilReady } from './wait-until-ready.ts';

const startedAt = () => performance.now();

test('a start that gets on is waited for, however long that takes', async () => {
  const start = startedAt();
  let steps = 0;
  const isReady = async () => performance.now() - start > 900;
  await waitUntilReady({ name: 'core-api', isReady, progress: () => String((steps += 1)), idleMs: 300 });
  expect(performance.now() - start).toBeGreaterThan(900);
});

test('one that does nothing is given up, and one that only tries again as well', async () => {
  const waiting = { name: 'core-api', isReady: async () => false };
  const idle = waitUntilReady({ ...waiting, progress: () => '', idleMs: 200 });
  await expect(idle).rejects.toThrow('core-api did nothing for 0.2 s: its log tells more');
  const trying = waitUntilReady({ ...waiting, progress: () => String(startedAt()), longestMs: 200 });
  await expect(trying).rejects.toThrow(StartError);
});

test.runIf(process.platform === 'linux')('a process that works uses its processor', () => {
  const before = processorTime(process.pid);
  const begun = process.cpuUsage();
  const used = () => process.cpuUsage(begun).user + process.cpuUsage(begun).system;
  // Microseconds: some ticks of the system's clock, however long they take.
  while (used() < 60_000) JSON.stringify(process.env);
  expect(processorTime(process.pid)).not.toBe(before);
  expect(processorTime(undefined)).toBe('');
});
