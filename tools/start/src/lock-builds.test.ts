import { expect, test } from 'vitest';
import { lockBuilds } from './lock-builds.ts';

test('of two that want to build one waits for the other, and may give up', async () => {
  const release = await lockBuilds(new AbortController().signal);
  const stopped = new AbortController();
  const givenUp = lockBuilds(stopped.signal);
  stopped.abort();
  await expect(givenUp).rejects.toThrow('aborted');
  let isNext = false;
  const next = lockBuilds(new AbortController().signal).then((end) => {
    isNext = true;
    return end;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isNext).toBe(false);
  release();
  (await next)();
});
