import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { calendarFeeds } from './calendar-feeds.middleware.ts';

const path = `/calendar/${'a'.repeat(43)}.ics`;
const instance = demoControlPlane().instances.find(({ slug }) => slug === 'acme') ?? null;

/** Serves the middleware; `calendar` is what core-api has behind every token. */
async function serve(calendar: string | null | Error, links = 0) {
  const asked: unknown[] = [];
  const middleware = calendarFeeds({
    secret: 'internal-secret-of-tests-0123456789abcdef',
    rates: { links },
    coreApi: {
      async callFunction(name, input) {
        asked.push([name, input]);
        if (calendar instanceof Error) throw calendar;
        return calendar === null ? null : { calendar };
      },
    },
  });
  return { asked, server: await serveMiddleware(middleware, { instance }) };
}

test('a calendar comes as one, and a program that has it hears so', async () => {
  const { server, asked } = await serve('BEGIN:VCALENDAR\r\n');
  const answer = await server.ask(path);
  expect([answer.status, answer.text]).toEqual([200, 'BEGIN:VCALENDAR\r\n']);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(asked).toEqual([['read-calendar-feed', { token: 'a'.repeat(43) }]]);
  const etag = String(answer.headers.etag);
  const again = await server.ask(path, { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
  const changed = await serve('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n');
  expect((await changed.server.ask(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('where there is none, or core-api is away, the program hears that', async () => {
  const none = await serve(null);
  expect((await none.server.ask(path)).status).toBe(404);
  const away = await serve(new CoreApiUnavailableError('away'));
  expect((await away.server.ask(path)).status).toBe(503);
});

test('other methods and other addresses are no calendars', async () => {
  const { server, asked } = await serve('');
  expect((await server.ask(path, { method: 'PUT' })).status).toBe(405);
  expect((await server.ask('/calendar/short.ics')).status).toBe(404);
  expect((await server.ask('/calendar/short')).text).toContain('"context"');
  expect(asked).toEqual([]);
});

test('one calendar is read at its rate, though many ask', async () => {
  const { server, asked } = await serve('BEGIN:VCALENDAR\r\n', 100);
  const statuses = await Promise.all(Array.from({ length: 9 }, async () => (await server.ask(path)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(asked).toHaveLength(5);
});
