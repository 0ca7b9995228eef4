import type { Language } from '@reflectory/contracts/languages';
import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { stopLinks } from './stop-links.middleware.ts';

const token = 'a'.repeat(87);
const path = `/unsubscribe/${token}`;
const instance = demoControlPlane().instances.find(({ slug }) => slug === 'acme') ?? null;

/** Serves the middleware; what core-api was asked is kept, and `answer` is what it says. */
async function serve({
  links = 0,
  answer = {} as object | null | Error,
  languages = ['en'] as Language[],
} = {}) {
  const asked: unknown[] = [];
  const middleware = stopLinks({
    secret: 'internal-secret-of-tests-0123456789abcdef',
    rates: { links },
    releases: { findCurrent: () => null },
    coreApi: {
      async callFunction(name, input) {
        asked.push([name, input]);
        if (answer instanceof Error) throw answer;
        return answer && { kind: 'reminder-mails', isStopped: false, ...answer };
      },
    },
  });
  return {
    asked,
    server: await serveMiddleware(middleware, { instance: instance && { ...instance, languages } }),
  };
}

test('looking at a link shows one button, and stops nothing', async () => {
  const { server, asked } = await serve();
  const answer = await server.ask(path);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('<form method="post"><button type="submit">Stop these mails</button></form>');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(asked).toEqual([['stop-by-link', { token, isStopping: false }]]);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n'],
])('posting to it stops, without signing in, as %s', async (type, body) => {
  const { server, asked } = await serve({ answer: { isStopped: true } });
  const answer = await server.ask(path, { method: 'POST', headers: { 'content-type': type }, body });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('Reminders by mail are off');
  expect(asked).toEqual([['stop-by-link', { token, isStopping: true }]]);
});

test('it speaks the language of who looks, mirrored where that is written so', async () => {
  const { server } = await serve({ languages: ['en', 'ar'] });
  const answer = await server.ask(path, { headers: { 'accept-language': 'ar' } });
  expect(answer.text).toContain('<html lang="ar" dir="rtl"');
  expect(answer.text).toContain('أوقف هذه الرسائل');
  expect(answer.text).toContain(`<a href="${path}?lang=en" lang="en" hreflang="en">English</a>`);
});

test('it looks like the instance that sent it', async () => {
  const { server } = await serve();
  const { text } = await server.ask(path);
  expect(text).toContain(`<span dir="auto">${instance?.brand.productName}</span>`);
  expect(text).toContain('--color-accent:');
});

test('a link that is none says so', async () => {
  const { server } = await serve({ answer: null });
  const answer = await server.ask(path, { method: 'POST' });
  expect([answer.status, answer.text.includes('This link is not valid')]).toEqual([404, true]);
});

test('while core-api is away a mail program hears to come again', async () => {
  const { server } = await serve({ answer: new CoreApiUnavailableError('away') });
  expect((await server.ask(path, { method: 'POST' })).status).toBe(503);
});

test('other methods and other addresses are none of these links', async () => {
  const { server, asked } = await serve();
  expect((await server.ask(path, { method: 'DELETE' })).status).toBe(405);
  expect((await server.ask('/unsubscribe/short')).text).toContain('"context"');
  expect(asked).toEqual([]);
});

test('one address asks at its rate, and is told when to come again', async () => {
  const { server, asked } = await serve({ links: 1 });
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await server.ask(path)).status));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(asked.length).toBeLessThanOrEqual(11);
});
