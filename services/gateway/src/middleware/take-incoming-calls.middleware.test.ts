import { expect, onTestFinished, test, vi } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { takeIncomingCalls } from './take-incoming-calls.middleware.ts';

const token = `rfh_${'a'.repeat(43)}`;
const path = `/hooks/${token}`;
const instance = demoControlPlane().instances.find(({ slug }) => slug === 'acme') ?? null;
const json = { 'content-type': 'application/json' };

/** Serves the middleware; `said` is what core-api says to every call. */
async function serve(said: string | Error = 'taken', links = 0) {
  const asked: unknown[] = [];
  const middleware = takeIncomingCalls({
    secret: 'internal-secret-of-tests-0123456789abcdef',
    rates: { links },
    coreApi: {
      async callFunction(_name, input) {
        asked.push(input);
        if (said instanceof Error) throw said;
        return { said };
      },
    },
  });
  const server = await serveMiddleware(middleware, { instance });
  const call = (headers: Record<string, string> = json, body = '{"a":1}', to = path) =>
    server.ask(to, { method: 'POST', headers, body });
  return { asked, server, call };
}

test('a call is passed on with its words, its type and the id by which it is known', async () => {
  const { asked, call } = await serve();
  const answer = await call({ 'content-type': 'application/json; charset=utf-8', 'idempotency-key': 'k1' });
  expect([answer.status, answer.json()]).toEqual([202, { message: 'Taken' }]);
  await call({ 'content-type': 'text/plain', 'webhook-id': 'msg_1' }, 'Hello');
  await call({ 'content-type': 'application/x-www-form-urlencoded' }, 'title=Hello');
  expect(asked).toEqual([
    { token, type: 'json', body: '{"a":1}', message_id: 'k1' },
    { token, type: 'text', body: 'Hello', message_id: 'msg_1' },
    { token, type: 'form', body: 'title=Hello', message_id: null },
  ]);
});

test.each([
  ['again', 202],
  ['missing', 404],
  ['unreadable', 400],
  ['busy', 429],
])('what core-api says, %s, is said as %i', async (said, status) => {
  const { call } = await serve(said);
  expect((await call()).status).toBe(status);
});

test('what cannot be a call is refused without a question', async () => {
  const { asked, call, server } = await serve();
  const answers = [
    await call({ 'content-type': 'image/png' }),
    await call({}),
    await call({ ...json, 'content-encoding': 'gzip' }),
    await call(json, 'x'.repeat(64 * 1024 + 1)),
    await call(json, '{}', '/hooks/rfh_short'),
    await server.ask(path),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 413, 404, 405]);
  expect(asked).toEqual([]);
});

test('while core-api is away the sender hears that, and sends again', async () => {
  const { call } = await serve(new CoreApiUnavailableError('away'));
  expect((await call()).status).toBe(503);
});

test('an address is called at its rate, though many call, and is told when to go on', async () => {
  // All within one moment, however long they take.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  const { asked, call } = await serve('taken', 1000);
  const answers = await Promise.all(Array.from({ length: 24 }, () => call()));
  const refused = answers.filter(({ status }) => status === 429);
  expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([4, '1']);
  expect(asked).toHaveLength(20);
});

test('guessing is limited by network, and holds up no address at which calls of that network are taken', async () => {
  // One in ten seconds.
  const { call } = await serve('taken', 0.1);
  const answers = [
    await call(),
    await call(json, '{}', '/hooks/rfh_guess'),
    await call(json, '{}', `/hooks/rfh_${'b'.repeat(43)}`),
    await call(),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 429, 429, 202]);
});
