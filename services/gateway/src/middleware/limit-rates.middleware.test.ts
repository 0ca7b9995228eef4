import { expect, test } from 'vitest';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { createLimiter, limitRates } from './limit-rates.middleware.ts';

const [, acme = null, globex = null] = demoControlPlane().instances;

test('a flood at one instance costs another nothing', async () => {
  const middleware = limitRates({ rates: { auth: 1, calls: 1, files: 0 } });
  const flood = async (instance: typeof acme, count: number) => {
    await using server = await serveMiddleware(middleware, { instance });
    const answers = await Promise.all(Array.from({ length: count }, () => server.ask('/rest/v1/entries')));
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await flood(acme, 30)).toBeGreaterThan(10);
  expect(await flood(globex, 5)).toBe(0);
});

test('who is refused hears of it after a moment; of many, some hear at once', async () => {
  const rates = { auth: 1, calls: 1, files: 0 };
  const middleware = limitRates({ rates }, { heldMs: 2000, maxHeld: 3 });
  await using server = await serveMiddleware(middleware, { instance: acme });
  const askedAt = performance.now();
  const ask = async () => ({
    ...(await server.ask('/rest/v1/entries')),
    ms: performance.now() - askedAt,
  });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const refused = answers.filter(({ status }) => status === 429);
  // Ten pass, and one more for each second that this takes.
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.filter(({ ms }) => ms >= 1990)).toHaveLength(3);
});

test('a limit of zero is no limit', async () => {
  const middleware = limitRates({ rates: { auth: 0, calls: 0, files: 0 } });
  await using server = await serveMiddleware(middleware, { instance: acme });
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.ask('/auth/v1/token')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('a burst of ten seconds passes at once, then one for each that was waited for', () => {
  let now = 0;
  const limiter = createLimiter(2, () => now);
  const passed = (count: number) =>
    Array.from({ length: count }, () => limiter?.('key')).filter((wait) => wait === 0);
  expect(passed(50)).toHaveLength(20);
  expect(limiter?.('key')).toBe(1);
  expect(limiter?.('another key')).toBe(0);
  now += 3000;
  expect(passed(50)).toHaveLength(6);
  now += 60_000;
  expect(passed(50)).toHaveLength(20);
});

test.each([0.1, 0.3, 0.7, 2])('all of a burst of %f a second passes at any time', (perSecond) => {
  let now = 0;
  const limiter = createLimiter(perSecond, () => now);
  const starts = Array.from({ length: 2000 }, (_, index) => 1000.001 + index * 997.123_457);
  const refused = starts.filter((start) => {
    now = start;
    const burst = Array.from({ length: Math.round(perSecond * 10) }, () => limiter?.(`key ${start}`));
    return burst.some((wait) => wait !== 0);
  });
  expect(refused).toEqual([]);
});
