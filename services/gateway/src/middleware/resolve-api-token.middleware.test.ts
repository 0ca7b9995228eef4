import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { resolveApiToken } from './resolve-api-token.middleware.ts';

const token = `rfl_${'a'.repeat(43)}`;
const bearer = {
  token_id: '30000000-0000-4000-8000-000000000001',
  user_id: '20000000-0000-4000-8000-000000000001',
  scopes: ['journal:read'],
  has_second_factor: true,
};
const instance = demoControlPlane().instances.find(({ slug }) => slug === 'acme') ?? null;

/** Serves the middleware; `said` is what core-api says of every token. */
async function serve(
  said: typeof bearer | null | Error = bearer,
  perSecond = 0,
  features: Record<string, boolean> = {},
) {
  const asked: unknown[] = [];
  const middleware = resolveApiToken({
    secret: 'internal-secret-of-tests-0123456789abcdef',
    perSecond,
    hasPages: true,
    coreApi: {
      async callFunction(name, input) {
        asked.push([name, input]);
        if (said instanceof Error) throw said;
        return { bearer: said };
      },
    },
  });
  const server = await serveMiddleware(middleware, { instance, features });
  const ask = (path: string, method = 'GET', authorization = `Bearer ${token}`) =>
    server.ask(path, { method, headers: authorization === '' ? {} : { authorization } });
  return { asked, ask };
}

test('whoever a token speaks for acts with the rights of tokens, at this instance', async () => {
  const { ask, asked } = await serve();
  const { context } = (await ask('/rest/v1/entries?select=title')).json() as { context: object };
  expect(context).toMatchObject({
    token,
    principal: {
      databaseUser: 'api_token',
      userId: bearer.user_id,
      authSessionId: null,
      instanceId: instance?.id,
      claims: { aal: 'aal2', token_id: bearer.token_id, scopes: ['journal:read'] },
    },
  });
  await ask('/functions/v1/search-entries', 'POST');
  await ask('/functions/v1/Some%20words', 'POST');
  expect(asked).toEqual(
    ['GET entries', 'search-entries', 'other'].map((action) => ['identify-api-token', { token, action }]),
  );
});

test('each call asks again: what was revoked is no token', async () => {
  const { ask, asked } = await serve(null);
  expect((await ask('/rest/v1/entries')).status).toBe(401);
  expect((await ask('/rest/v1/entries')).status).toBe(401);
  expect(asked).toHaveLength(2);
  expect((await (await serve(new CoreApiUnavailableError('away'))).ask('/rest/v1/entries')).status).toBe(503);
});

test('accounts, files and channels are out of reach, and so is a table without its scope', async () => {
  const { ask, asked } = await serve();
  for (const path of ['/auth/v1/user', '/storage/v1/object/media/a', '/realtime/v1/api/broadcast'])
    expect([path, (await ask(path)).status]).toEqual([path, 403]);
  expect(asked).toEqual([]);
  expect((await ask('/rest/v1/boards')).json()).toMatchObject({
    code: '42501',
    message: 'This token has no scope for that',
  });
  expect((await ask('/rest/v1/sessions', 'POST')).status).toBe(403);
  // Of what is not open, the database says so.
  expect((await ask('/rest/v1/instance_users')).status).toBe(200);
});

test('nobody is asked about what is no such token', async () => {
  const { ask, asked } = await serve();
  expect((await ask('/rest/v1/entries', 'GET', 'Bearer rfl_short')).status).toBe(401);
  expect((await ask('/rest/v1/entries', 'GET', 'Bearer ey.other.kind')).status).toBe(200);
  expect(asked).toEqual([]);
});

test('a program is told how much it may still do, and when it may go on', async () => {
  const { ask, asked } = await serve(bearer, 1);
  const first = await ask('/rest/v1/entries');
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"token";q=10;w=10',
    ratelimit: '"token";r=9;t=0',
  });
  for (let count = 0; count < 9; count += 1) await ask('/rest/v1/entries');
  const last = await ask('/rest/v1/entries');
  expect([last.status, last.headers['retry-after']]).toEqual([429, '1']);
  expect(last.headers['ratelimit']).toBe('"token";r=0;t=1');
  expect(asked).toHaveLength(10);
});

test('an application that comes to the server for models is told how it is let in', async () => {
  const metadata =
    'resource_metadata="http://acme.localhost/.well-known/oauth-protected-resource/functions/v1/mcp"';
  const features = { integrations: true };
  const { ask, asked } = await serve(null, 0, features);
  const challengeOf = async (path: string, authorization?: string) => {
    const { status, headers } = await ask(path, 'POST', authorization);
    return [status, headers['www-authenticate']];
  };
  expect(await challengeOf('/functions/v1/mcp', '')).toEqual([401, `Bearer ${metadata}`]);
  expect(asked).toEqual([]);
  expect(await challengeOf('/functions/v1/mcp')).toEqual([401, `Bearer error="invalid_token", ${metadata}`]);
  expect(await challengeOf('/functions/v1/search-entries')).toEqual([401, 'Bearer']);
  const closed = await serve(null, 0, {});
  const answer = await closed.ask('/functions/v1/mcp', 'POST', '');
  expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
});
