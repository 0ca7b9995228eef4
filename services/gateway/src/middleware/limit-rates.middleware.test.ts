import { expect, test } from 'vitest';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { limitRates } from './limit-rates.middleware.ts';

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

test('a limit of zero is no limit', async () => {
  const middleware = limitRates({ rates: { auth: 0, calls: 0, files: 0 } });
  await using server = await serveMiddleware(middleware, { instance: acme });
  const answers = await Promise.all(Array.from({ length: 50 }, () => server.ask('/auth/v1/token')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
