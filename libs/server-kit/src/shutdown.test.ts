import { afterEach, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createReadiness } from './readiness.ts';
import { shutDownOnSignal } from './shutdown.ts';

afterEach(() => {
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
});

function arrange(close: () => Promise<void>) {
  const codes: number[] = [];
  const readiness = createReadiness({});
  const logger = createLogger({ name: 'test', level: 'silent' });
  shutDownOnSignal({ readiness, close, logger, exit: (code) => void codes.push(code) });
  return { codes, readiness };
}

test('the first signal reports not ready before anything is closed', async () => {
  let wasReady: boolean | undefined;
  const { codes, readiness } = arrange(async () => {
    wasReady = (await readiness.report()).isReady;
  });
  process.emit('SIGTERM');
  await expect.poll(() => codes).toEqual([0]);
  expect(wasReady).toBe(false);
});

test('a second signal exits at once', () => {
  const { codes } = arrange(() => new Promise(() => {}));
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(codes).toEqual([1]);
});

test('a shutdown that fails says so in the exit code', async () => {
  const { codes } = arrange(() => Promise.reject(new Error('stuck')));
  process.emit('SIGTERM');
  await expect.poll(() => codes).toEqual([1]);
});
