import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockBuilds } from './lock-builds.ts';

test('of two that want to build one waits for the other, and may give up', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const release = await lockBuilds(new AbortController().signal, folder);
  const stopped = new AbortController();
  const givenUp = lockBuilds(stopped.signal, folder);
  stopped.abort();
  await expect(givenUp).rejects.toThrow('aborted');
  let isNext = false;
  const next = lockBuilds(new AbortController().signal, folder).then((end) => {
    isNext = true;
    return end;
  });
  // It has looked once; a lock that was free would be its own by now.
  await new Promise((resolve) => setImmediate(resolve));
  expect(isNext).toBe(false);
  release();
  (await next)();
});
